import type { ItemWords } from '../../item-words.ts';

export const flowerGarden = {
  name: 'Flower Garden',
  tasks: {
    'flower-garden.cut-back-perennials': {
      title: 'Cut back the old stems of perennials',
      why: 'Old stems shelter insects and feed birds all winter. Cut them just before new growth starts: if you wait longer, you cut off fresh shoots as well.',
      steps: [
        'Wait until new shoots show at the base, and choose a dry day.',
        'Cut the dead stems of perennials and deciduous grasses a hand’s width above the ground, or just above the new growth.',
        'Comb evergreen grasses with gloved fingers instead of cutting them.',
        'Leave shrubs and woody plants such as lavender until their own pruning season.',
        'Stack the stems loosely in a corner for a few weeks, so that overwintering insects can leave.',
      ],
      firstReason: 'Make room for fresh shoots before they grow through old stems',
      safety:
        'Wear eye protection among stiff stems and canes, and long sleeves with euphorbia: its sap burns skin and eyes.',
    },
    'flower-garden.mulch-beds': {
      title: 'Weed the beds and mulch them 5 cm deep',
      why: 'A layer of compost on damp soil keeps the water in and most weeds out, so that you water and weed far less in dry months.',
      steps: [
        'Pull or fork out the weeds with their roots while the soil is moist.',
        'If the ground is dry, water it well first, because mulch keeps dry soil dry.',
        'Spread garden compost, leaf mould or bark at least 5 cm deep.',
        'Leave a hand’s width clear around woody stems, and don’t cover the crowns of perennials, or they rot.',
      ],
      firstReason: 'Covered soil keeps its water and lets few weeds through',
      safety:
        'Open bags of compost away from your face and don’t breathe in the dust, which can carry Legionella longbeachae. Wash your hands afterwards.',
    },
    'flower-garden.deadhead': {
      title: 'Deadhead and weed the flower beds',
      why: 'Once a plant has set seed, it stops flowering. If you remove the faded flowers, most plants keep flowering for weeks.',
      steps: [
        'Pinch or cut off faded flowers just above the next leaf or bud.',
        'Cut back by half those plants that flower again after a trim, such as hardy geraniums, and water them.',
        'Leave hips, seed heads for the birds, and any plant that you want to self-seed.',
        'Hoe or pull up weed seedlings before they flower.',
        'Make it a weekly habit: ten minutes with secateurs and a bucket.',
      ],
      firstReason: 'Faded flowers cost a plant the strength for more buds',
      safety:
        'Wear gloves for foxglove, monkshood and oleander, which are poisonous, and keep the cuttings away from children and pets.',
    },
    'flower-garden.divide-clumps': {
      title: 'Lift and divide crowded clumps of perennials',
      why: 'A clump with a bare middle has exhausted its soil. Divided, it flowers again and gives you about three plants for nothing.',
      steps: [
        'Choose clumps with few flowers or a dead centre. Leave peonies and hellebores undisturbed.',
        'Cut the stems down, and lift the whole clump with a fork.',
        'Pull it apart by hand, prise it with two forks back to back, or slice it with a spade. Each piece needs roots and buds.',
        'Throw away the woody middle.',
        'Replant the young outer pieces at once, as deep as before, in soil with compost.',
        'Water them in, and again in dry weeks until the ground is cold.',
      ],
      firstReason: 'Find the clumps that have gone bare in the middle',
      safety: 'Bend your knees to lift. Cut a heavy clump in half in the ground before you lift it out.',
    },
  },
} as const satisfies ItemWords;

import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const flowerGarden: CatalogueItem = {
  name: 'Flower Garden',
  slug: 'flower-garden',
  room: 'garden',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'flower-garden.cut-back-perennials',
      title: 'Cut back the old stems of perennials',
      why: 'Old stems shelter insects and feed birds all winter. Cut them just before new growth starts: if you wait longer, you cut off fresh shoots as well.',
      steps: [
        'Wait until new shoots show at the base, and choose a dry day.',
        'Cut the dead stems of perennials and deciduous grasses a hand’s width above the ground, or just above the new growth.',
        'Comb evergreen grasses with gloved fingers instead of cutting them.',
        'Leave shrubs and woody plants such as lavender until their own pruning season.',
        'Stack the stems loosely in a corner for a few weeks, so that overwintering insects can leave.',
      ],
      tools: ['secateurs', 'gardening gloves', 'bucket'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'last frost', from: -9, best: -4, to: -1 },
      stake: 'comfort',
      appliesIf: { climates: ['hard', 'regular', 'rare'] },
      firstReason: 'Make room for fresh shoots before they grow through old stems',
      safety:
        'Wear eye protection among stiff stems and canes, and long sleeves with euphorbia: its sap burns skin and eyes.',
      sources: [
        {
          organisation: 'RHS',
          title: 'Perennials: cutting back',
          url: 'https://www.rhs.org.uk/plants/types/perennials/cutting-back',
        },
      ],
    },
    {
      id: 'flower-garden.mulch-beds',
      title: 'Weed the beds and mulch them 5 cm deep',
      why: 'A layer of compost on damp soil keeps the water in and most weeds out, so that you water and weed far less in dry months.',
      steps: [
        'Pull or fork out the weeds with their roots while the soil is moist.',
        'If the ground is dry, water it well first, because mulch keeps dry soil dry.',
        'Spread garden compost, leaf mould or bark at least 5 cm deep.',
        'Leave a hand’s width clear around woody stems, and don’t cover the crowns of perennials, or they rot.',
      ],
      tools: ['garden fork', 'wheelbarrow', 'rake', 'gardening gloves'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5, best: 4 },
      stake: 'wear',
      firstReason: 'Covered soil keeps its water and lets few weeds through',
      safety:
        'Open bags of compost away from your face and don’t breathe in the dust, which can carry Legionella longbeachae. Wash your hands afterwards.',
      sources: [
        {
          organisation: 'RHS',
          title: 'Mulches and mulching',
          url: 'https://www.rhs.org.uk/soil-composts-mulches/mulch',
        },
        { organisation: 'RHS', title: 'Health and safety: potting media and compost', url: 'https://www.rhs.org.uk/' },
      ],
    },
    {
      id: 'flower-garden.deadhead',
      title: 'Deadhead and weed the flower beds',
      why: 'Once a plant has set seed, it stops flowering. If you remove the faded flowers, most plants keep flowering for weeks.',
      steps: [
        'Pinch or cut off faded flowers just above the next leaf or bud.',
        'Cut back by half those plants that flower again after a trim, such as hardy geraniums, and water them.',
        'Leave hips, seed heads for the birds, and any plant that you want to self-seed.',
        'Hoe or pull up weed seedlings before they flower.',
        'Make it a weekly habit: ten minutes with secateurs and a bucket.',
      ],
      tools: ['secateurs', 'hoe', 'bucket'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 5, to: 9, best: 6 },
      stake: 'comfort',
      firstReason: 'Faded flowers cost a plant the strength for more buds',
      safety:
        'Wear gloves for foxglove, monkshood and oleander, which are poisonous, and keep the cuttings away from children and pets.',
      sources: [
        {
          organisation: 'RHS',
          title: 'Deadheading plants',
          url: 'https://www.rhs.org.uk/garden-jobs/deadheading-plants',
        },
      ],
    },
    {
      id: 'flower-garden.divide-clumps',
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
      tools: ['garden fork', 'spade', 'watering can', 'gardening gloves'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.threeYears,
      season: { around: 'first frost', from: -9, best: -6, to: -3 },
      stake: 'comfort',
      appliesIf: { climates: ['hard', 'regular', 'rare'] },
      firstReason: 'Find the clumps that have gone bare in the middle',
      safety: 'Bend your knees to lift. Cut a heavy clump in half in the ground before you lift it out.',
      sources: [
        {
          organisation: 'RHS',
          title: 'Perennials: dividing',
          url: 'https://www.rhs.org.uk/plants/types/perennials/dividing',
        },
      ],
    },
  ],
};

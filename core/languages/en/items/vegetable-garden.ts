import type { ItemWords } from '../../item-words.ts';

export const vegetableGarden = {
  name: 'Vegetable Garden',
  tasks: {
    'vegetable-garden.plan-rotation': {
      title: 'Plan the vegetable beds and rotate the crops',
      why: 'Cabbages grown again in the same bed feed clubroot, and potatoes feed eelworm. A fresh plan each year moves the crops away from these pests.',
      steps: [
        'Sketch the beds and write down what grew in each of them in the last three years.',
        'Sort the crops you want into four groups: cabbages; peas and beans; onions and roots; potatoes and tomatoes.',
        'Move every group one bed on, so that none returns before the fourth year. Squash, salad and sweetcorn fit wherever there is room.',
        'Go through the seed box, throw away packets that are years past their date, and list what to order.',
      ],
      firstReason: 'Write down what grew where, so that pests do not find it again',
    },
    'vegetable-garden.prepare-beds': {
      title: 'Weed the vegetable beds and spread compost',
      why: 'Vegetables need more nutrients than flowers do. A layer of compost before sowing feeds them and keeps the soil crumbly, whether you dig or not.',
      steps: [
        'Wait until the soil no longer sticks to your boots.',
        'Fork out perennial weeds with every piece of root, and hoe off the small weeds.',
        'Spread about 5 cm of garden compost or well-rotted manure. Leave it out where carrots and parsnips will grow.',
        'Leave the layer as a mulch, or fork it in lightly, then rake the bed level.',
        'Warm the first bed under fleece for two weeks before you sow.',
      ],
      firstReason: 'Compost feeds the soil before hungry crops go in',
      safety:
        'Keep your tetanus jab up to date, cover cuts, and wash your hands after handling manure. Put caps on canes, so that they can’t injure an eye.',
    },
    'vegetable-garden.clear-crops': {
      title: 'Clear spent crops and sow a green manure',
      why: 'Blighted stems and bolted lettuce carry disease into next year, and winter rain washes the nutrients out of bare soil.',
      steps: [
        'Pull up spent plants. Cut beans off at the ground and leave their roots in.',
        'Compost healthy plants. Put blighted tomatoes and potatoes, and brassicas with clubroot, in the bin or the council collection.',
        'Lift every last potato, because any left in the ground can bring the blight back.',
        'Until mid-autumn, rake bare beds and sow grazing rye. From then on, cover them with leaves or cardboard instead.',
        'Wash canes, netting and ties, and dry them before you put them away.',
      ],
      firstReason: 'Diseased leftovers infect the next crop, and bare soil loses nutrients',
      safety: 'Roll netting up off the ground: hedgehogs and snakes die in it, and people trip over it.',
    },
    'vegetable-garden.test-soil': {
      title: 'Test the soil pH and add lime if needed',
      why: 'In acid soil, roots can’t take up the nutrients that are there. A cheap test kit shows whether your beds need lime.',
      steps: [
        'Take a trowel of soil from 15 cm down at five places. Mix it, let it dry and pick out the stones.',
        'Test a sample with the kit, or post it to a laboratory.',
        'A pH between 6.5 and 7.0 suits most vegetables. Below 6.5, spread ground limestone at the rate on the packet for your soil.',
        'Spread lime while the bed is empty, and rake it in. Keep it some weeks apart from manure and fertiliser.',
        'Don’t raise the pH above 7.0 without a reason, and never lime the bed where potatoes will grow.',
      ],
      firstReason: 'Know the pH before you spend money on feed or lime',
      safety:
        'Lime dust burns eyes and skin. Wear goggles and gloves, choose a still day, and keep children and pets away.',
    },
  },
} as const satisfies ItemWords;

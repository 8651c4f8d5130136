import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const vegetableGarden: CatalogueItem = {
  name: 'Vegetable Garden',
  slug: 'vegetable-garden',
  room: 'garden',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'vegetable-garden.plan-rotation',
      title: 'Plan the vegetable beds and rotate the crops',
      why: 'Cabbages grown again in the same bed feed clubroot, and potatoes feed eelworm. A new plan each winter moves the crops away from these pests.',
      steps: [
        'Sketch the beds and write down what grew in each of them in the last three years.',
        'Sort the crops you want into four groups: cabbages; peas and beans; onions and roots; potatoes and tomatoes.',
        'Move every group one bed on, so that none returns before the fourth year. Squash, salad and sweetcorn fit wherever there is room.',
        'Go through the seed box, throw away packets that are years past their date, and list what to order.',
      ],
      tools: ['paper', 'pen'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 1, to: 3 },
      sources: [
        { organisation: 'RHS', title: 'Crop rotation', url: 'https://www.rhs.org.uk/vegetables/crop-rotation' },
      ],
    },
    {
      id: 'vegetable-garden.prepare-beds',
      title: 'Weed the vegetable beds and spread compost',
      why: 'Vegetables need more nutrients than flowers do. A layer of compost before sowing feeds them and keeps the soil crumbly, whether you dig or not.',
      steps: [
        'Wait until the soil no longer sticks to your boots.',
        'Fork out perennial weeds with every piece of root, and hoe off the small weeds.',
        'Spread about 5 cm of garden compost or well-rotted manure. Leave it out where carrots and parsnips will grow.',
        'Leave the layer as a mulch, or fork it in lightly, then rake the bed level.',
        'Warm the first bed under fleece for two weeks before you sow.',
      ],
      tools: ['garden fork', 'hoe', 'rake', 'wheelbarrow', 'gardening gloves'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 2, to: 4 },
      safety:
        'Keep your tetanus jab up to date, cover cuts, and wash your hands after handling manure. Put caps on canes, so that they can’t injure an eye.',
      sources: [
        { organisation: 'RHS', title: 'Vegetables: soil preparation and organic matter' },
        { organisation: 'NHS', title: 'Tetanus', url: 'https://www.nhs.uk/conditions/tetanus/' },
      ],
    },
    {
      id: 'vegetable-garden.clear-crops',
      title: 'Clear spent crops and sow a green manure',
      why: 'Blighted stems and bolted lettuce carry disease into next year, and winter rain washes the nutrients out of bare soil.',
      steps: [
        'Pull up spent plants. Cut beans off at the ground and leave their roots in.',
        'Compost healthy plants. Put blighted tomatoes and potatoes, and brassicas with clubroot, in the bin or the council collection.',
        'Lift every last potato, because any left in the ground can bring the blight back.',
        'Rake the bed and sow rye or winter tares before mid-autumn. Otherwise cover it with leaves or cardboard.',
        'Wash canes, netting and ties, and dry them before you put them away.',
      ],
      tools: ['garden fork', 'rake', 'secateurs', 'wheelbarrow', 'gardening gloves'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 9, to: 11 },
      safety: 'Roll netting up off the ground: hedgehogs and snakes die in it, and people trip over it.',
      sources: [
        {
          organisation: 'RHS',
          title: 'Green manures',
          url: 'https://www.rhs.org.uk/soil-composts-mulches/green-manures',
        },
        {
          organisation: 'RHS',
          title: 'Potato blight and tomato blight',
          url: 'https://www.rhs.org.uk/disease/potato-blight',
        },
      ],
    },
    {
      id: 'vegetable-garden.test-soil',
      title: 'Test the soil pH and add lime if needed',
      why: 'In acid soil, roots can’t take up the nutrients that are there. A cheap test kit shows whether your beds need lime.',
      steps: [
        'Take a trowel of soil from 15 cm down at five places. Mix it, let it dry and pick out the stones.',
        'Test a sample with the kit, or post it to a laboratory.',
        'A pH between 6.5 and 7.0 suits most vegetables. Below 6.5, spread ground limestone at the rate on the packet for your soil.',
        'Lime in autumn or winter and rake it in. Keep it some weeks apart from manure and fertiliser.',
        'Don’t raise the pH above 7.0 without a reason, and never lime the bed where potatoes will grow.',
      ],
      tools: ['trowel', 'soil test kit', 'rake', 'rubber gloves', 'safety glasses'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.threeYears,
      season: { from: 10, to: 2 },
      safety:
        'Lime dust burns eyes and skin. Wear goggles and gloves, choose a still day, and keep children and pets away.',
      sources: [
        {
          organisation: 'RHS',
          title: 'Lime and liming',
          url: 'https://www.rhs.org.uk/soil-composts-mulches/lime-liming',
        },
        { organisation: 'Penn State Extension', title: 'Soil testing: every three years' },
      ],
    },
  ],
};

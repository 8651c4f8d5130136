import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const trees: CatalogueItem = {
  name: 'Trees',
  slug: 'trees',
  room: 'garden',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'trees.inspect-trees',
      title: 'Inspect each tree from the roots to the crown',
      why: 'If a branch falls and hurts someone, you may be liable. Most trees show it before they fail: a thin crown, dead wood, cracks, or fungi at the foot.',
      steps: [
        'Stand back, then walk round each tree. Look for a thinner crown, a new lean, and dead or hanging branches.',
        'At the foot, look for mushrooms or brackets, soft bark, cracks in the soil, and cut or buried roots.',
        'On the trunk, look for splits, cavities, oozing, and tight forks with a crack below.',
        'Photograph what you find, and keep the photos with their dates.',
        'Call an arborist about anything new above a path, a roof, a road or a power line.',
        'Look at the trees again after each storm.',
        'Before anything is cut, ask the council whether the tree is protected, and check it for nesting birds.',
      ],
      tools: ['binoculars'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 6, to: 10, best: 8 },
      stake: 'costly',
      firstReason: 'Photos of each tree help you to notice later what has changed',
      safety:
        'Never stand under a hanging branch. Leave climbing, chainsaws and anything near power lines to trained arborists.',
      tenant:
        'Photograph dead or hanging branches, and keep away from below them. The owner is responsible for the trees. [[FR: Pruning is usually the tenant’s job. | ]]',
      landlord: { subject: 'inspection of the trees', notIn: ['FR'] },
      sources: [
        { organisation: 'National Tree Safety Group', title: 'Common sense risk management of trees', year: 2011 },
        {
          organisation: 'Arboricultural Association',
          title: 'Guidance for tree owners and choosing an arborist',
          url: 'https://www.trees.org.uk/Help-Advice',
        },
      ],
    },
    {
      id: 'trees.prune-fruit',
      title: 'Prune the apple and pear trees',
      why: 'Light and air in the crown give redder apples and less scab. While the tree is bare, you can see what to cut.',
      steps: [
        'On a day above freezing, cut out dead, diseased or rubbing wood. Always cut back to a bud, a side branch or the collar.',
        'Thin the middle until branches stand a hand’s width apart. Take out one or two old branches at most.',
        'Shorten the leading shoots by about a third, to a bud that faces outwards.',
        'Stop at 10 to 20% of the crown. Cutting more brings a thicket of upright shoots.',
        'Before you saw a branch thicker than your thumb, cut into its underside, so that the bark doesn’t tear. Use no wound paint.',
      ],
      tools: ['secateurs', 'loppers', 'pruning saw', 'safety glasses', 'gardening gloves'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 12, to: 3, best: 2 },
      stake: 'wear',
      appliesIf: { climates: ['hard', 'regular', 'rare'], needs: { 'tree-kinds': ['fruit', 'both'] } },
      firstReason: 'An open crown gets the light and air that keep fruit healthy',
      safety:
        'Work from the ground with long tools, or from a tripod ladder on level earth. Leave plums and cherries for summer: winter cuts let in silver leaf, a fungal disease.',
      sources: [
        {
          organisation: 'RHS',
          title: 'Apples and pears: winter pruning',
          url: 'https://www.rhs.org.uk/fruit/apples/winter-pruning',
        },
      ],
    },
    {
      id: 'trees.free-ties',
      title: 'Loosen the ties of young trees and mulch them',
      why: 'A forgotten tie can strangle a trunk within two years of growth. Grass at the foot takes the water that a young tree needs.',
      steps: [
        'Loosen each tie until a finger fits under it, and move it off any groove in the bark.',
        'Rock the tree. If the roots hold, usually after two or three years, remove the stake and the tie.',
        'Open or remove tight guards, and look underneath for gnawing and strimmer wounds.',
        'Clear the grass in a ring 1 m wide and mulch it 7 cm deep. Keep the mulch off the trunk.',
        'For the first two years, plan a deep soak of two or three watering cans in each dry week.',
      ],
      tools: ['secateurs', 'spade', 'wheelbarrow', 'gardening gloves'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5, best: 4 },
      stake: 'wear',
      appliesIf: { needs: { 'tree-kinds': ['young', 'both'] } },
      firstReason: 'A tie that no one loosens cuts into the trunk as it grows',
      safety: 'Hold the stake low and pull it out straight, with your face away from its top.',
      sources: [
        {
          organisation: 'RHS',
          title: 'Trees and shrubs: planting guide',
          url: 'https://www.rhs.org.uk/plants/types/trees/planting-trees-shrubs',
        },
      ],
    },
  ],
};

import type { ItemWords } from '../../item-words.ts';

export const trees = {
  name: 'Trees',
  tasks: {
    'trees.inspect-trees': {
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
      firstReason: 'Photos of each tree help you to notice later what has changed',
      safety:
        'Never stand under a hanging branch. Leave climbing, chainsaws and anything near power lines to trained arborists.',
      tenant:
        'Photograph dead or hanging branches, and keep away from below them. The owner is responsible for the trees. [[FR: Pruning is usually the tenant’s job. | ]]',
      landlord: 'inspection of the trees',
    },
    'trees.prune-fruit': {
      title: 'Prune the apple and pear trees',
      why: 'Light and air in the crown give redder apples and less scab. While the tree is bare, you can see what to cut.',
      steps: [
        'On a day above freezing, cut out dead, diseased or rubbing wood. Always cut back to a bud, a side branch or the collar.',
        'Thin the middle until branches stand a hand’s width apart. Take out one or two old branches at most.',
        'Shorten the leading shoots by about a third, to a bud that faces outwards.',
        'Stop at 10 to 20% of the crown. Cutting more brings a thicket of upright shoots.',
        'Before you saw a branch thicker than your thumb, cut into its underside, so that the bark doesn’t tear. Use no wound paint.',
      ],
      firstReason: 'An open crown gets the light and air that keep fruit healthy',
      safety:
        'Work from the ground with long tools, or from a tripod ladder on level earth. Leave plums and cherries for summer: winter cuts let in silver leaf, a fungal disease.',
    },
    'trees.free-ties': {
      title: 'Loosen the ties of young trees and mulch them',
      why: 'A forgotten tie can strangle a trunk within two years of growth. Grass at the foot takes the water that a young tree needs.',
      steps: [
        'Loosen each tie until a finger fits under it, and move it off any groove in the bark.',
        'Rock the tree. If the roots hold, usually after two or three years, remove the stake and the tie.',
        'Open or remove tight guards, and look underneath for gnawing and strimmer wounds.',
        'Clear the grass in a ring 1 m wide and mulch it 7 cm deep. Keep the mulch off the trunk.',
        'For the first two years, plan a deep soak of two or three watering cans in each dry week.',
      ],
      firstReason: 'A tie that no one loosens cuts into the trunk as it grows',
      safety: 'Hold the stake low and pull it out straight, with your face away from its top.',
    },
    'trees.prune-tropical-fruit': {
      title: 'Prune the fruit trees after the harvest',
      why: 'Mangoes and citrus are borne at the ends of branches. A tree that is kept low and open is easy to pick, and breaks less in a storm.',
      steps: [
        'Wait until the last fruit is off, and prune then: later cuts cost you flowers.',
        'Take out dead, diseased and crossing branches first, then upright shoots in the middle.',
        'Shorten the tallest branches, so that you can pick from the ground. Take off at most a quarter of the crown.',
        'Gather fallen and stung fruit, and leave it in the sun in a tied bag for some days: fruit flies breed in it.',
        'Spread compost or mulch under the crown, a hand’s width from the trunk.',
      ],
      firstReason: 'A low, open tree is easy to pick and breaks less in a storm',
      safety:
        'Cut from the ground, with safety glasses and gloves. The sap of mango trees burns the skin: wash it off at once. Leave high branches, and any near a cable, to an arborist.',
    },
  },
} as const satisfies ItemWords;

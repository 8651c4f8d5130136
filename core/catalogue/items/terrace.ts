import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const terrace: CatalogueItem = {
  name: 'Terrace',
  slug: 'terrace',
  room: 'garden',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'terrace.clear-drains',
      title: 'Clear the drains and gutters of the terrace',
      why: 'A terrace with a blocked drain is a basin above the ceiling of whoever lives below. Two handfuls of leaves are enough.',
      steps: [
        'Move pots aside and find every outlet, the overflow in the parapet included.',
        'Lift the grate, take the leaves and compost out by hand, and bag them. Nothing goes down the pipe.',
        'Pour a bucket of water near each outlet: it should vanish with a gurgle and leave no pool.',
        'Look at the seal along the wall and at the door sill for cracks.',
        'Put pots back on feet, a hand-width from the outlet.',
      ],
      tools: ['rubber gloves', 'bucket', 'broom'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety: 'Never reach over the parapet to a gutter, and keep water away from lamps and sockets.',
      tenant: 'Report standing water or a cracked seal to your landlord in writing.',
      sources: [{ organisation: 'Historic England', title: 'Looking after your home: gutters, hoppers and outlets' }],
    },
    {
      id: 'terrace.refresh-pots',
      title: 'Repot or top-dress the plants in tubs',
      why: 'After a year the compost is used up and has sunk. Fresh food in spring decides how the pots look in August.',
      steps: [
        'Knock a plant out of its pot: roots going round and round mean one size larger, or a trim of the root ball by a fifth.',
        'Cover the hole with a shard or mesh and repot in peat-free compost with slow-release feed, 2 to 3 cm below the rim.',
        'Too big to move? Scrape off the top 5 cm and replace it with fresh compost.',
        'Water well, stand the pots on feet, and keep the heaviest near the wall that carries them.',
      ],
      tools: ['trowel', 'compost', 'watering can', 'gardening gloves'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5 },
      safety:
        'Wet soil is far heavier than it looks: ask for the permitted load of a balcony before you add tubs, and lift with a second person. Do not breathe compost dust.',
      sources: [
        { organisation: 'RHS', title: 'Container maintenance' },
        { organisation: 'RHS', title: 'Health and safety: potting media and compost' },
      ],
    },
    {
      id: 'terrace.check-railing',
      title: 'Check the railing and tie down what can fly',
      why: 'Parasols and pots become missiles in the first gale, and a chair beside the railing is a ladder to a three-year-old.',
      steps: [
        'Push each railing panel firmly while standing well back, and look for rust, cracks and loose fixings at the base.',
        'Move chairs, boxes and tubs away from the railing where children visit.',
        'Hang window boxes on the inside, hooked and screwed, never over the street.',
        'Fold and strap the parasol, weight the furniture, and take loose things in before a storm warning.',
        'Look at awning arms and screens: no split, no loose bolt.',
      ],
      tools: ['screwdriver', 'straps'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety: 'Do not lean on a railing you doubt. Close off that side until a metalworker or mason has seen it.',
      tenant: 'Ask your landlord in writing to repair a loose railing, and keep off until it is done.',
      sources: [
        { organisation: 'RoSPA', title: 'Home safety: preventing falls from balconies' },
        { organisation: 'Met Office', title: 'What to do in strong winds and storms' },
      ],
    },
  ],
};

import type { ItemWords } from '../../item-words.ts';

export const terrace = {
  name: 'Terrace',
  tasks: {
    'terrace.clear-drains': {
      title: 'Clear the terrace drains and gutters',
      why: 'If its drain is blocked, a terrace fills with water above the ceiling of the home below. Two handfuls of leaves are enough to block it.',
      steps: [
        'Move the pots aside and find every outlet, including the overflow in the parapet.',
        'Lift the grate and take the leaves and compost out by hand. Bag them, and let nothing fall down the pipe.',
        'Pour a bucket of water near each outlet. It should drain away with a gurgle and leave no puddle.',
        'Check the seal along the wall and at the door sill for cracks.',
        'Put the pots back on feet, a hand’s width from the outlet.',
      ],
      firstReason: 'See where the water goes before a downpour tests it',
      safety: 'Never reach over the parapet to a gutter. Keep water away from lamps and sockets.',
      tenant: 'Report standing water or a cracked seal to your landlord in writing.',
    },
    'terrace.prepare-rains': {
      title: 'Get the terrace ready for the rainy season',
      why: 'Weeks of heavy rain find every crack in a flat terrace, and sealant does not hold on a wet surface. Repair it while the surface is still dry.',
      steps: [
        'Sweep the terrace bare, and take the leaves and rubbish out of the outlets and the drain to the street.',
        'Walk over the terrace slowly. Mark cracks, hollow tiles and open joints, above all where the floor meets the parapet and round pipes.',
        'Fill fine cracks with a waterproof sealant on a dry day, as its label says. Leave wide or growing cracks to a waterproofing firm.',
        'Flood one corner from a hosepipe. Water that stays after an hour shows where the slope is wrong.',
        'Look at the ceiling below for stains, and photograph them to compare after the rains.',
        'Move light things indoors, and check that the gap below the terrace door is sealed.',
      ],
      firstReason: 'Cracks can only be sealed while the surface is dry',
      safety: 'Work inside the parapet and stay clear of an edge without one. Go indoors when you hear thunder.',
      tenant:
        'Send photos of the cracks to your landlord or building manager while it is dry. Keep the outlets clear of leaves yourself.',
      landlord: 'repair of cracks in the terrace',
    },
    'terrace.refresh-pots': {
      title: 'Repot or top-dress the plants in tubs',
      why: 'After a year the compost is used up and has sunk. A fresh layer feeds the plants through another year of growth.',
      steps: [
        'Knock a plant out of its pot. If its roots go round and round, choose a pot one size larger or trim a fifth off the root ball.',
        'Cover the hole with a shard or mesh. Repot in peat-free compost with slow-release feed, 2 to 3 cm below the rim.',
        'If a pot is too big to move, scrape off the top 5 cm and replace it with fresh compost.',
        'Water well and put the pots on feet. Keep the heaviest near a load-bearing wall.',
      ],
      firstReason: 'Compost in tubs sinks and runs out of nutrients within a year',
      safety:
        'Wet soil is far heavier than it looks. Ask what load a balcony is allowed to carry before you add tubs, and lift with a second person. Don’t breathe in compost dust.',
    },
    'terrace.check-railing': {
      title: 'Check the terrace railing and secure loose objects',
      why: 'A gale can throw parasols and pots off the terrace, and a three-year-old can climb over the railing from a chair beside it.',
      steps: [
        'Stand well back and push each railing panel firmly. Look for rust, cracks and loose fixings at the base.',
        'If children live with you or visit, move chairs, boxes and tubs away from the railing.',
        'Hang window boxes on the inside, hooked and screwed, never over the street.',
        'Fold and strap the parasol, and weigh the furniture down. Take loose things indoors when a storm is forecast.',
        'Check awning arms and screens for splits and loose bolts.',
      ],
      firstReason: 'Make sure that the railing holds before someone leans on it',
      safety:
        'Don’t lean on a railing that you don’t trust. Close off that side until a metalworker or mason has checked it.',
      tenant: 'Ask your landlord in writing to repair a loose railing, and keep away from it until that is done.',
    },
  },
} as const satisfies ItemWords;

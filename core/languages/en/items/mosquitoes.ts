import type { PartWords } from '../../item-words.ts';

export const mosquitoes = {
  tasks: {
    'plumbing-and-drains.empty-standing-water': {
      title: 'Empty standing water where mosquitoes breed',
      why: 'The mosquitoes that carry dengue and Zika lay their eggs in clean still water at home, and need as little as a bottle cap of it. Eggs become mosquitoes in about a week.',
      steps: [
        'Once a week as a habit, tip out vases, buckets, plant saucers, toys and tarpaulins, and scrub the rims: eggs stick to them.',
        'Every second week, do the whole round: balcony, air-conditioner trays, fridge drip tray, floor drains, laundry poles and the cups of potted palms.',
        'Turn buckets, tins and watering cans upside down, and throw old tyres away.',
        'Cover tanks and rain barrels with a lid or a fine mesh.',
        'Put a mesh on floor traps that are rarely used, or pour water through them every week.',
        'From the ground, look whether gutters and drains hold water. If they do, have them cleared.',
      ],
      firstReason: 'A bottle cap of water is enough for mosquitoes to breed in',
      safety:
        'Don’t climb to look into a gutter, and wear gloves among rubbish. Use larvicide only as its label says, never in water that people or animals drink.',
      tenant: 'Tell the building manager about standing water on roofs, in stairwells or in shared drains.',
    },
    'plumbing-and-drains.empty-rainwater': {
      title: 'Tip out the rainwater that breeds mosquitoes',
      why: 'In the wet months every shower refills pots, tyres and blocked gutters, and a week later they send out mosquitoes. Some of these pass on dengue, so CDC advises a round every week.',
      steps: [
        'Walk round the home after rain, and do this short round each week while it is wet and warm.',
        'Empty and scrub saucers, bird baths, pet bowls, barrows, covers and anything else that has filled up.',
        'Store what can fill upside down or under a roof, and drill a hole into the foot of a swing made from a tyre.',
        'Close water tanks and barrels tightly, and mend the mesh on their vents.',
        'Look from the ground whether gutters, gullies and the drain of the air conditioner run free.',
        'Mend holes in window screens, and change the water of a pond without fish.',
      ],
      firstReason: 'A week of still water is enough for a swarm of mosquitoes',
      safety: 'Wear gloves among leaves and scrap, and watch for snakes and broken glass. Stay off the roof.',
      tenant: 'Ask the building manager to drain roofs, shared yards and blocked gutters.',
    },
    'plumbing-and-drains.empty-summer-water': {
      title: 'Leave summer mosquitoes no water to breed in',
      why: 'From late spring to autumn, mosquitoes that can pass on dengue lay their eggs where water has stood for days. The eggs survive the winter in dry pots.',
      steps: [
        'Make it a habit to empty each week what has filled up: saucers, watering cans, toys, covers and the folds of tarpaulins.',
        'Today, do the whole round. Tip the water onto soil rather than into a drain, and brush the sides, because eggs stick to them.',
        'Store under a roof or upside down what could fill, and put sand into saucers that must stay.',
        'Close rain barrels and tanks with a lid or a fine mesh.',
        'Look into the gullies and pits of the yard. Where water always stands, use a larvicide as its label says; many towns ask for it all summer.',
        'In the last round of autumn, scrub and dry every pot that you put away.',
      ],
      firstReason: 'A forgotten saucer can raise mosquitoes within about a week',
      safety:
        'Keep larvicide away from children, pets and drinking water, and wear gloves when you put it in. Two people lift the heavy cover of a pit.',
      tenant: 'Tell the building manager about water that stands in shared yards, cellars and gullies.',
    },
    'plumbing-and-drains.empty-indoor-water': {
      title: 'Empty the vases and trays in which mosquitoes breed',
      why: 'The mosquitoes that carry dengue like to live indoors and bite by day. In a flat they lay their eggs in vases, under house plants and in the trays of appliances.',
      steps: [
        'Change the water of vases and of cuttings in jars. Rinse the stems, and scrub the glass: eggs stick to it.',
        'Tip out the saucers of house plants and any bucket or basin with water in it. Do this each week as a habit.',
        'Switch the air conditioner and the fridge off, and empty the trays that you can reach, then switch both on again.',
        'Flush a toilet that isn’t used, and pour water through floor drains and overflows.',
        'Look for holes in the insect screens, and mend them.',
      ],
      firstReason: 'Even a vase holds enough still water for mosquitoes',
      safety: 'Unplug an appliance before you reach under it. Don’t lean out of a window to look at a ledge or a tray.',
      tenant: 'Tell the building manager about puddles on the roof, in the car park or in the rubbish room.',
    },
  },
} as const satisfies PartWords;

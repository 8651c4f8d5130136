import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const firePit: CatalogueItem = {
  name: 'Fire Pit',
  slug: 'fire-pit',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'fire-pit.empty-ash',
      title: 'Empty the cold ash from the fire pit',
      why: 'Ash smothers the next fire, and rain turns it into lye, which corrodes the bowl. Embers stay hot in ash for days, so use a metal bucket with a lid.',
      steps: [
        'Wait at least a day after the fire has gone out.',
        'Soak the ash from a watering can, stir, and soak it again until nothing steams or feels warm to a hand held above it.',
        'Shovel it into a metal bucket with a lid, never into a bag, a plastic bin or the compost.',
        'Leave the closed bucket outdoors for some days, 3 m from the house, the fence and the deck.',
        'Brush out the bowl, clear its drain hole and cover it against rain.',
      ],
      tools: ['metal bucket with lid', 'watering can', 'shovel', 'stiff brush', 'rubber gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 11 },
      appliesIf: { variant: 'You burn wood in it' },
      safety:
        'Water on hot embers throws up scalding steam, and cracks stone, clay or cast iron. Wet ash burns the skin, so wear gloves.',
      sources: [{ organisation: 'US Fire Administration', title: 'Outdoor fire safety and ash storage' }],
    },
    {
      id: 'fire-pit.clear-surroundings',
      title: 'Clear a safe ring around the fire pit',
      why: 'Hedges grow, chairs move and leaves blow in. Check twice a year that everything that burns is still out of reach of the sparks.',
      steps: [
        'Measure 3 m from the pit on all sides, or more if its maker or your fire service asks for it.',
        'Clear everything that burns out of that ring: firewood, cushions, dry grass, leaves, parasols.',
        'Look up: there should be no branch, awning, string of lights or cable above.',
        'Check that the pit is level, and on stone, gravel or earth, not on boards or lawn.',
        'Put a hosepipe, or a bucket of sand and one of water, within reach.',
        'Look up the local rules on fires and dry spells.',
      ],
      tools: ['rake', 'tape measure', 'bucket', 'hosepipe'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Light no fire in wind or during a fire ban. Never light it with petrol or spirit, and never leave it burning without an adult beside it.',
      sources: [
        { organisation: 'NFPA', title: 'Campfire, fire pit and outdoor burning safety' },
        { organisation: 'Insurance Information Institute', title: 'Fire pit safety' },
      ],
    },
    {
      id: 'fire-pit.inspect-bowl',
      title: 'Inspect the bowl, the screen and the gas parts',
      why: 'Heat and rain thin the metal from the inside. Embers drop through a rust hole onto the terrace, and a torn screen lets sparks out.',
      steps: [
        'Tap all round the cold bowl: dull spots and flakes are thin metal. Replace a bowl that has a hole.',
        'Check stone or brick for cracks, and legs and welds for movement, with a torch (flashlight).',
        'Brush loose rust off steel and touch it up with heat-resistant paint, on the outside only.',
        'Mend or replace a spark screen with gaps, and check that it sits firmly.',
        'On a gas pit, clear leaves and webs from the burner tray and check the hose for damage.',
        'On a gas pit with the burner off and the cylinder open, brush soapy water on the joints. Bubbles mean a leak: close the cylinder and do not light the pit.',
      ],
      tools: ['wire brush', 'torch', 'heat-resistant paint', 'washing-up liquid'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5 },
      safety:
        'Work only on a cold pit, and never look for gas with a flame. Replace broken stones only with fire brick or lava rock: river pebbles and wet concrete hold water and can burst in the heat.',
      uses: ['solvent'],
      sources: [
        { organisation: 'NFPA', title: 'Campfire, fire pit and outdoor burning safety' },
        { organisation: 'Solo Stove', title: 'Fire pit care and storage' },
      ],
    },
  ],
};

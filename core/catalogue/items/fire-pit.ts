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
      why: 'Ash smothers the next fire and turns into lye with rain, which eats the bowl. Embers live in it for days, so it leaves by a metal bucket.',
      steps: [
        'Leave the fire out for a day at least. Then soak the ash from a watering can, stir, and soak again until nothing steams or feels warm to a hand held above it.',
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
      why: 'A hedge grows, a chair moves, leaves blow in. Twice a year it is worth measuring again how far a spark has to fly.',
      steps: [
        'Pace out 3 m from the pit on all sides, or more if its maker or your fire service asks for it.',
        'Take out of that ring what burns: wood stack, cushions, dry grass, leaves, parasols.',
        'Look up: no branch, awning, string of lights or cable above.',
        'Check that it stands level on stone, gravel or earth and not on boards or lawn.',
        'Place a hosepipe, or a bucket of sand and one of water, within reach, and look up the local rules on fires and dry spells.',
      ],
      tools: ['rake', 'tape measure', 'bucket', 'hosepipe'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'No fire in wind or during a fire ban, no petrol or spirit to light it, and never a burning pit without an adult beside it.',
      sources: [
        { organisation: 'NFPA', title: 'Campfire, fire pit and outdoor burning safety' },
        { organisation: 'Insurance Information Institute', title: 'Fire pit safety' },
      ],
    },
    {
      id: 'fire-pit.inspect-bowl',
      title: 'Inspect the bowl, the screen and the gas parts',
      why: 'Heat and rain thin the metal from the inside. A rust hole drops embers on the terrace, and a torn screen lets sparks out.',
      steps: [
        'Tap all round the cold bowl: dull spots and flakes are thin metal. A hole means the end of it.',
        'Look for cracks in stone or brick, and for legs or welds that give.',
        'Brush loose rust off steel and touch it up with heat-resistant paint on the outside only.',
        'Mend or replace a spark screen with gaps, and see that it sits firmly.',
        'Gas: clear leaves and webs from the burner tray and look the hose over. Burner off, cylinder open, brush soapy water on the joints: bubbles mean a leak, so close it and do not light.',
      ],
      tools: ['wire brush', 'torch', 'heat-resistant paint', 'washing-up liquid'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5 },
      safety:
        'Only on a cold pit, and never look for gas with a flame. Replace broken stones only with fire brick or lava rock: river pebbles and wet concrete hold water and can burst in the heat.',
      uses: ['solvent'],
      sources: [
        { organisation: 'NFPA', title: 'Campfire, fire pit and outdoor burning safety' },
        { organisation: 'Solo Stove', title: 'Fire pit care and storage' },
      ],
    },
  ],
};

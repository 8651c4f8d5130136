import { type CareTask, every } from '../../domain/care-task.ts';

/** Water that comes from a well of one’s own, and waste water that must not come back. */
export const wellAndSewer: readonly CareTask[] = [
  {
    id: 'plumbing-and-drains.test-well-water',
    title: 'Have the well water tested',
    why: 'Usually, no one but the owner has a private well tested. Germs and nitrate have no taste or smell, and nitrate can harm a baby that is fed with the water.',
    steps: [
      'Order a test kit from a certified laboratory or your health office: for coliform bacteria, nitrate, pH and total dissolved solids.',
      'Ask the office what else is common where you live, such as arsenic, lead, radon or pesticides.',
      'Take the sample as the leaflet says: from a clean tap without a filter, and send it the same day.',
      'Look at the well. Its cap must be tight, above the ground and free of cracks, and water must run away from it.',
      'Keep manure, fuel, chemicals and septic tanks well away, as your local rules say.',
      'Keep the result with its date. Test again after a flood, a repair, or a change of taste, colour or smell.',
    ],
    tools: ['well water test kit'],
    minutes: 30,
    difficulty: 'beginner',
    intervalDays: every.year,
    stake: 'danger',
    hazard: 'drinking water',
    appliesIf: { property: 'House', needs: { 'water-supply': ['well'] } },
    firstReason: 'Germs and nitrate in a well have no taste or smell',
    safety:
      'If germs are found, drink only bottled or boiled water until a test is clean. Boiling doesn’t remove nitrate or metals: give babies bottled water. Never climb into a well.',
    landlord: { subject: 'test of the well water' },
    tenant:
      'The law often makes the owner responsible for the well. Ask to see the result, and tell the landlord of any change of taste, colour or smell at once.',
    sources: [
      {
        organisation: 'CDC',
        title: 'Guidelines for Testing Well Water',
        year: 2024,
        url: 'https://www.cdc.gov/drinking-water/safety/guidelines-for-testing-well-water.html',
      },
      {
        organisation: 'US EPA',
        title: 'Protect Your Home’s Water',
        url: 'https://www.epa.gov/privatewells/protect-your-homes-water',
      },
    ],
    room: 'outdoors',
  },
  {
    id: 'plumbing-and-drains.check-backwater-valve',
    title: 'Check the inspection chambers and backwater valve',
    why: 'In a cloudburst the sewer fills and pushes back into low rooms. Only a backwater valve that moves freely keeps it out, and a chamber that runs clear shows that nothing is stuck.',
    steps: [
      'In dry weather, lift the cover of each inspection chamber, if you have any, with a helper. Look in without leaning over. Water should run freely along the channel.',
      'Note roots, standing water, fat and broken walls, and call a drainage firm for them.',
      'If you have a backwater valve, ask everyone not to run water or flush, and open its cover as the manual shows. Rinse the flap, free it of rags and fat, and try it by hand.',
      'Look at its seal, grease it with silicone grease if the manual asks for it, and screw the cover on tightly.',
      'Press the test button of an electric valve. [[DE: Under DIN 1986-3, a firm services such valves twice a year. | Have a technician service it as the maker says.]]',
      'No such valve, but a floor drain or toilet below street level? Ask a plumber about one.',
    ],
    tools: ['manhole lifting keys', 'rubber gloves', 'torch (flashlight)', 'silicone grease'],
    minutes: 30,
    difficulty: 'moderate',
    intervalDays: every.year,
    season: { from: 4, to: 10, best: 5 },
    stake: 'costly',
    appliesIf: { property: 'House', needs: { drainage: ['sewer', 'sump'] } },
    firstReason: 'A stuck flap lets the sewer come up through the floor drain',
    safety:
      'Covers are heavy: lift with two people, guard the open hole, and never climb in. Sewer gas can kill. Never open a valve while it rains hard: the sewer may be pressing on it. Wash your hands afterwards.',
    landlord: { subject: 'check of the drains and backwater valve' },
    tenant: 'Report gurgling floor drains, and store nothing that water would spoil in rooms below street level.',
    sources: [
      {
        organisation: 'Institute for Catastrophic Loss Reduction',
        title: 'Handbook for Reducing Basement Flooding',
        year: 2009,
      },
      { organisation: 'CEN', title: 'EN 13564-1: Anti-flooding devices for buildings: requirements', year: 2002 },
    ],
    room: 'outdoors',
  },
];

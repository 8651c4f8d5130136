import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const boat: CatalogueItem = {
  name: 'Boat',
  slug: 'boat',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'boat.check-lifejackets',
      title: 'Inflate and inspect every lifejacket',
      why: 'Lifejacket clinics keep finding loose gas cylinders and firing heads past their date. A jacket that does not fill is a heavy scarf.',
      steps: [
        'Open each jacket as its label shows, and take a picture of the folding.',
        'Look for chafed cloth, stitching and straps, a rusty or loose cylinder, and the date on the firing head.',
        'Unscrew the cylinder and weigh it: it must match the weight stamped on it. Where it is sealed inside, only read the indicator.',
        'Blow the jacket up by mouth tube, leave it for 24 hours, and see that it is still hard.',
        'Let the air out with the cap of the tube, screw the cylinder back hand-tight, and fold as in your picture.',
        'Check flares, fire extinguishers and the throw line for their dates too.',
      ],
      tools: ['kitchen scales', 'torch'],
      minutes: 40,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 2, to: 4 },
      safety:
        'Take the cylinder out first, so that it cannot fire in your face. Patches or leaks mean a new jacket. Have it serviced by an agent at the interval of its maker, and feel the cylinder before every trip.',
      sources: [
        { organisation: 'RNLI', title: 'Lifejackets: care and checks' },
        { organisation: 'RYA', title: 'Look after your lifejacket' },
      ],
    },
    {
      id: 'boat.check-bilge-fuel',
      title: 'Check the bilge, the fuel hoses and the alarms',
      why: 'Boats sink at their moorings through a stuck float switch, and burn from a hose as old as they are. Both can be felt by hand.',
      steps: [
        'Sniff before you switch anything: if it smells of petrol or gas, air the boat and find out why first.',
        'Feel along the fuel hose for soft, cracked or wet spots, and look at the clips and the primer bulb.',
        'Lift the float switch: the bilge pump must start. Clean its strainer and the bilge.',
        'Open and close each sea-cock, and look for weeping hoses.',
        'Press the test of the carbon monoxide, gas and smoke alarms in the cabin, and try the kill cord.',
      ],
      tools: ['torch', 'sponge', 'bucket', 'rubber gloves'],
      minutes: 25,
      difficulty: 'moderate',
      intervalDays: every.quarter,
      season: { from: 4, to: 10 },
      safety:
        'Petrol inboard: run the bilge blower for four minutes before each start. No smoking, no sparks, and no repair of gas pipes by yourself.',
      sources: [
        { organisation: 'Boat Safety Scheme', title: 'Avoiding fire, explosion and carbon monoxide on boats' },
        { organisation: 'US Coast Guard', title: 'Boating safety: run the blower four minutes before starting' },
      ],
    },
    {
      id: 'boat.replace-anodes',
      title: 'Check the anodes and the propeller',
      why: 'The anode dissolves so that drive and shaft do not. Once it is gone, the water starts on aluminium that costs thousands.',
      steps: [
        'With the boat ashore, find the anodes on hull, shaft, drive and trim tabs.',
        'Replace each one that has lost half of its size. Zinc is for salt water, magnesium only for fresh, aluminium for both.',
        'Clean the seat to bright metal, bolt the new anode tight, and never paint it.',
        'Look at the propeller: straight blades, no fishing line behind it, split pin in place.',
        'After every trip in salt water, flush the outboard with fresh water as its manual shows.',
      ],
      tools: ['spanner', 'wire brush', 'torch', 'work gloves'],
      minutes: 40,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 2, to: 4 },
      safety:
        'Key and kill cord out, battery off, gear in neutral before you touch the propeller. Do not go under a boat that hangs in slings.',
      sources: [
        { organisation: 'Mercury Marine', title: 'Operation and maintenance manual: corrosion protection and anodes' },
      ],
    },
    {
      id: 'boat.winterise-engine',
      title: 'Flush the engine and lay it up before frost',
      why: 'Water left in a block or a gearcase splits it at the first hard frost, and stale fuel gums the engine by spring.',
      steps: [
        'Add fuel stabiliser by its label and run the engine on flushing muffs with fresh water for ten minutes.',
        'Outboard: stop, stand it upright and let every drop run out. Store it upright.',
        'Drain some gear oil: milky means water and a new seal. Refill from below until it shows at the top hole.',
        'Inboards: flush with non-toxic antifreeze as the manual says, or book the yard for it.',
        'Open sea-cocks ashore, drain tanks and bilge, take the battery home and keep it charged.',
        'Cover the boat so that air can pass beneath.',
      ],
      tools: ['flushing muffs', 'hosepipe', 'fuel stabiliser', 'gear oil', 'spanner', 'battery charger'],
      minutes: 90,
      difficulty: 'advanced',
      intervalDays: every.year,
      season: { from: 9, to: 11 },
      frostOnly: true,
      safety:
        'Run engines outdoors only, propeller off or well guarded, hands and hair away. Never start one without water. Charge the battery in an aired place and stay near.',
      uses: ['solvent'],
      sources: [
        { organisation: 'Yamaha Outboards', title: "Owner's manual: long-term storage" },
        { organisation: 'Mercury Marine', title: 'Operation and maintenance manual: storage preparation' },
      ],
    },
  ],
};

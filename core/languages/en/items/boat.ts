import type { ItemWords } from '../../item-words.ts';

export const boat = {
  name: 'Boat',
  tasks: {
    'boat.check-lifejackets': {
      title: 'Inflate and inspect every lifejacket',
      why: 'Lifejacket clinics keep finding loose gas cylinders and firing heads past their date. A lifejacket that does not inflate will not keep you afloat.',
      steps: [
        'Open each lifejacket as its label shows, and photograph how it is folded.',
        'Look with a torch (flashlight) for worn cloth, stitching and straps and a rusty or loose cylinder. Read the date on the firing head.',
        'Unscrew the cylinder and weigh it: it must match the weight stamped on it. If the cylinder is sealed inside, only read the indicator.',
        'Inflate the lifejacket through the mouth tube and leave it for 24 hours. It should still be hard.',
        'Let the air out with the cap of the tube, screw the cylinder back hand-tight, and fold the lifejacket as in your photograph.',
        'Check the dates of flares, fire extinguishers and the throw line too.',
      ],
      firstReason: 'A loose gas cylinder is seldom noticed before you are in the water',
      safety:
        'Take the cylinder out before you inflate the lifejacket, so that it cannot fire in your face. Replace a lifejacket that is patched or leaks. Have each lifejacket serviced by an agent at the maker’s interval, and check before every trip that its cylinder is tight.',
    },
    'boat.check-bilge-fuel': {
      title: 'Check the boat’s bilge, fuel hoses and alarms',
      why: 'A stuck float switch can sink a boat at its mooring, and an old fuel hose can set it on fire. You can check both by hand.',
      steps: [
        'Sniff before you switch anything on. If the boat smells of petrol or gas, air it and find the cause first.',
        'Feel along the fuel hose for soft, cracked or wet spots. Check the clips and the primer bulb with a torch (flashlight).',
        'Lift the float switch: the bilge pump must start. Clean its strainer and the bilge.',
        'Open and close each sea-cock (a valve in the hull), and look for weeping hoses.',
        'Press the test buttons of the carbon monoxide, gas and smoke alarms in the cabin, and try the kill cord.',
      ],
      firstReason: 'Make sure that the pump runs by itself when water comes in',
      safety:
        'With a petrol inboard, run the bilge blower for four minutes before each start. Do not smoke or make sparks, and do not repair gas pipes yourself.',
    },
    'boat.replace-anodes': {
      title: 'Check the boat’s anodes and propeller',
      why: 'An anode dissolves in place of the drive and shaft. Once it has gone, the water attacks aluminium parts that cost thousands to replace.',
      steps: [
        'With the boat ashore, find the anodes on the hull, shaft, drive and trim tabs with a torch (flashlight).',
        'Replace each anode that has lost half its size. Use zinc in salt water, magnesium only in fresh water, and aluminium in either.',
        'Clean the seat to bright metal and bolt the new anode on tightly. Never paint it.',
        'Check the propeller: the blades should be straight, the split pin in place, and no fishing line behind it.',
        'After every trip in salt water, flush the outboard with fresh water as its manual shows.',
      ],
      firstReason: 'See how much metal is left between the water and your drive',
      safety:
        'Before you touch the propeller, take out the key and the kill cord, switch the battery off and select neutral. Never go under a boat that hangs in slings.',
    },
    'boat.winterise-engine': {
      title: 'Flush the boat’s engine and lay it up for winter',
      why: 'Salt and water left in an engine corrode it all winter, and frost splits the block or the gearcase. Fuel left untreated goes stale and gums up the engine within months.',
      steps: [
        'Dose the fuel with stabiliser. Connect flushing muffs to fresh water and let the engine run for ten minutes.',
        'Outboard: stop the engine, stand it upright and let all the water run out. Store it upright.',
        'Drain some gear oil. If it is milky, water has got in and the seal needs replacing. Refill from below until oil shows at the top hole.',
        'Inboard: flush the engine with non-toxic antifreeze as the manual says, or book the boatyard to do it.',
        'With the boat ashore, open the sea-cocks and drain the tanks and the bilge.',
        'Take the battery home and keep it charged.',
        'Cover the boat so that air can pass under the cover.',
      ],
      firstReason: 'Water and salt left in an engine cost thousands by the next season',
      safety:
        'Run the engine outdoors only, with the propeller off or well guarded, and keep hands and hair away. Never start it without water. Charge the battery in a ventilated place and stay nearby.',
    },
    'boat.bring-back': {
      title: 'Bring the boat back into service',
      why: 'Most breakdowns of the season come from a valve left open, a dry seal or a flat battery. An hour ashore costs less than a tow.',
      steps: [
        'Close the sea-cocks and drain plugs, and reconnect every hose that was undone. Work each valve once.',
        'Fit the charged battery, clean and grease its terminals, and switch on the lights, horn, radio and bilge pump in turn.',
        'Check the oils, the drive belt and the fuel filter. Renew the pump’s impeller when the engine’s manual says so.',
        'Look over the fuel line, the steering and the throttle cable, and try the kill cord.',
        'Run the engine on flushing muffs. Within a minute, a steady jet of cooling water must come out.',
        'Afloat, lift the boards and look for water at the sea-cocks and the shaft, and again an hour later.',
      ],
      firstReason: 'A sea-cock left open at the lay-up can sink a boat at the slipway',
      safety:
        'Smell for fuel before you switch anything on, and air the bilge. Run the engine outdoors only, never without water, with no one near the propeller.',
    },
    'boat.plan-for-storms': {
      title: 'Plan where the boat rides out a storm',
      why: 'In a storm, boats break loose or are struck by one that has. A berth and longer lines are easy to arrange early, and impossible on the day of the warning.',
      steps: [
        'Ask the marina what it demands when a warning comes, and whether it lifts boats out. If you can, have yours lifted.',
        'For a berth afloat, get longer and thicker lines, and lay them so that the boat can rise with the water. Put at most two on a cleat.',
        'Have chafe guards ready wherever a line runs over an edge.',
        'List what comes off: covers, sails, aerials, the dinghy, electronics. Note which valves in the hull you close.',
        'Read what your insurance asks of you, take photographs, and agree with someone who will do all this if you are away.',
      ],
      firstReason: 'The safest berths are taken as soon as a storm is named',
      safety: 'Do all of it before the wind rises. Never stay aboard or go back to the boat in a storm.',
    },
  },
} as const satisfies ItemWords;

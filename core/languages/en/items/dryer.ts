import type { ItemWords } from '../../item-words.ts';

export const dryer = {
  name: 'Dryer',
  tasks: {
    'dryer.clean-vent-duct': {
      title: 'Clear lint from the dryer’s vent duct',
      why: 'Lint burns easily, and hot air blows past it at every load. Failure to clean is the leading cause of dryer fires. Do this sooner if loads take longer to dry than they used to.',
      steps: [
        'As a habit, empty the lint screen before or after every load, without exception.',
        'Unplug the dryer and move it out far enough to reach the duct without crushing it.',
        'Loosen the clamp, take the duct off, and vacuum the dryer outlet and both ends of the duct.',
        'Push a flexible duct brush through the whole run, turning it only clockwise. Vacuum up what falls out, and check with a torch (flashlight) that the duct is clear.',
        'Outdoors, if birds are nesting in the hood, stop using the dryer until they have left. Otherwise clean the hood until the flap moves freely, and take off any mesh, which clogs with lint.',
        'Replace plastic or foil hose with rigid or semi-rigid metal. Join it with clamps or foil tape, not with screws, which snag lint.',
        'Push the dryer back without kinking the duct. Run it on cold and feel for a strong stream of air at the hood.',
      ],
      firstReason: 'Lint in a hidden pipe can catch fire without warning',
      safety:
        'Do not move or disconnect a gas dryer: have a gas technician clean it. If the hood is above arm’s reach or the duct runs through the roof, book a duct cleaner.',
      tenant:
        'Clean the parts you can reach from inside. Ask your landlord to have a duct in a wall, shaft or shared riser cleaned each year.',
    },
    'dryer.clean-heat-exchanger': {
      title: 'Clean the dryer’s condenser or heat exchanger',
      why: 'When fluff covers its fins, the condenser takes less moisture out of the air. A programme of two hours then takes three and uses more electricity.',
      steps: [
        'Switch off, unplug the dryer and let it cool for half an hour. Lay a towel below the flap at the lower front.',
        'Removable condenser: undo the levers, slide it out and rinse it under the tap until the water runs clear. Hotpoint asks for this every month.',
        'Fixed heat pump fins: run a soft brush nozzle of the vacuum cleaner along them, never across. Leave self-cleaning ones alone.',
        'Wipe the seals and the chamber and lift out the fluff.',
        'Let the condenser drain well, slide it in and lock the levers.',
        'Rinse the water tank and its filter.',
        'As a habit, empty the lint screen and the water tank after each load.',
      ],
      firstReason: 'Fluff on the fins makes every load take longer',
      safety: 'The fins cut fingers and bend easily: wear gloves. Never drink the condensed water or give it to pets.',
    },
    'dryer.wash-lint-screen': {
      title: 'Wash the dryer’s lint screen and moisture sensors',
      why: 'Fabric softener leaves a film that you cannot see. It blocks the mesh of the lint screen, and it makes the moisture sensors stop the dryer too soon or too late.',
      steps: [
        'Roll off the lint, as you must before or after every load. Hold the screen under the tap: water should fall straight through.',
        'Brush both sides with hot water and washing-up liquid, rinse, and let it dry completely.',
        'Vacuum the slot of the screen with the narrow nozzle.',
        'Rub the two metal strips inside the drum with the rough side of a damp sponge, and dry them.',
        'Replace a torn screen before the next load: it lets lint reach the heater.',
      ],
      firstReason: 'Softener leaves a film that stays when you roll off the lint',
      safety: 'Let the drum cool first, and never run the dryer without its screen.',
    },
    'dryer.vacuum-surroundings': {
      title: 'Vacuum round the dryer and check its plug',
      why: 'Lint that escapes gathers out of sight behind and below the dryer, next to warm parts and a plug that carries a heavy load.',
      steps: [
        'Unplug the dryer and vacuum behind, beside and under it, and the air slots in its casing.',
        'Check the plug, socket and cable with a torch (flashlight) for brown marks, melting or cuts. The dryer needs its own wall socket, with no extension lead.',
        'Move boxes, sprays and laundry away from it, and check that fresh air can reach the room.',
        'If the dryer is vented, go outdoors while it runs. The flap should be open and the air stream strong and warm.',
        'Find the model number inside the door and look it up on the maker’s recall page.',
        'As a habit, run it only when you are at home and awake, and with an empty lint screen.',
      ],
      firstReason: 'Lint gathers out of sight, close to the heater and the cable',
      safety:
        'Never dry rags that held oil, petrol, solvent or wax: they can catch fire even after washing. Do not move a gas dryer; have it inspected by a professional.',
    },
  },
} as const satisfies ItemWords;

import type { PartWords } from '../../item-words.ts';

export const freshAir = {
  tasks: {
    'ventilation.fill-condensate-trap': {
      title: 'Fill the condensate trap of the ventilation unit',
      why: 'In winter the exchanger drips litres of water a day into a drain. A blocked drain floods the unit, and a trap that dried out in summer sucks in smells.',
      steps: [
        'Switch the unit off at its switch or plug, and open the door that the manual lets you open.',
        'Look into the tray below the exchanger with a torch (flashlight). Wipe away slime and standing water.',
        'Pour a litre of water slowly into the drain. It must run off without backing up.',
        'Fill the trap until water stands in it. Weeks of warm weather dry it out, and then it no longer stops smells.',
        'Go to the intake outdoors, as far as you can reach it from the ground, and free its grille of leaves and nests.',
        'Close the door and switch on. Listen for gurgling.',
      ],
      firstReason: 'A dry trap lets smells in, and a blocked one lets water out',
      safety:
        'Unplug before you open, and keep water away from the electronics. Leave an intake on the roof to a professional.',
      tenant: 'Ask your landlord for the manual, and report water below the unit.',
    },
    'ventilation.wash-exchanger': {
      title: 'Clean the heat exchanger of the ventilation unit',
      why: 'Dust that passes the filters settles in the narrow channels of the exchanger. It then recovers less heat, and the fans work harder and louder.',
      steps: [
        'Read in the manual whether your exchanger may be washed: those that also return moisture often bear only a vacuum cleaner.',
        'Switch the unit off and unplug it. Take out the filters and pull the exchanger out by its strap.',
        'Vacuum its four faces with a brush nozzle. Rinse a washable one with lukewarm water and a drop of washing-up liquid, and let it drain until it is dry.',
        'Wipe the casing and the tray, and vacuum the blades of the fans with a soft brush without bending them.',
        'Put the exchanger back the same way round, with clean filters, and switch on.',
      ],
      firstReason: 'A dusty exchanger gives back less heat and makes more noise',
      safety: 'Unplug first. The exchanger is heavy and its edges are sharp: hold it from below with both hands.',
      tenant: 'Ask who looks after the unit. Often it is the landlord’s firm.',
      landlord: 'cleaning of the heat recovery unit',
    },
    'ventilation.clean-robot-vacuum': {
      title: 'Clean the robot vacuum’s brushes and sensors',
      why: 'Hair round the axles stops the brushes and wears out the motor. Dusty sensors make the robot fall down a step or miss its dock.',
      steps: [
        'Switch the robot off. Cut hair off the main brush and the side brush, and pull it out of their bearings.',
        'Tap the filter out over the bin. Rinse it only if the manual allows it, and let it dry for a day.',
        'Wipe the sensors underneath, the charging contacts and the wheels with a dry cloth.',
        'Empty and rinse the mop’s tank, and wash its cloth.',
        'Look at the robot’s and the dock’s cable and plug. Stop using a battery that swells or gets hot.',
      ],
      firstReason: 'Hair round the axles is what stops a robot vacuum',
      safety: 'Don’t wet the robot or its dock. Charge it away from the way out, and never with a damaged battery.',
    },
  },
} as const satisfies PartWords;

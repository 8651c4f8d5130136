import type { PartWords } from '../../item-words.ts';

export const wellAndSewer = {
  tasks: {
    'plumbing-and-drains.test-well-water': {
      title: 'Have the well water tested',
      why: 'Usually, no one but the owner has a private well tested. Germs and nitrate have no taste or smell, and nitrate can harm a baby that is fed with the water.',
      steps: [
        'Order a test kit from [[FR: an approved laboratory, from the list of your ARS | a certified laboratory or your health office]]: for coliform bacteria, nitrate, pH and total dissolved solids.',
        'Ask the office what else is common where you live, such as arsenic, lead, radon or pesticides.',
        '[[FR: A private well must be declared at the town hall. | ]] Take the sample as the leaflet says: from a clean tap without a filter, and send it the same day.',
        'Look at the well. Its cap must be tight, above the ground and free of cracks, and water must run away from it.',
        'Keep manure, fuel, chemicals and septic tanks well away, as your local rules say.',
        'Keep the result with its date. Test again after a flood, a repair, or a change of taste, colour or smell.',
      ],
      firstReason: 'Germs and nitrate in a well have no taste or smell',
      safety:
        'If germs are found, drink only bottled or boiled water until a test is clean. Boiling doesn’t remove nitrate or metals: give babies bottled water until a test is clean, and drink it yourself if there is too much of either. Never climb into a well.',
      tenant:
        'The law often makes the owner responsible for the well. Ask to see the result, and tell the landlord of any change of taste, colour or smell at once.',
      landlord: 'test of the well water',
    },
    'plumbing-and-drains.check-backwater-valve': {
      title: 'Check the inspection chambers and backwater valve',
      why: 'In a cloudburst the sewer fills and pushes back into low rooms. Only a backwater valve that moves freely keeps it out, and a chamber that runs clear shows that nothing is stuck.',
      steps: [
        'In dry weather, lift the cover of each inspection chamber, if you have any, with a helper. Look in without leaning over. Water should run freely along the channel.',
        'Note roots, standing water, fat and broken walls, and call a drainage firm for them.',
        'If you have a backwater valve, ask everyone not to run water or flush, and open its cover as the manual shows. Rinse the flap, free it of rags and fat, and try it by hand.',
        'Look at its seal, grease it with silicone grease if the manual asks for it, and screw the cover on tightly.',
        'Press the test button of an electric valve. [[DE: Under DIN 1986-3, a firm services such valves twice a year. | Have a technician service it as the maker says.]]',
        'If you have no such valve, but a floor drain or toilet below street level, ask a plumber whether you need one.',
      ],
      firstReason: 'A stuck flap lets the sewer come up through the floor drain',
      safety:
        'Covers are heavy: lift with two people, guard the open hole, and never climb in. Sewer gas can kill. Never open a valve while it rains hard: the sewer may be pressing on it. Wash your hands afterwards.',
      tenant: 'Report gurgling floor drains, and store nothing that water would spoil in rooms below street level.',
      landlord: 'check of the drains and backwater valve',
    },
    'plumbing-and-drains.protect-flat-pipes': {
      title: 'Wrap the flat’s water meter and balcony pipes',
      why: 'In a flat, the meter in an open corridor and the pipes on the balcony freeze first. A burst one leaves you without water and soaks the flat below.',
      steps: [
        'Fill the meter box with dry clothes or bubble wrap, and close the gaps round its pipes.',
        'Cover its lid from inside too, and tape a plastic sheet over it.',
        'Slip foam over bare pipes and the tap on the balcony, tape the seams, and keep the windows there shut when it freezes.',
        'If the washing machine is on the balcony, don’t run it while its drain may be frozen: the water comes up one floor below.',
        'When you go away, or at −15 °C and below, let a tap run in a thin thread.',
        'If the meter or a pipe freezes, thaw it with a towel soaked in lukewarm water, then warmer, but never above 50 °C.',
      ],
      firstReason: 'A water meter in a cold corridor is the first thing to freeze',
      safety:
        'Never thaw a meter or pipe with a flame or boiling water. Keep heaters and hair dryers off a wet balcony.',
      tenant: 'Ask the building manager for the cover of the meter box, and report a cracked meter at once.',
    },
    'plumbing-and-drains.watch-cold-pipes': {
      title: 'Keep the water pipes from freezing in deep cold',
      why: 'Pipes freeze first where no one looks: at an outside wall, in the garage, where the supply comes in. Ice bursts them, and the thaw floods the house.',
      steps: [
        'In the first deep cold, feel the pipes at outside walls, in the cellar and the garage, and at the pump or tank. What is ice cold needs lagging or warmth.',
        'Close the gaps through which cold air blows on a pipe, keep the garage shut, and open the doors of cupboards on outside walls.',
        'Check that a heating cable on a pipe is plugged in, warm and undamaged.',
        'While it is coldest, let the tap furthest from the supply drip, and heat as much by night as by day.',
        'If only a trickle comes, open that tap and warm the pipe with a hair dryer, from the tap back. Know where to shut the water off.',
        'When you go away, leave the heating at 13 °C or more, or have the pipes drained.',
      ],
      firstReason: 'A frozen pipe floods the house when it thaws',
      safety:
        'Never thaw a pipe with a flame or a heater that burns fuel. Keep electric devices out of water, and don’t use one where the floor is wet. If a pipe has burst, shut the water off and call a plumber.',
      tenant: 'Tell your landlord which pipes are ice cold, and keep the rooms heated while you are away.',
    },
  },
} as const satisfies PartWords;

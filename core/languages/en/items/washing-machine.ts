import type { ItemWords } from '../../item-words.ts';

export const washingMachine = {
  name: 'Washing Machine',
  tasks: {
    'washing-machine.run-maintenance-wash': {
      title: 'Run an empty hot wash in the washing machine',
      why: 'Cool washes and liquid detergent leave slime in the drum and hoses, which makes clean towels smell. A hot wash with powder removes it.',
      steps: [
        'Empty the drum and check the seal for coins and hairpins.',
        'Put half a dose of powder detergent in the drawer. Powder contains oxygen bleach, but liquids do not.',
        'Choose the drum-clean programme, or cottons at 60 °C or hotter, and start it with nothing inside. If you wash mostly cool, do this every month.',
        'When it ends, wipe the drum dry and leave the door and drawer ajar, as you should after every wash.',
      ],
      firstReason: 'Hot water removes the slime that cool washes leave behind',
      safety:
        'The door glass gets hot during this programme. Small children and cats climb into open drums: look inside before each wash.',
    },
    'washing-machine.clean-seal-drawer': {
      title: 'Clean the washing machine’s door seal and drawer',
      why: 'Lint, hair and softener stay wet in the rubber fold and the drawer housing, and black mould grows there. It is easy to prevent and hard to bleach out.',
      steps: [
        'Pull the lower fold of the seal open and take out lint, hair and coins.',
        'Wipe all round inside the fold with warm soapy water, and clear the small drain holes at the bottom.',
        'Press the catch and take the drawer out. Lift the siphon cap from the softener chamber and rinse everything in hot water.',
        'Brush the housing, especially its ceiling, where the jets are. Keep the brush wet but not dripping.',
        'Dry the fold, check the rubber for cuts, and slide the drawer back.',
      ],
      firstReason: 'Black mould in rubber is easier to prevent than to remove',
      safety: 'Unplug the machine first. Look before you feel: pins and underwires hide in the fold.',
    },
    'washing-machine.clean-pump-filter': {
      title: 'Clean the washing machine’s pump filter or lint trap',
      why: 'This filter catches coins, hair and fluff. When it is full, the machine can’t drain: it stops full of dirty water with the door locked.',
      steps: [
        'After a cool wash, unplug the machine. No flap at the lower front? Many top-loaders have a lint trap in the drum or agitator: rinse that and skip the rest.',
        'Lay towels down, and set a flat dish under the flap.',
        'Pull out the small drain hose, if there is one, and let the water run into the dish. You may have to empty the dish several times.',
        'Turn the filter anticlockwise in small steps until the last water is out, then pull it out.',
        'Take out the fluff and coins and rinse the filter. With a torch (flashlight), look and feel behind it: the wheel should turn with a slight jerk.',
        'Screw the filter in firmly, refit the hose plug, and look for drips during the next wash. Before every wash, empty all pockets.',
        'Whirlpool advises a rinse at least twice a year, and every two months if you wash every day.',
      ],
      firstReason: 'Know how to drain the machine before it stops full of water',
      safety:
        'Water from a hot wash scalds: wait until it has cooled. Pins and blades collect in the filter, so wear gloves.',
    },
    'washing-machine.check-hoses': {
      title: 'Check the washing machine’s hoses and inlet strainers',
      why: 'A burst fill hose floods your home with mains water until someone closes the tap. Old rubber shows damage before it bursts.',
      steps: [
        'Unplug the machine, close the taps and ease it forward with a second person.',
        'Bend each fill hose. If it has cracks, blisters, rust or a damp nut, fit another hose and washer. Whirlpool advises changing hoses after five years.',
        'Unscrew the hose from the machine over a bucket. Pull the strainer from the valve with pliers, rinse it and refit both.',
        'Check that the drain hose has no kinks, is clipped high and can’t jump out of its standpipe.',
        'Open the taps, dry every joint with paper and look again in 10 minutes.',
        'Level the feet and tighten their lock nuts.',
        'Close the taps whenever you go away for more than a day or two.',
      ],
      firstReason: 'A burst hose is one of the most expensive leaks in a home',
      safety:
        'The machine weighs about 70 kg: two people should walk it out corner by corner. Unplug it before you undo a hose.',
      tenant: 'Ask your landlord to replace a tap that won’t close or a fixed hose that is cracked.',
    },
  },
} as const satisfies ItemWords;

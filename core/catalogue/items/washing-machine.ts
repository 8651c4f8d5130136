import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const washingMachine: CatalogueItem = {
  name: 'Washing Machine',
  slug: 'washing-machine',
  room: 'laundry',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'washing-machine.run-maintenance-wash',
      title: 'Run an empty hot maintenance wash',
      why: 'Cool washes and liquid detergent leave a slime in the drum and hoses that makes clean towels smell. Heat and powder take it away.',
      steps: [
        'Empty the drum and check the seal for coins and hairpins.',
        'Put half a dose of powder detergent in the drawer: powder contains oxygen bleach, liquids do not.',
        'Choose the drum-clean programme, or cottons at 60 °C or hotter, and start it with nothing inside.',
        'When it ends, wipe the drum dry and leave door and drawer ajar, as you should after every wash.',
      ],
      tools: ['powder detergent', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      safety:
        'The door glass gets hot in this programme. An open drum draws small children and cats: look inside before each wash.',
      sources: [
        { organisation: 'AEG', title: 'Washing machine user manual: maintenance wash' },
        {
          organisation: 'International Association for Soaps, Detergents and Maintenance Products (A.I.S.E.)',
          title: 'Cleanright: laundry hygiene',
        },
      ],
    },
    {
      id: 'washing-machine.clean-seal-drawer',
      title: 'Clean the door seal and detergent drawer',
      why: 'Lint, hair and softener sit wet in the rubber fold and in the drawer housing. Black mould there is easy to stop and hard to bleach out later.',
      steps: [
        'Pull the lower fold of the seal open and take out lint, hair and coins.',
        'Wipe all round inside the fold with warm soapy water, and clear the small drain holes at the bottom.',
        'Press the catch and take the drawer out. Lift the siphon cap from the softener chamber and rinse it all in hot water.',
        'Brush the housing, above all its ceiling, where the jets are. Keep the brush wet, not dripping.',
        'Dry the fold, look for cuts in the rubber, and slide the drawer back.',
      ],
      tools: ['microfibre cloth', 'old toothbrush', 'washing-up liquid'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      safety: 'Switch off at the plug, and look before you feel: pins and underwires hide in the fold.',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Washing machine user manual: cleaning the detergent drawer and rubber gasket',
        },
      ],
    },
    {
      id: 'washing-machine.clean-pump-filter',
      title: 'Empty and clean the drain pump filter',
      why: 'It catches what pockets lose. Full, it leaves the machine standing in dirty water with the door locked, always on a busy day.',
      steps: [
        'After a cool wash, switch off and unplug. Lay towels and set a flat dish under the flap at the lower front.',
        'Pull out the little drain hose, if there is one, and let the water run into the dish. It may take several fills.',
        'Turn the filter anticlockwise in small steps until the last water is out, then pull it.',
        'Take out the fluff and coins, rinse the filter and feel behind it: the wheel should turn with a light jerk.',
        'Screw the filter in firmly, refit the hose plug, and look for drips during the next wash.',
        'In homes that wash every day, Whirlpool advises a rinse every two months.',
      ],
      tools: ['old towel', 'flat dish', 'rubber gloves', 'torch'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      appliesIf: { variant: 'Your machine has a filter flap at the front; some top-loaders have none' },
      safety: 'Water from a hot wash scalds: wait until it has cooled. Pins and blades collect here, so wear gloves.',
      sources: [
        { organisation: 'Whirlpool', title: 'Cleaning a washing machine from filter to drum: at least twice a year' },
        { organisation: 'Bosch Home Appliances', title: 'Washing machine user manual: cleaning the drain pump' },
        { organisation: 'AEG', title: 'Washing machine user manual: cleaning the drain filter' },
      ],
    },
    {
      id: 'washing-machine.check-hoses',
      title: 'Check the hoses, rinse the inlet strainers',
      why: 'A burst fill hose empties the mains into your home until somebody closes the tap. Old rubber shows it beforehand, if you look.',
      steps: [
        'Unplug the machine, close the taps and ease it forward with a second person.',
        'Bend each fill hose: cracks, blisters, rust or a damp nut mean a new one, with a new washer. Whirlpool changes hoses at five years.',
        'Unscrew the hose at the machine over a bucket, pull the strainer from the valve with pliers, rinse it and refit it.',
        'See that the drain hose is unkinked, clipped high and cannot jump out of its standpipe.',
        'Open the taps, dry every joint with paper and look again in 10 minutes. Level the feet and tighten their lock nuts.',
        'Close the tap when you go away for more than a day or two.',
      ],
      tools: ['bucket', 'pliers', 'kitchen paper', 'torch', 'spirit level'],
      minutes: 30,
      difficulty: 'moderate',
      intervalDays: every.year,
      safety:
        'The machine weighs 70 kg or so: walk it out corner by corner, two people. Plug out before any water is loosened.',
      tenant: 'Ask your landlord to replace a tap that will not close or a fixed hose that is cracked.',
      sources: [
        { organisation: 'Whirlpool', title: 'Washer owner manual: replace inlet hoses after five years of use' },
        {
          organisation: 'Bosch Home Appliances',
          title: 'Washing machine user manual: cleaning the filters in the water inlet',
        },
      ],
    },
  ],
};

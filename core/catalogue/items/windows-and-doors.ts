import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const windowsAndDoors: CatalogueItem = {
  name: 'Windows and Doors',
  slug: 'windows-and-doors',
  room: 'whole home',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'windows-and-doors.test-escape-routes',
      title: 'Test every door and window you would escape through',
      why: 'People often discover a painted-shut window or a missing key during a fire. Ten minutes now prove that every bedroom has a way out.',
      steps: [
        'Open each outside door and the escape window of each bedroom fully, with one hand and no tools.',
        'If one is locked, hang its key where every adult can find it in the dark, but out of reach from outside.',
        'Clear the way. Leave nothing in the hall, and put no furniture in front of the window you would use.',
        'If children live here, test the restrictors upstairs. The window must stop at 10 cm, and an adult must be able to release it without tools.',
        'Within a week, repair any door or window that sticks.',
        'Walk the escape route with everyone who sleeps here.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Stay inside the frame while you test. Keep beds, chairs and chests away from upstairs windows that small children can reach.',
      tenant: 'If a door or window won’t open, report it to your landlord in writing the same day.',
      sources: [
        {
          organisation: 'NFPA',
          title: 'Home fire escape planning',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/escape-planning',
        },
        { organisation: 'US Consumer Product Safety Commission', title: 'Preventing window falls: safety advice' },
      ],
    },
    {
      id: 'windows-and-doors.check-draught-seals',
      title: 'Check the draught seals on windows and doors',
      why: 'A flattened seal lets heated or cooled air escape, and a new length costs little. The best time to find it is before the heating season.',
      steps: [
        'Shut a strip of paper in the frame at several places. If it slides out without a tug, the seal no longer presses.',
        'On a windy day, run a damp hand round the frame to feel for cold air.',
        'Wipe the seals with a damp microfibre cloth, and push loose lengths back into their groove.',
        'Replace hard or torn lengths with the same profile, and a worn door sweep with a brush strip.',
        'Leave trickle vents and air inlets uncovered, because the room needs their air.',
      ],
      tools: ['paper', 'microfibre cloth', 'scissors'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 9, to: 11 },
      safety:
        'Never seal the air supply of a room with a stove, an open fire or a gas appliance that takes its air from the room.',
      tenant:
        'Report worn seals to your landlord. You can lay a draught excluder along the door and take it with you when you move.',
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Detecting Air Leaks',
          url: 'https://www.energy.gov/energysaver/detecting-air-leaks',
        },
        {
          organisation: 'Energy Saving Trust',
          title: 'Draught-proofing your home',
          url: 'https://energysavingtrust.org.uk/advice/draught-proofing/',
        },
      ],
    },
    {
      id: 'windows-and-doors.clear-drain-slots',
      title: 'Clear the window tracks and drain slots',
      why: 'Rain that gets into a window frame drains through small slots at its foot. If dust and dead insects block them, the water comes out indoors.',
      steps: [
        'Vacuum the bottom rail of the frame, then brush out the remaining dirt with a soft brush.',
        'Find the slots in the rail when the window is open. Their outlets are low on the outside, often under small caps.',
        'Clear them with a cotton bud or a wooden skewer. Don’t use wire: it scratches the coating and pushes the caps off.',
        'Pour half a cup of water into the rail and watch it run out on the outside.',
        'On sliding doors, vacuum the track and wipe the rail dry, so that grit doesn’t wear the rollers.',
      ],
      tools: ['vacuum cleaner', 'soft brush', 'cotton buds'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety: 'Upstairs, work from inside with both feet on the floor. Never lean out to reach an outlet.',
      sources: [
        { organisation: 'BC Housing', title: 'Maintenance Matters: Window and Door Maintenance' },
        {
          organisation: 'Fenestration and Glazing Industry Alliance',
          title: 'Caring for your windows, doors and skylights',
        },
      ],
    },
    {
      id: 'windows-and-doors.lubricate-hardware',
      title: 'Lubricate the hinges, handles and locks',
      why: 'Dry fittings need force, and force bends them. Makers of window hardware ask for a little lubricant once a year; each window takes about a minute.',
      steps: [
        'Wipe old grease and dust off the hinges and the sliding bolts round the edge of the sash.',
        'Put one drop of acid-free oil or grease on each moving point, then turn the handle a few times.',
        'Puff graphite or PTFE spray through the keyhole of each lock cylinder. Don’t use ordinary oil: it gums up the pins.',
        'If a handle is loose, lift its cover, tighten the two screws and turn the cover back.',
        'Wipe off any excess, so that it doesn’t stain the frame or touch the rubber seals.',
      ],
      tools: ['microfibre cloth', 'acid-free oil', 'graphite or PTFE spray', 'screwdriver'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety:
        'Leave the hinge screws and the hanging of heavy sashes to a fitter: a sash that comes off its stay can crush a hand.',
      uses: ['solvent'],
      sources: [
        {
          organisation: 'Gütegemeinschaft Schlösser und Beschläge',
          title: 'Guideline VHBE: hardware for windows and balcony doors, information for end users',
        },
        { organisation: 'Roto Frank', title: 'Roto NT: installation, maintenance and operation instructions' },
      ],
    },
  ],
};

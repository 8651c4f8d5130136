import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const windowsAndDoors: CatalogueItem = {
  name: 'Windows and Doors',
  slug: 'windows-and-doors',
  room: 'whole home',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'windows-and-doors.test-escape-routes',
      title: 'Open every door and window you would escape by',
      why: 'A sash painted shut or a key that has wandered off is usually found out during a fire. Ten minutes now prove that every bedroom has a way out.',
      steps: [
        'Open each outside door and the escape window of each bedroom fully, with one hand and no tools.',
        'Hang the key of a locked one where every adult finds it in the dark, but not within reach from outside.',
        'Clear the way: nothing parked in the hall, no furniture in front of the window you would use.',
        'Where children live, try the restrictors upstairs: the window stops at 10 cm, and an adult can release it without tools.',
        'Mend what sticks this week, and walk the route with everyone who sleeps here.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Stay inside the frame while you test. Keep beds, chairs and chests away from upstairs windows that small children can reach.',
      tenant: 'Report a door or window that will not open to your landlord in writing the same day.',
      sources: [
        { organisation: 'NFPA', title: 'Home fire escape planning' },
        { organisation: 'US Consumer Product Safety Commission', title: 'Preventing window falls: safety advice' },
      ],
    },
    {
      id: 'windows-and-doors.check-draught-seals',
      title: 'Check the draught seals with a strip of paper',
      why: 'A flattened seal lets heated air out all winter, and a new length costs a few euros. It is best found before the heating is on.',
      steps: [
        'Shut a strip of paper in the frame at several places. Where it slides out without a tug, the seal no longer presses.',
        'On a windy day, run a damp hand round the frame to feel for cold air.',
        'Wipe the seals with a damp microfibre cloth and push loose lengths back into their groove.',
        'Replace hard or torn lengths with the same profile, and a worn door sweep with a brush strip.',
        'Leave trickle vents and air inlets uncovered: they are openings by design.',
      ],
      tools: ['paper', 'microfibre cloth', 'scissors'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 9, to: 11 },
      safety:
        'Never seal the air supply of a room with a stove, an open fire or a gas appliance that takes its air from the room.',
      tenant:
        'Report worn seals to your landlord; a draught excluder laid along the door is yours to use and take along.',
      sources: [
        { organisation: 'US Department of Energy', title: 'Detecting Air Leaks' },
        { organisation: 'Energy Saving Trust', title: 'Draught-proofing your home' },
      ],
    },
    {
      id: 'windows-and-doors.clear-drain-slots',
      title: 'Clear the window tracks and drain slots',
      why: 'Rain that gets into a frame leaves through small slots at its foot. When dust and dead insects plug them, it comes out on your side.',
      steps: [
        'Vacuum the bottom rail of the frame, then lift out what is left with a soft brush.',
        'Find the slots: in the rail when the window is open, with their outlets low on the outside, often under little caps.',
        'Free them with a cotton bud or a wooden skewer. Wire scratches the coating and pushes the caps off.',
        'Pour half a cup of water into the rail and watch it run out at the outside.',
        'Sliding doors: vacuum the track and wipe the rail dry, so that the rollers stop grinding grit.',
      ],
      tools: ['vacuum cleaner', 'soft brush', 'cotton buds'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety: 'Upstairs, work from inside with both feet on the floor and never lean out to reach an outlet.',
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
      why: 'Dry fittings need force, and force bends them. Makers of window hardware ask for a little lubricant once a year; it takes a minute a window.',
      steps: [
        'Wipe old grease and dust off the hinges and the sliding bolts round the edge of the sash.',
        'Put one drop of acid-free oil or grease on each moving point, then turn the handle a few times.',
        'Give lock cylinders a puff of graphite or PTFE spray through the keyhole. Ordinary oil gums up the pins.',
        'Lift the cover of a loose handle, tighten its two screws and turn the cover back.',
        'Wipe off what runs, so that it neither stains the frame nor touches the rubber seals.',
      ],
      tools: ['microfibre cloth', 'acid-free oil', 'graphite or PTFE spray', 'screwdriver'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety:
        'Leave the hinge screws and the hanging of heavy sashes to a fitter: a sash that comes off its stay can crush a hand.',
      uses: ['solvent'],
      sources: [
        { organisation: 'Master Italy', title: 'Product maintenance: window and door hardware' },
        { organisation: 'Roto Frank', title: 'Roto NT: installation, maintenance and operation instructions' },
      ],
    },
  ],
};

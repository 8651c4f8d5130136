import type { ItemWords } from '../../item-words.ts';

export const windowsAndDoors = {
  name: 'Windows and Doors',
  tasks: {
    'windows-and-doors.test-escape-routes': {
      title: 'Test every door and window you would escape through',
      why: 'A painted-shut window or a missing key may go unnoticed until you have to get out. A ten-minute test proves that every bedroom has a way out.',
      steps: [
        'Open each outside door and the escape window of each bedroom fully, with one hand and no tools.',
        'If one is locked, hang its key where every adult can find it in the dark, but out of reach from outside.',
        'Clear the way. Leave nothing in the hall, and put no furniture in front of the window you would use.',
        'If children live here, test the restrictors upstairs. The window must stop at 10 cm, and an adult must be able to release it without tools.',
        'Within a week, repair any door or window that sticks.',
        'Walk the escape route with everyone who sleeps here.',
      ],
      firstReason: 'A stuck window or a missing key can trap you in a fire',
      safety:
        'Stay inside the frame while you test. Keep beds, chairs and chests away from upstairs windows that small children can reach.',
      tenant: 'If a door or window won’t open, report it to your landlord in writing the same day.',
    },
    'windows-and-doors.check-draught-seals': {
      title: 'Check the draught seals on windows and doors',
      why: 'A flattened seal lets heated air escape all through the heating season, and a new length costs little.',
      steps: [
        'Shut a strip of paper in the frame at several places. If it slides out without a tug, the seal no longer presses.',
        'On a windy day, run a damp hand round the frame to feel for cold air.',
        'Wipe the seals with a damp microfibre cloth, and push loose lengths back into their groove.',
        'Replace hard or torn lengths with the same profile, and a worn door sweep with a brush strip.',
        'Leave trickle vents and air inlets uncovered, because the room needs their air.',
      ],
      firstReason: 'Heat that you pay for escapes past a flattened seal',
      safety:
        'Never seal the air supply of a room with a stove, an open fire or a gas appliance that takes its air from the room.',
      tenant:
        'Report worn seals to your landlord. You can lay a draught excluder along the door and take it with you when you move.',
    },
    'windows-and-doors.clear-drain-slots': {
      title: 'Clear the window tracks and drain slots',
      why: 'Rain that gets into a window frame drains through small slots at its foot. If dust and dead insects block them, the water comes out indoors.',
      steps: [
        'Vacuum the bottom rail of the frame, then brush out the remaining dirt with a soft brush.',
        'Find the slots in the rail when the window is open. Their outlets are low on the outside, often under small caps.',
        'Clear them with a cotton bud or a wooden skewer. Don’t use wire: it scratches the coating and pushes the caps off.',
        'Pour half a cup of water into the rail and watch it run out on the outside.',
        'On sliding doors, vacuum the track and wipe the rail dry, so that grit doesn’t wear the rollers.',
      ],
      firstReason: 'Rain that can’t drain from the frame comes indoors',
      safety: 'Upstairs, work from inside with both feet on the floor. Never lean out to reach an outlet.',
    },
    'windows-and-doors.lubricate-hardware': {
      title: 'Lubricate the hinges, handles and locks',
      why: 'Dry fittings need force, and force bends them. Makers of window hardware ask for a little lubricant once a year; each window takes about a minute.',
      steps: [
        'Wipe old grease and dust off the hinges and the sliding bolts round the edge of the sash.',
        'Put one drop of acid-free oil or grease on each moving point, then turn the handle a few times.',
        'Puff graphite or PTFE spray through the keyhole of each lock cylinder. Don’t use ordinary oil: it gums up the pins.',
        'If a handle is loose, lift its cover, tighten the two screws and turn the cover back. [[SG: By law, aluminium rivets of casement windows must be replaced with stainless steel ones. | If a sash scrapes, have a fitter adjust its hinges.]]',
        'Wipe off any excess, so that it doesn’t stain the frame or touch the rubber seals.',
      ],
      firstReason: 'Dry fittings need force, and force bends them',
      safety:
        'Leave the hinge screws and the hanging of heavy sashes to a fitter: a sash that comes off its stay can crush a hand.',
    },
    'windows-and-doors.test-garage-door': {
      title: 'Test that the garage door reverses',
      why: 'A powered garage door can weigh over 100 kg and has crushed children. It must stop for an obstacle, and its sensors drift out of line.',
      steps: [
        'Look at the closed door from inside: springs, cables, rollers and brackets. If one is frayed, rusty or bent, stop using the door.',
        'Open the door. [[US CA: Lay a 2-by-4 flat | Lay a block of wood about 4 cm thick]] on the floor in the middle of the opening and close the door. It must go up again as soon as it touches the wood.',
        'If the door has photo eyes, start to close it and wave a broom through their beam. It must stop and go up at once.',
        'Wipe the lenses of the photo eyes with a dry cloth.',
        'Pull the release handle with the door closed and lift it halfway by hand. It should stay there. If it drops or shoots up, the springs need a technician.',
        'If any test fails, unplug the opener and work the door by hand until a technician has repaired it.',
      ],
      firstReason: 'Make sure that the door stops for a child or a pet',
      safety:
        'Stand inside, clear of the door, and keep children away. Never test it with a hand or foot. Leave springs, cables and brackets alone: they are under tension that can kill.',
      tenant: 'Run the test, and report a door that fails it to your landlord at once.',
    },
    'windows-and-doors.plan-for-storms': {
      title: 'Plan how you secure your own things against a storm',
      why: 'The landlord answers for the roof, but not for your bicycle, your balcony or your furniture. A chair that flies breaks a window, and the landlord’s insurance doesn’t cover what gets wet.',
      steps: [
        'Go round the balcony and the yard, and choose a place indoors for each of your things that the wind could lift.',
        'Photograph your belongings room by room, and store the pictures away from home.',
        'Read whether your own insurance covers wind and water. The building’s policy covers the building only.',
        'Ask your landlord who closes the shutters or puts up the panels, and who clears the drain of the balcony.',
        'Move what water would spoil off the floor and away from the windows, papers first.',
        'Pack a bag with medicines, water, a torch (flashlight) and copies of your papers. Learn the way to the shelter.',
      ],
      firstReason: 'What is yours is for you to secure and to insure',
      safety: 'Carry things in before the wind rises, not during the storm, and go when the authorities ask you to go.',
    },
    'windows-and-doors.check-storm-shutters': {
      title: 'Get the storm shutters and panels ready',
      why: 'When a hurricane, cyclone or typhoon is named, shops sell out of boards and screws within hours. A broken window lets the wind in, and it can lift the roof from inside.',
      steps: [
        'Close every shutter once, and lock it. Rinse salt and sand from the tracks and put a drop of oil on hinges and locks.',
        'Lay out loose panels. Check that each has its label, its bolts or wing nuts and the tool, and try one in its place.',
        'Without shutters, have boards cut and drilled for each window now. Tape on the glass doesn’t protect it.',
        'Check that the garage door has its wind rating or its brace, because it is often the first part to fail.',
        'Check that outside doors close tightly and that their bolts go deep into the frame and floor.',
        'List what must come indoors from the garden and balcony, and where it will go.',
      ],
      firstReason: 'Boards and screws sell out within hours of a storm warning',
      safety:
        'Fit panels on the ground floor only; leave upper windows to a firm or to shutters that close from inside. Panels cut like knives: wear gloves. If you are told to evacuate, go.',
      tenant:
        'Find out which windows have shutters, who puts them up, and where the panels are. Decide what you bring indoors.',
      landlord: 'check of the storm shutters and boards',
    },
    'windows-and-doors.check-flat-shutters': {
      title: 'Try the flat’s storm shutters and clear the balcony',
      why: 'A shutter that sticks or a panel that can’t be found leaves a window open to the storm. What stands loose on a balcony flies against the neighbours’ windows.',
      steps: [
        'Close and lock each shutter once from inside. Brush and wipe salt and sand out of the tracks, and put a drop of oil on locks and hinges.',
        'Count the loose panels in the store room: one for each window, with its fixings and a mark of where it goes.',
        'If there are neither shutters nor panels, ask the building’s manager whether the glass resists impact and what you may fit.',
        'Choose a place indoors for each pot, chair and bicycle on the balcony or terrace, and take in what you don’t use now.',
        'Clear the drain of the balcony, and check that its door closes tightly and locks.',
        'Ask who puts up the panels if you are away, and where the shelter of the building is.',
      ],
      firstReason: 'A stuck shutter is found on a calm day or in the storm',
      safety:
        'Fit nothing from outside above the ground floor: leave that to a firm. Don’t lean out over the railing. Carry things in before the wind rises. If you are told to evacuate, go.',
      tenant: 'Find out who closes the shutters or puts up the panels. Decide what you bring indoors.',
      landlord: 'check of the storm shutters and panels',
    },
    'windows-and-doors.seal-mouse-gaps': {
      title: 'Seal the gaps through which mice and rats come in',
      why: 'When it turns cold, mice look for warmth, and a gap as wide as a pencil lets one in. Indoors they foul food and gnaw cables.',
      steps: [
        'Walk round the outside and look low down: round pipes and cables, under doors, at air bricks and at the corners of the garage door.',
        'Stuff small gaps with steel wool and seal them. Foam alone is no barrier: mice gnaw through it.',
        'Cover vents of lofts and cellars with metal mesh of 6 mm, without closing them. Never fit it on flues, dryer outlets or vents that feed a fire. Fit brush strips under doors.',
        'Look for droppings, gnaw marks and greasy smears in the larder, under the sink and round the boiler.',
        'Keep food, pet food and bird seed in tins or glass, and the bin shut.',
      ],
      firstReason: 'A gap as wide as a pencil lets a mouse in',
      safety:
        'Wear gloves. Don’t sweep or vacuum droppings, whose dust can carry disease: wet them with disinfectant, wipe them up and air the room. Never block an air brick or a vent, and keep steel wool away from sockets and damaged cables.',
      tenant: 'Report gaps and droppings to your landlord at once; the building is usually theirs to proof.',
    },
    'windows-and-doors.prepare-for-power-cuts': {
      title: 'Get ready for a storm and the power cut after it',
      why: 'A storm can cut the power for days, and with it the heating, the pump, the phone and the freezer. What you need then is sold out on the evening of the warning.',
      steps: [
        'Put torches (flashlights), spare batteries, a charged power bank and a battery radio where everyone finds them in the dark.',
        'Store drinking water, food that needs no cooking and medicines for several days. Keep a cool box for medicines that must stay cold.',
        'Close every window, shutter and outside door, and mend what doesn’t shut tight. List what comes in from the balcony and the garden.',
        'Decide which room you would keep warm or cool, and which neighbour you would look in on. Note the number to call in a power cut.',
        'If you have a generator, run it once outdoors. Check that the carbon monoxide alarms work without mains power.',
      ],
      firstReason: 'What you need in a power cut sells out with the warning',
      safety:
        'Run a generator only outdoors, at least 6 m from doors, windows and vents, and never plug it into a socket of the house. Never use a barbecue or camping stove indoors: carbon monoxide kills. Light the rooms with torches, not candles.',
    },
    'windows-and-doors.keep-out-dust': {
      title: 'Seal the home against dust storms',
      why: 'Fine dust comes through gaps that no rain finds. It clogs filters, wears out fans and irritates the lungs of everyone who sleeps there.',
      steps: [
        'Close each window and outside door on a strip of paper. Where it slides out, fit another seal, and fit a brush strip under the door.',
        'Vacuum the rails of sliding windows and doors, and brush the dust out of their corners.',
        'Check the flaps of the bathroom and kitchen fans: they should fall shut as the fan stops.',
        'Learn how to set the air conditioning to recirculate, and keep a spare filter.',
        'In a storm, stay indoors with everything shut. Afterwards clean the filters, and wipe the dust off with a damp cloth.',
      ],
      firstReason: 'Fine dust finds every gap, and ends up in filters and lungs',
      safety:
        'Don’t seal the air supply or the flue of anything that burns fuel. Take dust up with a damp cloth rather than a broom, and wear a mask. People with asthma should leave this job to others.',
    },
  },
} as const satisfies ItemWords;

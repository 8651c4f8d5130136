import type { PartWords } from '../../item-words.ts';

export const fallsAndEarthquakes = {
  tasks: {
    'windows-and-doors.anchor-furniture': {
      title: 'Anchor tall furniture and the TV to the wall',
      why: 'A chest of drawers tips as soon as a child climbs the open drawers, and in an earthquake any bookcase can. A strap at the top of each costs little.',
      steps: [
        'Go from room to room and push each bookcase, wardrobe, chest of drawers and TV gently at the top. Anchor each that rocks, and every one that a child could climb.',
        'Fix two straps or brackets at the top of each to studs or masonry, with the right plugs for the wall.',
        'Check that earlier anchors still hold and that no screw has pulled out.',
        'Put heavy things low, and take toys and remote controls off the top.',
        'Keep tall furniture away from beds and from the way out. From now on, anchor each new piece on the day it comes.',
      ],
      firstReason: 'Find out which of your furniture would tip over',
      safety:
        'Before you drill, look for cables and pipes with a detector. Have a second person steady the piece while you work.',
      tenant:
        'Ask your landlord before you drill: in some countries anchors must be allowed. Adhesive straps hold light pieces only.',
    },
    'windows-and-doors.prepare-for-earthquakes': {
      title: 'Get the home ready for an earthquake',
      why: 'After a strong earthquake, water, power and gas can be off for days. What you know and have stored helps you through the first hours.',
      steps: [
        'Agree a safe place in each room: under a solid table, away from glass. Practise with everyone: drop, cover and hold on.',
        'Put sturdy shoes and a torch (flashlight) by each bed, because there may be glass on the floor.',
        'Store three litres of drinking water a person a day for at least three days, with food and medicines. Renew what is past its date.',
        'Learn to shut off gas, water and the main switch, and keep the tool for it at hand.',
        'Fit catches on kitchen cupboards that hold glass, and keep a battery radio with spare batteries.',
        'Agree where you meet, and choose a person outside the region whom everyone calls.',
      ],
      firstReason: 'Know the safe places, and have water for the first days',
      safety:
        'After a quake, use no flame or switch if you smell gas: go outside with everyone and from there call {any gas number}. Expect aftershocks, and keep away from walls and cables.',
    },
    'windows-and-doors.secure-blind-cords': {
      title: 'Secure the cords of blinds and curtains',
      why: 'A small child can be strangled by a looped cord within minutes, without a sound. It happens most in bedrooms, to children between one and three.',
      steps: [
        'Look at every blind and curtain in every room. If none has a cord or chain, or no small child ever comes here, you are done.',
        'Fix chains and looped cords tightly to the wall with a tensioner.',
        'Wind loose cords round a cleat at least [[AU NZ: 1.6 | 1.5]] m above the floor, at each use.',
        'Move cots, beds, sofas and toy boxes away from windows.',
        'Replace corded blinds in children’s rooms by cordless ones.',
      ],
      firstReason: 'Small children can be strangled by a looped cord',
      safety:
        'Never cut a loop and leave its ends long, or knot it out of the way: either can catch a neck. Use a steady stepladder.',
      tenant: 'You may fit cleats almost everywhere. Ask your landlord to replace blinds that can’t be secured.',
    },
    'windows-and-doors.check-stairs': {
      title: 'Check the stairs, handrails and grab bars',
      why: 'Falls on stairs injure more people at home than fire does. Most have a simple cause, such as a loose rail, a curled carpet or a lamp that doesn’t work.',
      steps: [
        'Walk each flight up and down. Every step should feel firm, and no carpet edge or nosing may lift.',
        'Pull hard on each handrail and grab bar, from several sides. Tighten screws, and mark what still moves for a joiner.',
        'Check the gaps of the banisters: no wider than 10 cm where small children live or visit.',
        'Try the lights from both ends. The edge of each step should be easy to see.',
        'Clear the stairs of shoes and boxes, and keep them clear.',
        'If a child is under two, check that the gates at top and bottom latch. At the top, use one that is screwed to the wall.',
      ],
      firstReason: 'Find loose rails and lifting edges before someone falls',
      safety:
        'Test rails and grab bars with a firm stance, and don’t lean over a banister: it may give way. Don’t trust a bar that holds by suction with your weight.',
      tenant: 'Report loose rails and dark shared stairs to your landlord in writing.',
    },
    'windows-and-doors.check-falling-windows': {
      title: 'Check that no window or grille can fall',
      why: 'A window that falls from a flat can kill. [[SG: One that falls for lack of care can cost its owner a fine of up to S$10,000, a year in prison or both. | Its rivets and screws corrode for years before that.]]',
      steps: [
        'Stay indoors. Open each casement window and look at its hinges and stays: no screw or rivet may be loose, rusty or missing.',
        'Look at the rivets above and below the panel with a mirror. [[SG: By law they must be stainless steel, not aluminium. | Rust or white powder means that they are giving way.]]',
        'Slide each sliding window along its track. The stoppers and the strips that keep it in must be there and whole.',
        'Clean the tracks, and put a drop of oil on the hinges and other moving parts.',
        'Pull gently at each grille from inside: its screws must hold in the wall. An adult must be able to open any grille that bars your way out in a fire.',
        'Keep a loose window shut until [[SG: an approved window contractor | a window fitter]] has repaired it.',
      ],
      firstReason: 'One corroded rivet can let a whole window fall',
      safety:
        'Never lean out, or stand on a chair at an open window. Don’t take a panel out yourself: its weight can pull you with it. Keep children in another room.',
      tenant: 'Write to your landlord about a loose window the same day, and keep it shut.',
    },
  },
} as const satisfies PartWords;

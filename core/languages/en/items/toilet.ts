import type { ItemWords } from '../../item-words.ts';

export const toilet = {
  name: 'Toilet',
  tasks: {
    'toilet.descale-bowl': {
      title: 'Descale the toilet bowl and under the rim',
      why: 'Limescale and urine scale build up where the brush doesn’t reach. They hold smells and slowly block the rinsing holes.',
      steps: [
        'Push the water in the bowl down with quick strokes of the brush, so that the cleaner reaches the waterline.',
        'Squeeze an acidic toilet descaler under the rim and around the bowl. Leave it for as long as the bottle says.',
        'Keep the seat and lid up meanwhile, because the vapour attacks their hinges.',
        'Brush under the rim and deep into the outlet, close the lid and flush twice.',
        'Trap the brush handle under the lowered seat, so that the brush drips dry over the bowl before it goes back in its holder.',
        'Repeat this every month if your water is hard, and as soon as a yellow line shows.',
      ],
      firstReason: 'Scale under the rim holds smells where the brush doesn’t reach',
      safety:
        'Use one product at a time, with the window open. Descaler gives off chlorine gas when it meets bleach or a chlorine block.',
    },
    'toilet.test-leak': {
      title: 'Test the cistern for a silent leak',
      why: 'A worn seal lets water run silently into the bowl day and night. It is one of the most common leaks in a home, and only the water bill shows it.',
      steps: [
        'Lift the cistern lid straight up and lay it somewhere soft. If the cistern is behind a wall, take off the flush plate as its manual shows.',
        'Put a few drops of food colouring in the water, and don’t flush for 10 minutes.',
        'Look in the bowl. Any colour there means that the seal at the bottom of the cistern is leaking.',
        'If you can’t reach the cistern, dry the back of the bowl and lay a strip of toilet paper on it. It must stay dry.',
        'Flush straight away, so that nothing stains. Replace a leaking seal: it costs little.',
      ],
      firstReason: 'A silent leak shows only on the water bill',
      safety: 'A ceramic lid is heavy and slips from wet hands. Keep your feet clear of it.',
      tenant: 'Tell your landlord about a leak. In most leases the seal is a small repair, but agree who does it.',
    },
    'toilet.clean-cistern': {
      title: 'Clean the cistern and set its water level',
      why: 'Silt and limescale on the fill valve and the seal make a cistern hiss, fill slowly or never stop. Cleaning it once a year prevents this.',
      steps: [
        'Close the isolating valve, take off the lid and flush until the cistern is empty.',
        'Wipe the silt off the floor and the seal. If the rubber has hardened or leaves black on your finger, buy a new one.',
        'If the manual shows a strainer in the fill valve, rinse it under the tap.',
        'Open the valve and let the cistern fill. The water should stop at the mark inside, or, as Fluidmaster advises, about 1.3 cm below the top of the overflow.',
        'Use no blocks in the cistern: they attack rubber and plastic. Kohler doesn’t honour its warranty where they were used.',
      ],
      firstReason: 'Silt on the valve is what makes a cistern hiss',
      safety: 'Ceramic lids break easily, and their edges cut like glass. Carry the lid with both hands.',
    },
    'toilet.work-valve': {
      title: 'Turn the toilet’s isolating valve and check its hose',
      why: 'When a toilet overflows, this small valve stops the water. If it hasn’t been turned for years, it seizes or drips when you need it.',
      steps: [
        'Find the valve on the pipe to the cistern. It has a small handle, or a slot for a screwdriver.',
        'Close it gently, flush and listen. The cistern should not refill.',
        'Open it again fully. Stop if it won’t move, because force can shear it off.',
        'Run dry kitchen paper around the valve, the hose and its nuts. Look for wet spots, rust on the braid and kinks.',
        'Have a plumber replace a valve that sticks or a hose that rusts or bulges.',
      ],
      firstReason: 'Be able to stop an overflowing toilet with one turn',
      safety: 'Know where the main stopcock is before you touch an old valve.',
      tenant: 'Tell your landlord about a seized valve or a rusty hose. A plumber can replace either quickly.',
    },
    'toilet.check-base': {
      title: 'Check that the toilet pan is firm and dry',
      why: 'A pan that rocks works its seal loose, and then waste water leaks out. The repair is cheap while the floor is sound.',
      steps: [
        'Stand astride the closed pan and try to rock it with your knees. It should not move at all.',
        'Dry the floor around and behind the base, and lay kitchen paper there. Flush three times and look for damp.',
        'Smell near the floor. A sewer smell without water points to the outlet seal.',
        'If the pan rocks, tighten the floor or wall nuts by a quarter turn each, side to side. Stop at the first resistance.',
        'If it still moves or leaks, call a plumber to reseat it.',
      ],
      firstReason: 'Find a loose pan while the floor under it is still sound',
      safety:
        'Overtightened nuts crack the ceramic, and a cracked pan can break under a person’s weight. Don’t use a pan with a crack.',
      tenant: 'Ask your landlord for a plumber if the pan rocks or leaks at the base.',
    },
    'toilet.clean-hinges': {
      title: 'Clean and tighten the toilet seat hinges',
      why: 'Most of the smell that remains after cleaning comes from under the hinge caps. A seat that slides breaks its buffers and hinges.',
      steps: [
        'Release the seat with its quick-release button, or undo the two nuts under the pan.',
        'In the weekly clean, wipe around the hinges too. Now wash the seat, the hinges and the ceramic under them with washing-up liquid, and dry them well.',
        'Check the rubber buffers. Glue back or replace any that have come off.',
        'Refit the seat straight. Tighten the nuts by hand, then a quarter turn with a spanner. Use no power tool.',
      ],
      firstReason: 'The last of the smell often comes from under the hinge caps',
    },
    'toilet.sort-medicines': {
      title: 'Sort the medicine cabinet',
      why: 'Old medicines are taken by mistake, and children find them. Heat and damp spoil them long before their date.',
      steps: [
        'Take everything out and read the dates. Set aside what is over its date, without a label, or no longer prescribed.',
        'Set eye drops and syrups aside too that have been open for longer than their leaflet says.',
        '[[FR: Take all of it to a pharmacy, which passes it on to Cyclamed. | DE: Ask your waste service: in most places it goes into the residual waste, well wrapped, in others to a collection point. | US: Take all of it to a take-back box. If there is none near, flush only what is on the FDA’s flush list. | Take all of it to a pharmacy or a collection point.]] [[US: Nothing else goes | Nothing goes]] down the toilet.',
        'Check plasters, dressings, a thermometer and what you give for pain, and replace what is missing.',
        'Move the cabinet’s contents out of the bathroom if it is damp: a high, locked, dry cupboard is better.',
      ],
      firstReason: 'Old medicines get taken by mistake, and children find them',
      safety:
        'Keep medicines locked away and higher than a child can climb. If someone may be poisoned, call {emergency number}, with the packet in your hand.',
    },
  },
} as const satisfies ItemWords;

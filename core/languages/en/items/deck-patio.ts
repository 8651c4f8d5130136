import type { ItemWords } from '../../item-words.ts';

export const deckPatio = {
  name: 'Deck/Patio',
  tasks: {
    'deck-patio.wash-surface': {
      title: 'Wash the green film off the boards or slabs',
      why: 'The green film that grows in damp weather is as slippery as ice when it rains. A brush and soapy water remove it.',
      steps: [
        'Sweep, and pick the leaves out of the gaps between boards with a putty knife so that water drains.',
        'Put a good squirt of washing-up liquid in a bucket of warm water and wet a few square metres.',
        'Scrub along the grain with a deck brush: a soft one on composite, a stiff one on stone and timber.',
        'Rinse with a hosepipe before the suds dry, and go on to the next strip.',
        'If you use a pressure washer, fit a fan nozzle and keep well back: a narrow jet roughens timber and washes out joints.',
      ],
      firstReason: 'Algae make the surface slippery long before they look bad',
      safety: 'Wear shoes with grip: wet algae are slippery. Never point a pressure washer at feet, sockets or lamps.',
    },
    'deck-patio.inspect-structure': {
      title: 'Check the deck’s posts, fixings and railings',
      why: 'Decks usually fail where they are fixed to the house or at the foot of the posts, often when many people are standing on them. You can check both places with a screwdriver.',
      steps: [
        'Push a screwdriver into the timber posts at ground level, the joists and the steps. Sound timber resists; rotten timber lets it in and breaks in short pieces.',
        'With a torch (flashlight), look where the deck meets the house. It needs bolts, not only nails, and should show no rust streaks, gap or damp wall.',
        'Push each stretch of railing firmly with both hands, with your feet well back from the drop. It should not give.',
        'Tighten loose screws, replace rusted ones, and hammer down raised nail heads.',
        'If a post, a joist or the house fixing is soft or loose, keep people off and call a carpenter.',
      ],
      firstReason: 'Rot hides at post feet and house fixings, where you rarely look',
      safety: 'Never crawl under a deck that sags, and do not test a high railing with your whole weight.',
      tenant: 'Report soft timber or a loose railing at once, and stay off that part.',
      landlord: 'check of the deck and its railings',
    },
    'deck-patio.oil-boards': {
      title: 'Test the deck boards with water and oil the dry ones',
      why: 'Bare timber soaks up rain, swells, and cracks in the sun. A few drops of water show which boards need oil, so you do not have to do them all.',
      steps: [
        'Let a few drops of water fall on several boards and wait a few minutes. Leave boards on which the water beads; oil those with dark spots.',
        'Choose two dry days. The boards must be clean and dry to the touch, and in shade if possible.',
        'Stir the oil and brush a thin coat along the grain, working towards the steps.',
        'When the time on the tin is up, wipe off any oil that has not soaked in, or it stays sticky.',
        'Keep everyone off until the oil has dried, and do the other half of the deck on another day.',
      ],
      firstReason: 'See which boards still shed water before any of them crack',
      safety:
        'Oily rags can catch fire by themselves. Dry them spread flat outdoors, or keep them under water in a closed metal tin, and never in a heap. Keep flames away from wet oil.',
      tenant: 'Ask your landlord before you change the finish of the boards.',
    },
    'deck-patio.refill-joints': {
      title: 'Weed the paving joints and refill them',
      why: 'The sand in the joints locks the paving together. Where it has gone, weeds grow and slabs begin to rock.',
      steps: [
        'On a dry day, pull or scrape the weeds out of the joints with their roots.',
        'Sweep the surface clean, and note slabs that rock and edges that have lifted, to have them bedded again.',
        'Scatter dry jointing sand of the same kind as before. Sweep it in from several directions until the joints are full.',
        'Sweep off the surplus, and top up after the first rain has settled the sand.',
        'In mortared joints, rake out loose pieces and fill the gaps with ready-mixed paving mortar, as its bag says.',
      ],
      firstReason: 'Full joints keep the paving level and leave weeds no room',
      safety:
        'Fine sand gives off silica dust: keep the wind at your back and wear a dust mask. Do not use salt or vinegar to kill weeds in paving: they spoil soil and stone.',
    },
  },
} as const satisfies ItemWords;

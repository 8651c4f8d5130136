import type { ItemWords } from '../../item-words.ts';

export const outdoorJacuzzi = {
  name: 'Outdoor Jacuzzi',
  tasks: {
    'outdoor-jacuzzi.test-water': {
      title: 'Balance the hot tub water after a full test',
      why: 'Heat and bubbles raise the pH, and disinfectant then stops working well. The mist over unbalanced water can carry Legionella, and the water can cause a rash.',
      steps: [
        'Make a strip test for disinfectant and pH a habit while the tub is full: before every bathe, two or three times a week even if no one bathes, and several times on a busy day.',
        'Every fortnight, test the total alkalinity as well; after a refill, the calcium hardness too.',
        'Correct the alkalinity first, because it keeps the pH steady. Aim for 80 to 120 mg/l (ppm).',
        'Then aim for pH 7.0 to 7.8, with at least 3 mg/l (ppm) of free chlorine or 4 mg/l of bromine.',
        'Use chlorine without stabiliser (cyanuric acid), as the CDC advises for hot tubs: it works faster.',
        'Add one product at a time, in the dose on its label, with the pumps running and the cover open. Wait half an hour before the next.',
        'Keep everyone out until a second test shows that all values are right. Keep the water at 40 °C or below.',
      ],
      firstReason: 'Find out whether the water is safe to get into',
      safety:
        'Add chemicals to water, never water to chemicals. Add them one at a time, never mixed, each with its own dry scoop. Store chlorine, acid and bromine apart, dry and locked away from children.',
    },
    'outdoor-jacuzzi.rinse-filter': {
      title: 'Rinse the filter cartridge of the hot tub',
      why: 'Skin oil and lotion clog the pleats within weeks. The heater then trips because too little water flows. PDC Spas, a maker, asks for a rinse every month; your manual may differ.',
      steps: [
        'Switch the tub off at its isolator and lift the cartridge out. If the tub is drained, check the cartridge for wear and store it dry.',
        'Hose between the pleats from top to bottom, turning the cartridge, until the water runs clear.',
        'Every third time, soak it overnight in the maker’s filter cleaner and rinse it well.',
        'Fit a spare while the first one dries: a cartridge lasts longer if it dries out between uses.',
        'Replace the cartridge when its pleats are torn, flat or furry, or when the manual says so.',
      ],
      firstReason: 'A clean cartridge keeps the heater running and the water clear',
      safety:
        'Never run the pumps without the cartridge, and rinse out every trace of cleaner: many foam, and acid ones must not meet chlorine.',
    },
    'outdoor-jacuzzi.change-water': {
      title: 'Flush the pipes, drain and refill the hot tub',
      why: 'PDC Spas, a maker, advises a change about every three months. By then the water holds so much salt, lotion and used-up chemicals that it froths and smells.',
      steps: [
        'Pour in pipe cleaner, run all jets as its label says, and watch for dirt that comes out of the pipes.',
        'Switch off at the isolator, open the drain and lead the water to the foul drain, as your local rules require.',
        'Wipe the empty shell with a soft cloth and a little washing-up liquid, then rinse it. Use no solvents or scouring powder.',
        'Close the drain and fill through the filter housing, which keeps air out of the pump.',
        'Switch on when the tub is full, run the jets, and dose and test the water before anyone goes in.',
      ],
      firstReason: 'Used-up chemicals build up in the water, and no dose removes them',
      safety:
        'Switch the power off before you drain: a dry heater burns out. Don’t change the water in hard frost, because pipes freeze within hours. Don’t leave children near a half-full tub.',
    },
    'outdoor-jacuzzi.test-rcd': {
      title: 'Press the test button of the hot tub’s safety switch',
      why: 'You share the water with pumps, a heater and lamps. The safety switch ([[US CA: GFCI | RCD]]) cuts the power before a fault in one of them can kill.',
      steps: [
        'Make sure that everyone is out of the water. With dry hands, find the [[US CA: GFCI | AU NZ: safety switch | RCD]] that feeds the tub.',
        'Press T or Test. It must trip at once, and the tub’s display must go dark.',
        'Reset it and check that the heating and pumps come back on, especially in frost.',
        'If the panel reminds you (Balboa’s do so every 30 days), clear the message once you have tested.',
        'If it does not trip, or will not stay on, switch the tub off at the isolator, keep everyone out of the water, and call an electrician.',
      ],
      firstReason: 'Make sure that a fault cuts the power before anyone gets a shock',
      safety:
        'Never reach for a switch or a plug from the tub or with wet hands. Open no covers: only an electrician may work on the wiring.',
      tenant: 'Do the test yourself. If it fails, ask your landlord for an electrician the same day.',
    },
    'outdoor-jacuzzi.check-cover': {
      title: 'Check the hot tub’s cover locks and suction grilles',
      why: 'The locked cover keeps small children out of the water and keeps the heat in. The grilles under water keep hair and fingers out of the pump.',
      steps: [
        'Lock the cover after every use. Now buckle and lock every strap, and pull. No clip may be cracked, no strap torn, and no corner may lift.',
        'Wipe both sides of the vinyl with mild soapy water and rinse. Don’t use oil-based polish, which makes it brittle.',
        'Lift the foam. If it has become heavy with water, order a new cover.',
        'With the cover off, dip a strip for disinfectant and pH.',
        'With the tub off at its isolator, check by hand that each suction grille is whole and screwed tight.',
        'Check that the steps and handrail stand firm and that the non-slip strips hold.',
      ],
      firstReason: 'Make sure that the lid keeps children out and the heat in',
      safety:
        'If a suction grille is missing, loose or broken, keep everyone out of the tub until it has been replaced. Tie long hair up, and never stand on the cover.',
    },
  },
} as const satisfies ItemWords;

import type { ItemWords } from '../../item-words.ts';

export const bidet = {
  name: 'Bidet',
  tasks: {
    'bidet.descale-spout': {
      title: 'Descale the bidet’s spout and clear its waste',
      why: 'Limescale at the outlet turns a soft stream into a sideways jet. The waste is used so little that it collects hair and slime.',
      steps: [
        'Unscrew the aerator or spray nozzle by hand, with a cloth around it if it is tight.',
        'Soak it in limescale remover for the time on the label, brush the mesh and rinse it.',
        'Lift out the pop-up plug, pull off the hair and wash the plug with washing-up liquid.',
        'Refit both, run hot and cold water for a minute and check that the bowl drains fast.',
        'If your bidet has a thermostatic mixer, have it set no hotter than 38 °C, as Grohe recommends.',
      ],
      firstReason: 'Hard water narrows the outlet long before it blocks it',
      safety: 'Use the limescale remover on its own, well away from bleach, and rinse it off metal promptly.',
    },
    'bidet.clean-nozzle': {
      title: 'Clean the bidet seat’s nozzle and odour filter',
      why: 'Splashes soil the nozzle, and a filter full of dust makes the fan loud and useless. TOTO asks for both to be cleaned about once a month.',
      steps: [
        'Start the nozzle-cleaning mode, so that the wand comes out without spraying. Then switch off and unplug the seat.',
        'Wipe the wand with a soft wet cloth, without pulling or bending it.',
        'Slide out the odour filter at the side and vacuum it. If the manual says so, rinse it and let it dry fully.',
        'Lift the seat off its plate and wipe underneath with water and a drop of washing-up liquid.',
        'Dry the plug and your hands, and plug the seat in again. If its plug or socket has a test button, press it.',
      ],
      firstReason: 'Dust and splashes build up where you can’t see them from above',
      safety:
        'Unplug the seat before you wipe it, and never pour water over it. Strong toilet cleaner and its vapour can damage the electrics, so keep both away from the seat.',
    },
    'bidet.check-hoses': {
      title: 'Check the bidet’s hoses, valves and inlet strainer',
      why: 'Bidet hoses are always under mains pressure, in a corner where leaks go unseen. Grit in the inlet strainer also weakens the spray.',
      steps: [
        'Wipe every hose and nut with dry kitchen paper. Look with a torch (flashlight) for damp, rust, kinks or bulges.',
        'Close and reopen the angle valve. It should turn without force and not drip.',
        'On a bidet seat, unplug it and close the water. Unscrew the inlet strainer, rinse it and refit it. TOTO asks for this about every six months.',
        'Open the water slowly, and look again for drips after ten minutes.',
        'As a habit, shut a hand spray at its wall valve after each use: its hose is not made to be under pressure for hours.',
      ],
      firstReason: 'Find a weeping joint before it soaks the floor',
      safety:
        'A hand spray or bidet seat needs approved backflow protection, so that toilet water cannot be drawn into the drinking water. If you are unsure, ask a plumber.',
      tenant: 'Report a sticking valve or a worn hose, and ask your landlord before you fit a spray of your own.',
    },
  },
} as const satisfies ItemWords;

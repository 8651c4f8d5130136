import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const bidet: CatalogueItem = {
  name: 'Bidet',
  slug: 'bidet',
  room: 'bathroom',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'bidet.descale-spout',
      title: 'Descale the spout and clear the waste',
      why: 'Scale at the outlet turns a soft stream into a sideways jet, and the little-used waste collects hair and slime.',
      steps: [
        'Unscrew the aerator or spray nozzle by hand, with a cloth around it if it is tight.',
        'Soak it in limescale remover for the time on the label, brush the mesh and rinse it.',
        'Lift out the pop-up plug, pull off the hair and wash it with washing-up liquid.',
        'Refit both, run hot and cold for a minute and check that the bowl empties fast.',
        'Have a thermostatic bidet mixer set no hotter than 38 °C, the figure that Grohe recommends.',
      ],
      tools: ['limescale remover', 'soft brush', 'washing-up liquid', 'rubber gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      appliesIf: { variant: 'You have a bidet bowl with its own tap' },
      safety: 'Use the limescale remover by itself, well away from bleach, and rinse it off metal soon.',
      uses: ['acid'],
      sources: [
        { organisation: 'Grohe', title: 'Grohtherm thermostats: recommended outlet temperatures' },
        { organisation: 'CDC', title: 'Cleaning and Disinfecting with Bleach' },
      ],
    },
    {
      id: 'bidet.clean-nozzle',
      title: 'Clean the nozzle and odour filter',
      why: 'The nozzle works in the splash zone, and a filter full of dust makes the fan loud and useless. TOTO asks for both about once a month.',
      steps: [
        'Start the nozzle-cleaning mode, so that the wand comes out without spraying, then switch off and pull the plug.',
        'Wipe the wand with a soft wet cloth, without pulling or bending it.',
        'Slide out the odour filter at the side and vacuum it; rinse and dry it fully if the manual says so.',
        'Lift the seat off its plate and wipe underneath with water and a drop of washing-up liquid.',
        'Dry the plug and your hands, plug in again, and press the test button on its plug or socket if it has one.',
      ],
      tools: ['soft cloth', 'washing-up liquid', 'vacuum cleaner'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      appliesIf: { variant: 'You have an electronic bidet seat or shower toilet' },
      safety:
        'Unplug before wiping and never pour water over the seat. Strong toilet cleaner and its vapour can damage the electrics, so keep both off.',
      sources: [{ organisation: 'TOTO', title: 'WASHLET instruction manual: maintenance' }],
    },
    {
      id: 'bidet.check-hoses',
      title: 'Check the hoses, valves and inlet strainer',
      why: 'Bidet hoses stand under mains pressure in a corner nobody looks at. Grit in the inlet strainer is also why the spray grows weak.',
      steps: [
        'Wipe every hose and nut with dry kitchen paper, and look for damp, rust, kinks or bulges.',
        'Close and reopen the angle valve; it should turn without force and not drip.',
        'On a bidet seat, unplug it, close the water, unscrew the inlet strainer, rinse it and refit it. TOTO asks for this about every six months.',
        'Open the water slowly and look again for drips after ten minutes.',
        'Shut a hand spray at its wall valve after each use: its hose is not meant to stand under pressure for hours.',
      ],
      tools: ['kitchen paper', 'torch', 'screwdriver', 'bucket'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'A hand spray or bidet seat needs approved backflow protection so that toilet water cannot be drawn into the drinking water. If unsure, ask a plumber.',
      tenant: 'Report a sticking valve or a worn hose, and ask your landlord before fitting a spray of your own.',
      sources: [
        { organisation: 'TOTO', title: 'WASHLET instruction manual: cleaning the water filter' },
        { organisation: 'Water Regs UK', title: 'Bidets and hand-held sprays: backflow protection' },
      ],
    },
  ],
};

import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const bidet: ItemFacts = {
  name: 'Bidet',
  slug: 'bidet',
  room: 'bathroom',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'bidet.descale-spout',
      tools: ['limescale remover', 'soft brush', 'washing-up liquid', 'rubber gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'comfort',
      appliesIf: { needs: { bidet: ['bowl'] } },
      bundle: 'descaling round',
      uses: ['acid'],
      sources: [
        { organisation: 'Grohe', title: 'Grohtherm thermostats: recommended outlet temperatures' },
        {
          organisation: 'CDC',
          title: 'Cleaning and Disinfecting with Bleach',
          url: 'https://www.cdc.gov/hygiene/about/cleaning-and-disinfecting-with-bleach.html',
        },
      ],
    },
    {
      id: 'bidet.clean-nozzle',
      tools: ['soft cloth', 'washing-up liquid', 'vacuum cleaner'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'comfort',
      appliesIf: { needs: { bidet: ['seat'] } },
      sources: [{ organisation: 'TOTO', title: 'WASHLET instruction manual: maintenance' }],
    },
    {
      id: 'bidet.check-hoses',
      tools: ['kitchen paper', 'torch (flashlight)', 'screwdriver', 'bucket'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      sources: [
        { organisation: 'TOTO', title: 'WASHLET instruction manual: cleaning the water filter' },
        {
          organisation: 'Water Regs UK',
          title: 'Bidets and hand-held sprays: backflow protection',
        },
      ],
    },
  ],
};

import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const inductionCooktop: ItemFacts = {
  name: 'Induction Cooktop',
  slug: 'induction-cooktop',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'induction-cooktop.clean-glass',
      tools: ['glass scraper', 'ceramic hob cleaner', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Induction hob user manual: cleaning, and what to do if the glass is cracked',
        },
      ],
    },
    {
      id: 'induction-cooktop.clear-ventilation',
      tools: ['vacuum cleaner', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Induction hob user manual: cooling fan and objects in the drawer below',
        },
        {
          organisation: 'British Heart Foundation',
          title: 'Living with a pacemaker: induction hobs',
        },
      ],
    },
  ],
};

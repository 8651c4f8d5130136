import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const bicycle: ItemFacts = {
  name: 'Bicycle',
  slug: 'bicycle',
  room: 'garage',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'bicycle.check-brakes-tyres',
      tools: ['bicycle pump', 'tyre pressure gauge', 'hex keys'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'costly',
      hazard: 'vehicles',
      sources: [
        { organisation: 'Sustrans', title: 'The M check: a simple bike check' },
        {
          organisation: 'London Fire Brigade',
          title: 'E-bikes and e-scooters: #ChargeSafe',
        },
      ],
    },
    {
      id: 'bicycle.lube-chain',
      tools: ['rag', 'chain oil', 'degreaser', 'stiff brush', 'rubber gloves'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      uses: ['solvent'],
      sources: [
        {
          organisation: 'Park Tool',
          title: 'Chain cleaning and lubrication',
          url: 'https://www.parktool.com/en-us/blog/repair-help/chain-cleaning-with-a-park-tool-chain-scrubber',
        },
        {
          organisation: 'Cycling UK',
          title: 'How to clean and lubricate your chain',
        },
      ],
    },
    {
      id: 'bicycle.measure-chain',
      tools: ['chain checker', 'ruler', 'rag'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      sources: [
        {
          organisation: 'Park Tool',
          title: 'When to Replace a Chain on a Bicycle',
          url: 'https://www.parktool.com/en-us/blog/repair-help/when-to-replace-a-chain-on-a-bicycle',
        },
      ],
    },
    {
      id: 'bicycle.book-service',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 1, to: 3, best: 2 },
      stake: 'wear',
      professional: true,
      sources: [
        {
          organisation: 'Cycling UK',
          title: 'Bike maintenance: when to have your bike serviced',
        },
      ],
    },
  ],
};

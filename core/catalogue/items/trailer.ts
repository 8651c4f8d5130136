import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const trailer: ItemFacts = {
  name: 'Trailer',
  slug: 'trailer',
  room: 'garage',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'trailer.check-tyres-lights',
      tools: ['tyre pressure gauge', 'torque wrench', 'contact cleaner', 'rag'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      hazard: 'vehicles',
      room: 'outdoors',
      uses: ['solvent'],
      sources: [
        {
          organisation: 'National Trailer and Towing Association',
          title: 'Trailer safety checks before towing',
        },
        {
          organisation: 'HM Government',
          title: 'Towing with a car: trailer safety and weights',
          url: 'https://www.gov.uk/towing-with-car',
        },
      ],
    },
    {
      id: 'trailer.grease-coupling',
      tools: ['grease gun', 'rag', 'oil can', 'rubber gloves'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      room: 'outdoors',
      uses: ['solvent'],
      sources: [
        {
          organisation: 'AL-KO',
          title: '161 VB-2 overrun device operating manual: maintenance and care',
        },
        { organisation: 'Ifor Williams Trailers', title: "Owner's handbook: brakes and coupling service intervals" },
      ],
    },
    {
      id: 'trailer.book-brakes',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 1, to: 4, best: 2 },
      stake: 'costly',
      professional: true,
      sources: [
        {
          organisation: 'AL-KO',
          title: '161 VB-2 overrun device operating manual: maintenance and care',
        },
      ],
    },
  ],
};

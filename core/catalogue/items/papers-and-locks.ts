import { type CareTaskFacts, every } from '../../domain/care/care-task.ts';

/** What a home contains, and how one gets into it. */
export const papersAndLocks: readonly CareTaskFacts[] = [
  {
    id: 'windows-and-doors.check-smart-lock',
    tools: ['batteries', 'microfibre cloth'],
    minutes: 10,
    difficulty: 'beginner',
    intervalDays: every.halfYear,
    stake: 'costly',
    appliesIf: { needs: { 'newer-things': ['smart-lock', 'several'] } },
    sources: [{ organisation: 'Yale', title: 'Smart lock user guide: batteries, emergency power and codes' }],
  },
  {
    id: 'windows-and-doors.film-contents',
    tools: ['phone with a camera'],
    minutes: 30,
    difficulty: 'beginner',
    intervalDays: every.twoYears,
    stake: 'comfort',
    room: 'whole home',
    sources: [
      {
        organisation: 'Insurance Information Institute',
        title: 'How to create a home inventory',
        url: 'https://www.iii.org/article/how-create-home-inventory',
      },
    ],
  },
];

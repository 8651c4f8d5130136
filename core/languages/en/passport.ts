import { durations } from './durations.ts';
import { format } from './format.ts';

/** The record of a home, as it is read and printed. */
export const passport = {
  title: 'House passport',
  carnet: 'It adds to the [carnet d’information du logement] and doesn’t replace it.',
  since: (date: string) => `records since ${date}`,
  asOf: (date: string) => `as of ${date}`,
  sections: {
    equipment: 'Equipment',
    care: 'Maintenance',
    works: 'Repairs and other work',
    figures: 'In figures',
    photos: 'Photos',
    annex: 'Annex: every entry',
  },
  details: 'Details',
  noCare: 'No maintenance is recorded yet.',
  noWorks: 'No repairs by others, and none with a cost, are recorded.',
  allWorks: 'All repairs and other work',
  careOf: (item: string) => `Maintenance of ${item}`,
  lastOn: (date: string) => `last on ${date}`,
  date: 'Date',
  work: 'Work',
  doneBy: 'Done by',
  cost: 'Cost',
  item: (item: string) => `${item}:`,
  safety: '(safety)',
  times: (times: number) => `${times} times`,
  timesSince: (times: number, month: string) => `${times} times since ${month}`,
  takes: (minutes: number) => durations.short(minutes),
  others: (jobs: number, isRest: boolean, date: string) => {
    const count = format.count(
      jobs,
      isRest ? { one: 'other job', other: 'other jobs' } : { one: 'job', other: 'jobs' },
    );
    return jobs === 1 ? `${count} by the household, on ${date}` : `${count} by the household, last on ${date}`;
  },
  ofYear: (year: string, dates: string) => `${year}: ${dates}`,
  morePhotos: (photos: number) => `${photos} more are in the annex.`,
  household: 'Household',
  /** In the place of who did it. */
  booked: 'Appointment made',
  company: 'A company',
  person: 'Another person',
  entries: 'Entries',
  done: (jobs: number) => `${format.count(jobs, { one: 'job', other: 'jobs' })} done`,
  safetyInTime: 'Safety checks done or booked in time',
  of: (part: number, whole: number) => `${part} of ${whole}`,
  spent: 'Spent on the home',
  madeBy:
    'Made by the household with Upkept from its own records. Checksum (SHA-256), which changes if any entry does:',
} as const;

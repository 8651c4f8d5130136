import type { Passport } from '#apps/ui/passport/passport.ts';

type Entry = Passport['equipment'][number]['entries'][number];

const entry = (date: string, careTaskId: string | null, title: string, more: Partial<Entry> = {}): Entry => ({
  date,
  title,
  careTaskId,
  safety: false,
  professional: false,
  minutes: null,
  by: null,
  note: '',
  cost: null,
  ...more,
});
const company = (name: string) => ({ kind: 'company' as const, name, phone: '' });
const euros = (whole: number) => ({ minor: whole * 100, currency: 'EUR' });

/** An invented house, in the shape in which a household shares its own. */
export const samplePassport: Passport = {
  version: 1,
  generatedOn: '2026-11-27',
  country: 'IE',
  includes: { costs: true, names: true, notes: true },
  home: {
    since: '2024-09-07',
    propertyType: 'House',
    features: [
      { category: 'kitchenAppliances', names: ['Fridge', 'Oven'] },
      { category: 'heatingEnergySystems', names: ['Central Heating', 'Chimney'] },
      { category: 'generalAppliances', names: ['Dishwasher', 'Washing Machine'] },
    ],
    answers: [{ question: 'What kind of central heating do you have?', answer: 'Gas boiler' }],
  },
  equipment: [
    {
      item: 'Central Heating',
      category: 'heatingEnergySystems',
      lastDone: '2026-10-24',
      entries: [
        entry('2026-10-24', 'central-heating.bleed-radiators', 'Bleed the radiators', { minutes: 30 }),
        entry('2026-09-18', 'central-heating.book-boiler-service', 'Book the yearly service of the gas boiler', {
          safety: true,
          professional: true,
          by: company('A heating company'),
          note: 'Pressure vessel pumped up',
          cost: euros(110),
        }),
        entry('2025-10-25', 'central-heating.bleed-radiators', 'Bleed the radiators', { minutes: 30 }),
        entry('2025-09-12', 'central-heating.book-boiler-service', 'Book the yearly service of the gas boiler', {
          safety: true,
          professional: true,
          by: company('A heating company'),
          cost: euros(105),
        }),
        entry('2025-02-03', null, 'New circulation pump', {
          professional: true,
          by: company('A heating company'),
          note: 'Five years’ warranty',
          cost: euros(340),
        }),
      ],
    },
    {
      item: 'Chimney',
      category: 'heatingEnergySystems',
      lastDone: '2026-08-29',
      entries: [
        entry('2026-08-29', 'chimney.book-sweep', 'Book the chimney sweep', {
          safety: true,
          professional: true,
          by: company('A chimney sweep'),
          cost: euros(75),
        }),
      ],
    },
    {
      item: 'Smoke Alarm',
      category: 'essential',
      lastDone: '2026-11-21',
      entries: [
        entry('2026-11-21', 'smoke-alarm.test-alarms', 'Test every smoke alarm and any carbon monoxide alarm', {
          safety: true,
          minutes: 10,
        }),
        entry('2026-10-24', 'smoke-alarm.test-alarms', 'Test every smoke alarm and any carbon monoxide alarm', {
          safety: true,
          minutes: 10,
        }),
      ],
    },
    {
      item: 'Roof and Gutters',
      category: 'essential',
      lastDone: '2026-11-14',
      entries: [
        entry('2026-11-14', 'roof-and-gutters.clear-gutters', 'Clear the gutters once the leaves are down', {
          minutes: 60,
        }),
      ],
    },
  ],
  figures: {
    done: 9,
    safety: { onTime: 5, total: 5, late: [] },
    money: { totals: [euros(630)], lines: [] },
  },
  checksum: 'eb627f80c03a5777bf9c736165b08ad644685f8adbd2f30d4a93076b68256db6',
};

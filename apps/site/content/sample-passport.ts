import type { Passport } from '#apps/ui/passport/passport.ts';
import { withChecksum } from '#core/domain/history/passport/passport.ts';
import { questions } from '#words/questions/index.ts';
import { passportSample as words } from '#words/site/passport-sample.ts';
import { careTaskById, nameOfFeature } from './catalogue.ts';

type Entry = Passport['equipment'][number]['entries'][number];

const work = (date: string, title: string, more: Partial<Entry> = {}): Entry => ({
  date,
  title,
  careTaskId: null,
  safety: false,
  professional: false,
  minutes: null,
  by: null,
  note: '',
  cost: null,
  ...more,
});
const care = (date: string, id: string, more: Partial<Entry> = {}): Entry =>
  work(date, careTaskById.get(id)?.task.title ?? id, { careTaskId: id, ...more });
const visit = (name: string, euros: number): Partial<Entry> => ({
  professional: true,
  by: { kind: 'company', name, phone: '' },
  cost: { minor: euros * 100, currency: 'EUR' },
});
const { question, options } = questions['heat-source'];

/** An invented house, in the shape in which a household shares its own. */
const contents: Omit<Passport, 'checksum'> = {
  version: 1,
  generatedOn: '2026-11-27',
  country: 'IE',
  includes: { costs: true, names: true, notes: true },
  home: {
    since: '2024-09-07',
    propertyType: words.house,
    features: [
      { category: 'kitchenAppliances', names: ['Fridge', 'Oven'].map(nameOfFeature) },
      { category: 'heatingEnergySystems', names: ['Central Heating', 'Chimney'].map(nameOfFeature) },
      { category: 'generalAppliances', names: ['Dishwasher', 'Washing Machine'].map(nameOfFeature) },
    ],
    answers: [{ question, answer: options['gas-boiler'].label }],
  },
  equipment: [
    {
      item: nameOfFeature('Central Heating'),
      category: 'heatingEnergySystems',
      lastDone: '2026-10-24',
      entries: [
        care('2026-10-24', 'central-heating.bleed-radiators', { minutes: 30 }),
        care('2026-09-18', 'central-heating.book-boiler-service', {
          safety: true,
          ...visit(words.heatingCompany, 110),
          note: words.vessel,
        }),
        care('2025-10-25', 'central-heating.bleed-radiators', { minutes: 30 }),
        care('2025-09-12', 'central-heating.book-boiler-service', {
          safety: true,
          ...visit(words.heatingCompany, 105),
        }),
        work('2025-02-03', words.pump, { ...visit(words.heatingCompany, 340), note: words.warranty }),
      ],
    },
    {
      item: nameOfFeature('Chimney'),
      category: 'heatingEnergySystems',
      lastDone: '2026-08-29',
      entries: [care('2026-08-29', 'chimney.book-sweep', { safety: true, ...visit(words.sweep, 75) })],
    },
    {
      item: nameOfFeature('Smoke Alarm'),
      category: 'essential',
      lastDone: '2026-11-21',
      entries: [
        care('2026-11-21', 'smoke-alarm.test-alarms', { safety: true, minutes: 10 }),
        care('2026-10-24', 'smoke-alarm.test-alarms', { safety: true, minutes: 10 }),
      ],
    },
    {
      item: nameOfFeature('Roof and Gutters'),
      category: 'essential',
      lastDone: '2026-11-14',
      entries: [care('2026-11-14', 'roof-and-gutters.clear-gutters', { minutes: 60 })],
    },
  ],
  figures: {
    done: 9,
    safety: { onTime: 5, total: 5, late: [] },
    money: { totals: [{ minor: 63_000, currency: 'EUR' }], lines: [] },
  },
};

/** `sha256` computes its checksum. */
export const samplePassport = (sha256: (text: string) => Uint8Array): Passport => ({
  ...contents,
  checksum: withChecksum(contents, sha256).checksum,
});

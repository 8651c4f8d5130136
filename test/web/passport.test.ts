import { describe, expect, it } from 'vitest';
import { shortFormOf } from '#apps/ui/passport/highlights.ts';
import { groupedChecksum, type Passport, type PassportEntry, partsOf } from '#apps/ui/passport/passport.ts';
import { datesByYear, rowsOf } from '#apps/ui/passport/rows.ts';

const line = (overrides: Partial<PassportEntry> = {}): PassportEntry => ({
  date: '2026-03-14',
  title: 'Mow the lawn',
  careTaskId: 'lawn.mow',
  safety: false,
  professional: false,
  minutes: 40,
  by: null,
  note: '',
  cost: null,
  ...overrides,
});
const lawn = (entries: PassportEntry[]) => ({
  equipment: [{ item: 'Lawn', category: 'gardeningFeatures', lastDone: null, entries }],
});

describe('a passport', () => {
  it('has maintenance by item, and other work on its own, the newest first', () => {
    const repair = line({ title: 'New mower blade', careTaskId: null, date: '2025-05-01' });
    const fence = line({ title: 'Fence', careTaskId: null, date: '2026-05-01' });
    const { care, works } = partsOf(lawn([line(), repair, fence]) as Passport);
    expect(care.map(({ entries }) => entries.map(({ title }) => title))).toEqual([['Mow the lawn']]);
    expect(works.map(({ item, title }) => `${item}: ${title}`)).toEqual(['Lawn: Fence', 'Lawn: New mower blade']);
  });

  it('lists routine work that was done several times as one row with all its dates', () => {
    const rows = rowsOf([
      line({ date: '2026-03-14' }),
      line({ date: '2026-04-11', by: { kind: 'me', name: '', phone: '' } }),
      line({ date: '2025-03-01' }),
      line({ date: '2026-03-20', title: 'Rake' }),
    ]);
    expect(rows).toMatchObject([
      { kind: 'repeated', title: 'Mow the lawn', dates: ['2026-04-11', '2026-03-14', '2025-03-01'] },
      { kind: 'single', line: { title: 'Rake' } },
    ]);
  });

  it.each([
    ['a note', { note: 'Stripes' }],
    ['a cost', { cost: { minor: 1, currency: 'EUR' } }],
    ['another person', { by: { kind: 'person', name: '', phone: '' } }],
    ['a professional', { professional: true }],
  ] as const)('shows work with %s in a row of its own', (_, details) => {
    const rows = rowsOf([line(), line({ date: '2026-01-01' }), line({ date: '2026-02-01', ...details })]);
    expect(rows.map(({ kind }) => kind)).toEqual(['repeated', 'single']);
  });

  it('keeps every date', () => {
    const texts = datesByYear(['2026-04-11', '2026-03-14', '2025-03-01']);
    expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['2026: 11 Apr, 14 Mar', '2025: 1 Mar']);
  });

  it('is short: visits, safety checks and what cost something, each work once, and how many other jobs', () => {
    const service = { title: 'Service', careTaskId: 'mower.service', professional: true };
    const { care, works } = shortFormOf({
      equipment: [
        ...lawn([
          line({ date: '2026-03-14' }),
          line({ date: '2026-04-11', note: 'Long' }),
          line({ ...service, date: '2024-05-01' }),
          line({ ...service, date: '2026-05-01' }),
          line({ title: 'New blade', careTaskId: null, cost: { minor: 1, currency: 'EUR' }, date: '2025-05-01' }),
          line({ title: 'Rehung the gate', careTaskId: null }),
          line({ title: 'Re-laid', careTaskId: null, by: { kind: 'company', name: '', phone: '' } }),
        ]).equipment,
        {
          item: 'Smoke Alarm',
          category: 'essential',
          lastDone: null,
          entries: [line({ title: 'Test', safety: true })],
        },
        { item: 'Fridge', category: 'kitchenAppliances', lastDone: null, entries: [line({ title: 'Defrost' })] },
        { item: 'Oven', category: 'kitchenAppliances', lastDone: null, entries: [] },
      ],
    });
    expect(care).toMatchObject([
      {
        highlights: [{ item: 'Lawn', last: { title: 'Service', date: '2026-05-01' }, times: 2, since: '2024-05-01' }],
        others: { jobs: 3, last: '2026-04-11', isRest: true },
      },
      { highlights: [{ last: { title: 'Test' }, times: 1 }], others: undefined },
      { highlights: [], others: { item: 'Fridge', jobs: 1, isRest: false } },
    ]);
    expect(works.map(({ last }) => last.title)).toEqual(['Re-laid', 'New blade']);
  });

  it('shows its checksum in groups', () => {
    expect(groupedChecksum('0123456789abcdef')).toBe('01234567 89abcdef');
  });
});

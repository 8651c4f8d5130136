import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import type { Work } from '#core/domain/history/entry.ts';
import { inertCell, textOfCell } from '#core/domain/history/table/cell.ts';
import { rowOf } from '#core/domain/history/table/columns.ts';
import { judgeOfRows } from '#core/domain/history/table/judge-rows.ts';
import { workOf } from '#core/domain/history/table/work-of.ts';
import { buildEntry } from './build-entry.ts';

const context = {
  today: '2027-01-09',
  find: (id: string) => careTaskById.get(id),
  currency: 'EUR',
};
const service: Work = {
  date: '2026-12-03',
  item: 'Central Heating',
  careTaskId: 'central-heating.book-boiler-service',
  title: 'Boiler serviced',
  minutes: 60,
  by: { kind: 'company', name: 'Dupont', phone: '+33 1' },
  cost: { minor: 14_950, currency: 'CHF' },
  note: 'two\nlines',
};

describe('a cell', () => {
  it('is no formula, and becomes the same text again', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", "''=", '＝', '－'), fc.string())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(inertCell(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(textOfCell(inertCell(text))).toBe(text);
      }),
      { numRuns: 500 },
    );
    expect(['=1+1', "'quoted'", 'plain'].map(inertCell)).toEqual(["'=1+1", "'quoted'", 'plain']);
  });
});

describe('a row', () => {
  it('is read as the work that it was made of', () => {
    expect(workOf(rowOf(service), context)).toStrictEqual({ work: service });
    const bare: Work = { date: '2026-12-03', item: 'Roof', title: 'Tiles replaced', note: '' };
    expect(workOf(rowOf(bare), context)).toStrictEqual({ work: bare });
  });

  it('fills in what people leave out', () => {
    const row = { ...rowOf(service), item: '', currency: '', by: '', cost: '120.50' };
    expect(workOf(row, { ...context, currency: 'USD' })).toMatchObject({
      work: { item: 'Central Heating', by: { kind: 'company' }, cost: { minor: 12_050, currency: 'USD' } },
    });
    expect(workOf({ ...row, careTaskId: '', cost: '5' }, { ...context, currency: 'USD' })).toMatchObject({
      work: { item: 'Other', cost: { minor: 500, currency: 'USD' } },
    });
  });

  it.each([
    [{ date: '2027-01-10' }, 'date', 'future', 0],
    [{ date: '' }, 'date', 'noDay', 0],
    [{ title: ' ' }, 'title', 'missing', 0],
    [{ title: 'a\u202eb' }, 'title', 'turnsRound', 0],
    [{ item: 'a\nb' }, 'item', 'severalLines', 0],
    [{ note: 'x'.repeat(2_001) }, 'note', 'tooLong', 2_000],
    [{ minutes: '1.5' }, 'minutes', 'noMinutes', 10_000],
    [{ minutes: '10001' }, 'minutes', 'noMinutes', 10_000],
    [{ cost: '-1' }, 'cost', 'noCost', 0],
    [{ currency: 'XYZ' }, 'cost', 'noCost', 0],
    [{ cost: '1000000000.01' }, 'cost', 'noCost', 0],
    [{ by: 'robot' }, 'by', 'noDoer', 0],
    [{ careTaskId: 'roof.fly' }, 'careTaskId', 'noCareTask', 0],
  ] as const)('with %j is refused', (change, column, is, most) => {
    expect(workOf({ ...rowOf(service), ...change }, context)).toEqual({ problem: { column, is, most } });
  });

  it('loses what shows nothing, as a text of a form does', () => {
    const phone = '\u202a+33 6 12 34 56 78\u202c';
    const pasted = { ...rowOf(service), name: 'Dupont\u200b', phone, title: '\ufeffשירות\u2060', note: 'a\0b' };
    expect(workOf(pasted, context)).toMatchObject({
      work: { title: 'שירות', by: { name: 'Dupont', phone: '+33 6 12 34 56 78' }, note: 'ab' },
    });
  });

  it('is a duplicate as often as the history has equal entries', () => {
    const row = rowOf(service);
    const rows = [1, 2, 3].map((line) => ({ line, row: { ...row, note: `note ${line}`, title: 'BOILER serviced' } }));
    const known = [buildEntry(service), buildEntry({ ...service, kind: 'missed' }), buildEntry()];
    expect(rows.map(judgeOfRows(known, context)).map(({ outcome }) => outcome)).toEqual(['duplicate', 'new', 'new']);
    const others = [{ date: '2026-12-02' }, { cost: '149.51' }, { item: 'Roof' }].map((change, line) => ({
      line,
      row: { ...row, ...change },
    }));
    expect(others.map(judgeOfRows(known, context)).map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
  });
});

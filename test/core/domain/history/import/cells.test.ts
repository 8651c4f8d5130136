import { describe, expect, it } from 'vitest';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import { amountTextOf, minorIn } from '#core/domain/history/table/amount-text.ts';
import { judgeOrder, ordersOfCountry } from '#core/domain/history/table/date-order.ts';
import { type DateOrder, dayIn, dayTextOf } from '#core/domain/history/table/day-text.ts';
import { localeOfCountry } from '#core/domain/history/table/locale-of-country.ts';
import { minutesOf } from '#core/domain/history/table/minutes-text.ts';
import { monthOf } from '#core/domain/history/table/month-names.ts';
import { saysUndone, stateOf } from '#core/domain/history/table/state-text.ts';
import { languages } from '#core/domain/languages.ts';
import { addDays } from '#core/domain/time/dates.ts';

const reading = { today: '2027-01-09', timezone: 'America/New_York' };
const dayOf = (cell: string | number, order: DateOrder = 'dmy') => {
  const text = dayTextOf(cell, reading);
  return text && dayIn(text, order, reading.today);
};

describe('a day', () => {
  it.each([
    ['2027-01-03', '2027-01-03'],
    ['2026/3/9', '2026-03-09'],
    ['20260309', '2026-03-09'],
    ['2026. 03. 14.', '2026-03-14'],
    ['2026-03-09 10:20:00', '2026-03-09'],
    ['9.3.2026', '2026-03-09'],
    ['9. 3. 2026', '2026-03-09'],
    ['09/03/2026 14:00', '2026-03-09'],
    ['31/12/99', '1999-12-31'],
    ['5.1.26', '2026-01-05'],
    ['14-Mar-26', '2026-03-14'],
    ['May 9, 2026', '2026-05-09'],
    ['Sat, 14 Mar 2026', '2026-03-14'],
    ['1er février 2026', '2026-02-01'],
    ['15 déc. 2025', '2025-12-15'],
    ['3. März 2026', '2026-03-03'],
    ['7 de septiembre de 2026', '2026-09-07'],
    ['4 września 2026', '2026-09-04'],
    ['2026. október 2.', '2026-10-02'],
    ['2026年3月4日', '2026-03-04'],
    ['2026년 3월 4일', '2026-03-04'],
    ['٠٩/٠٣/٢٠٢٦', '2026-03-09'],
    [46_090, '2026-03-09'],
    ['46090', '2026-03-09'],
    [46_090.75, '2026-03-09'],
    ['12/31/2026', undefined],
    ['2026-02-29', undefined],
    ['9.3/2026', undefined],
    ['March 2026', undefined],
    ['yesterday', undefined],
    ['0001-01-01T00:00:00Z', undefined],
    ['0000-00-00', undefined],
    ['1970-01-01T00:00:00Z', undefined],
    ['', undefined],
    [12, undefined],
  ])('%j is %s', (cell, day) => {
    expect(dayOf(cell)).toBe(day);
  });

  it('of an instant is that of the home, unless it is midnight in Greenwich, which is how programs write a day', () => {
    expect(dayOf('2026-03-10T02:30:00Z')).toBe('2026-03-09');
    expect(dayOf('2026-03-10T02:30:00+02:00')).toBe('2026-03-09');
    expect(dayOf('2026-03-10T00:00:00.000Z')).toBe('2026-03-10');
  });

  it('has the month of the home’s language where two languages have the same name for different ones', () => {
    const inCountry = (country: string) => {
      const text = dayTextOf('3. listopada 2026', { ...reading, country });
      return text && dayIn(text, 'dmy', reading.today);
    };
    expect([inCountry('HR'), inCountry('PL'), inCountry('DE')]).toEqual(['2026-10-03', '2026-11-03', undefined]);
  });

  it.each([
    ['12. Jänner 2026', '2026-01-12'],
    ['3. Feber 2026', '2026-02-03'],
    ['mar. 12 nov. 2026', '2026-11-12'],
    ['7 de enero de 2026', '2026-01-07'],
    ['3 mars 2026 à 14h30', '2026-03-03'],
    ['mar 3 mar 2026', '2026-03-03'],
    ['mar, 1 sept 2026', '2026-09-01'],
    ['Thu, 2026-01-01', '2026-01-01'],
    ['12 March 2026?', undefined],
  ])('in words, %s, is %s', (cell, day) => expect(dayOf(cell)).toBe(day));

  // With short names, the day of the week and the month may be the same word, or one of them a month elsewhere.
  it.each(['FR', 'ES', 'IT', 'RO', 'TR', 'HR', 'BA', 'DE', 'PL', 'HU', 'FI', 'EE', 'SE', 'US', 'CA', 'ZA', 'MX', 'GR'])(
    'with the day of the week is read on each day of a year as people of %s write it',
    (country) => {
      const styles = [
        { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
        { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
        { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' },
      ] as const;
      const [order = 'dmy'] = country === 'CA' ? [] : ordersOfCountry(country);
      for (const style of styles) {
        const format = new Intl.DateTimeFormat(localeOfCountry(country), { ...style, timeZone: 'UTC' });
        for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
          const written = format.format(new Date(day));
          const text = dayTextOf(written, { ...reading, country });
          expect([written, text && dayIn(text, order, reading.today)]).toEqual([written, day]);
        }
      }
    },
  );

  it('has its month by name in every language of the product', () => {
    for (const language of languages) {
      for (let month = 1; month <= 12; month++) {
        for (const style of ['long', 'short'] as const) {
          const name = new Intl.DateTimeFormat(language, { month: style }).format(new Date(2026, month - 1, 14));
          expect([name, monthOf(plainWords(name)[0] ?? '')]).toEqual([name, month]);
        }
      }
    }
  });
});

describe('a column of days', () => {
  const judge = (cells: readonly string[], votes: readonly DateOrder[]) =>
    judgeOrder(
      cells.flatMap((cell) => dayTextOf(cell, reading) ?? []),
      votes,
      reading.today,
    );

  it.each([
    [['03/09/2026', '03/25/2026', '04/01/2026'], ['dmy'], 'mdy', []],
    [['03/04/2026', '25/04/2026'], ['mdy'], 'dmy', []],
    [['03/04/2026'], ['dmy'], 'dmy', []],
    [['03/04/2026'], ['mdy', 'mdy'], 'mdy', []],
    [['03/04/2026'], ['dmy', 'mdy'], 'dmy', ['dmy', 'mdy']],
    [['03/04/2026'], [], 'dmy', ['dmy', 'mdy']],
    [['25/04/2026', '04/25/2026'], ['dmy'], 'dmy', ['dmy', 'mdy']],
    [['01/01/2026', '2026-04-03'], ['dmy', 'mdy'], 'dmy', []],
    [['03/04/26'], ['ymd'], 'ymd', []],
    [['30/04/05'], ['dmy'], 'dmy', []],
    [['99/99/2026', '03/25/2026'], ['dmy'], 'mdy', []],
  ] as const)('%j with %j is %s, and leaves open %j', (cells, votes, choice, open) => {
    expect(judge(cells, votes)).toEqual({ choice, open });
  });

  it('has the orders that are usual in a country', () => {
    expect(['FR', 'US', 'JP', 'HU', 'GB'].map(ordersOfCountry)).toEqual([['dmy'], ['mdy'], ['ymd'], ['ymd'], ['dmy']]);
    expect(ordersOfCountry('CA').length).toBeGreaterThan(1);
  });
});

describe('an amount', () => {
  it.each([
    ['$12.50', '12.50', '', '$'],
    ['12,50 €', '12,50', 'EUR', ''],
    ['€ 1.234,50', '1.234,50', 'EUR', ''],
    ["CHF 1'280.00", "1'280.00", 'CHF', ''],
    ['Fr. 25.50', '25.50', 'CHF', ''],
    ['R$ 1.020,50', '1.020,50', 'BRL', ''],
    ['kr. 1.495,00', '1.495,00', '', 'kr.'],
    ['1 895,00 kr', '1 895,00', '', 'kr'],
    ['US$ 12 USD', '12', 'USD', ''],
    ['149,-', '149', '', ''],
    ['24 500 Ft', '24 500', 'HUF', ''],
    ['12,800円', '12,800', 'JPY', ''],
  ])('%j is %s with its currency', (cell, digits, currency, sign) => {
    expect(amountTextOf(cell)).toEqual({ digits, currency, sign });
  });

  it.each(['', '-', '—', 'n/a'])('%j is none', (cell) => {
    expect(amountTextOf(cell)).toBeNull();
  });

  it.each(['abc', '-5', '(12.00)', '12 bananas', '1.2.3 €€', 'about 20'])('%j is unclear', (cell) => {
    const amount = amountTextOf(cell);
    expect(amount && minorIn(amount.digits, 'EUR', ['.'])).toBeUndefined();
  });

  it.each([
    ['12.5', ['.'], 1_250],
    ['1,234.50', ['.'], 123_450],
    ['1.234,50', [','], 123_450],
    ['1,12,000.50', ['.'], 11_200_050],
    ['1,234', ['.'], 123_400],
    ['1.234', [','], 123_400],
    // In a column where the full stop is decimal, three places are no cents.
    ['1.234', ['.'], undefined],
    ['12.345', ['.'], undefined],
  ] as const)('%j in a column with %j is %s', (digits, marks, minor) => {
    expect(minorIn(digits, 'EUR', marks)).toBe(minor);
  });
});

describe('a duration', () => {
  it.each([
    ['90', 90],
    ['1h30', 90],
    ['1 h 30 min', 90],
    ['2 hrs 15 mins', 135],
    ['1:30', 90],
    ['1,5 Std.', 90],
    ['45 min', 45],
    ['PT1H30M', 90],
    [20, 20],
    ['soon', undefined],
    ['3 days', undefined],
    ['1.5', undefined],
  ])('%j is %s minutes', (cell, minutes) => {
    expect(minutesOf(cell, 'minutes')).toBe(minutes);
  });

  it('is in the unit of its column if it names none', () => {
    expect([minutesOf('1.5', 'hours'), minutesOf(2, 'hours'), minutesOf('45 min', 'hours')]).toEqual([90, 120, 45]);
  });
});

it('the state of a task is known in the words of programs', () => {
  expect(['completed', 'Yes', '1', 'needs_action', 'In Progress', 'false', 'perhaps', ''].map(stateOf)).toEqual([
    ...[true, true, true, false, false, false, undefined, undefined],
  ]);
});

it('the state of a task is known in the words of people', () => {
  for (const text of ['hotovo', 'Zrobione', '100 %', 'klart', 'Terminée', '☑'])
    expect([text, stateOf(text)]).toEqual([text, true]);
  for (const text of ['nicht erledigt', 'w trakcie', '-1', '40 %', 'à faire', 'Postponed', '☐'])
    expect([text, stateOf(text)]).toEqual([text, false]);
  // Languages, countries and remarks are no states.
  for (const text of ['en', 'in', 'de', 'Norwich']) expect([text, stateOf(text)]).toEqual([text, undefined]);
});

describe('a state of several words', () => {
  it.each(['Fait en retard', 'completed late', 'Done on time', 'verspätet erledigt', 'done, paid'])(
    '%s is done',
    (text) => expect(stateOf(text)).toBe(true),
  );

  it.each([
    ...['not done', 'pas encore fait', 'noch nicht erledigt', 'non fatto', 'ej klart', 'not done yet', 'nije gotovo'],
    ...['in Arbeit', 'on hold', 'wartet auf Angebot', 'planned, quote requested', 'v teku', 'won’t do', 'called off'],
  ])('%s is not', (text) => expect(stateOf(text)).toBe(false));

  it.each([
    ...['Arbeit', 'lucru', 'tijeku', 'hacer', 'fait dans la cave', 'called', 'off', 'needs', 'turn', 'done, not paid'],
  ])('%s says nothing of it', (text) => expect(stateOf(text)).toBeUndefined());
});

describe('beside other text', () => {
  it.each([
    ...['planned', 'not done', 'pas fait', 'CANCELLED', 'in Arbeit', 'do zrobienia', 'quote requested', 'à faire'],
  ])('%s says that nothing was done', (text) => expect(saysUndone(text)).toBe(true));

  it.each([
    ...['Arbeit', 'Lucru', 'Provedení', 'testing', 'blocked', 'stuck', 'draft', 'offert', 'saltato', 'open', 'new'],
    ...['läuft', 'late', 'done', 'done late', 'call', 'Angebot von Müller', 'no', ''],
  ])('%j doesn’t', (text) => expect(saysUndone(text)).toBe(false));
});

import { describe, expect, it } from 'vitest';
import { nothing, readLines } from '../../../../support/imports/read-lines.ts';

const titles = ({ taken }: ReturnType<typeof readLines>) => taken.map(({ row: { title } }) => title);

describe('a column of states', () => {
  const lines = ['Date|Work|Status', '2026-03-09|Boiler|Vege', '2026-04-09|Roof|Tervben', '2026-05-09|Flue|Vege'];

  it('of whose words we know none is asked about, and counts as its person says', () => {
    const { questions } = readLines(lines);
    expect(questions).toMatchObject([{ id: 'doneState', column: 2, several: true, options: ['Vege', 'Tervben'] }]);
    const answered = readLines(lines, { columns: {}, answers: { doneState: ['Vege'] } });
    expect(answered.questions).toEqual([]);
    expect(titles(answered)).toEqual(['Boiler', 'Flue']);
    expect(answered.omitted).toMatchObject([{ line: 3, why: 'notDone' }]);
    expect(titles(readLines(lines, { columns: {}, answers: { doneState: ['*'] } }))).toEqual([
      'Boiler',
      'Roof',
      'Flue',
    ]);
    // No answer of another file.
    expect(readLines(lines, { columns: {}, answers: { doneState: ['Done'] } }).questions).toHaveLength(1);
    expect(readLines(lines, { columns: {}, answers: { doneState: [] } }).questions).toHaveLength(1);
  });

  it('is named without marks that turn text round, which no answer may have', () => {
    const turned = lines.map((line) => line.replace('Vege', '\u202eVege'));
    expect(readLines(turned).questions).toMatchObject([{ options: ['Vege', 'Tervben'] }]);
    expect(titles(readLines(turned, { columns: {}, answers: { doneState: ['Vege'] } }))).toEqual(['Boiler', 'Flue']);
  });

  it('that says the same in each line, or something else in most, is not asked about', () => {
    const same = ['Date|Work|Status', '2026-03-09|Boiler|Vege', '2026-04-09|Roof|Vege'];
    expect([titles(readLines(same)), readLines(same).questions]).toEqual([['Boiler', 'Roof'], []]);
    const remarks = Array.from({ length: 8 }, (_, at) => `2026-03-0${at + 1}|Work ${at}|Remark ${'abcdefgh'[at]}`);
    expect(readLines(['Date|Work|Status', ...remarks]).questions).toEqual([]);
  });

  it('of which only some lines have a tick says that the others weren’t done', () => {
    const ticked = readLines(['Date|Work|Done', '2026-03-09|Boiler|x', '2026-04-09|Roof|', '2026-05-09|Flue|X']);
    expect(titles(ticked)).toEqual(['Boiler', 'Flue']);
    expect(ticked.omitted).toMatchObject([{ line: 3, why: 'notDone' }]);
    // Sums and repeated headings are no work, so what they have there changes nothing.
    const lines = ['Date|Work|Done', '2026-03-09|Boiler|x', 'Date|Work|Done', '2026-04-09|Roof|', 'Total||3'];
    expect(titles(readLines(lines))).toEqual(['Boiler']);
    // In words, nothing says nothing.
    expect(titles(readLines(['Date|Work|Status', '2026-03-09|Boiler|Done', '2026-04-09|Roof|']))).toEqual([
      'Boiler',
      'Roof',
    ]);
  });
});

describe('a word that says that work was done', () => {
  const done = (lines: readonly string[], ...more: readonly string[]) =>
    readLines(lines, { columns: {}, answers: { doneState: ['Vege', ...more] } });
  const head = 'Date|Work|Status';

  it('does so in each spelling, and leaves lines without a word, or with one that we know, as they are', () => {
    const lines = [head, 'Vege', 'VEGE ', '', 'Planned', 'Kusza', 'Más'].map((state, at) =>
      at === 0 ? state : `2026-03-0${at}|${'ABCDEF'[at - 1]}|${state}`,
    );
    expect(readLines(lines).questions).toMatchObject([{ options: ['Vege', 'Kusza', 'Más'] }]);
    expect(titles(done(lines))).toEqual(['A', 'B', 'C']);
  });

  it('is one that we know also where spaces follow it', () => {
    const lines = [head, `2026-03-09|A|Done${' '.repeat(40)}`, '2026-03-10|B|Vege', '2026-03-11|C|Kusza'];
    expect(titles(done(lines))).toEqual(['A', 'B']);
  });

  it('may be one of several', () => {
    const lines = [head, '2026-03-09|A|Vege', '2026-03-10|B|Megvolt', '2026-03-11|C|Kusza', '2026-03-12|D|megvolt '];
    expect(titles(done(lines, 'MEGVOLT'))).toEqual(['A', 'B', 'D']);
    expect(done(lines, 'Megvolt').omitted).toMatchObject([{ line: 4, why: 'notDone' }]);
    expect(done(lines, 'Megvolt').questions).toEqual([]);
  });

  it('decides alone where there are two such columns', () => {
    const lines = [
      'Date|Work|Status|Progress',
      '2026-03-09|Boiler|Vege|Jól',
      '2026-04-09|Roof|Tervben|Rosszul',
      '2026-05-09|Flue|Vege|Rosszul',
    ];
    expect(readLines(lines).questions).toMatchObject([{ column: 2 }]);
    expect([titles(done(lines)), done(lines).questions]).toEqual([['Boiler', 'Flue'], []]);
  });
});

describe('a column of states without anything in it', () => {
  const lines = ['Date|Work|Done', '2026-03-09|Boiler|', '2026-04-09|Roof|'];
  const said = (allDone: string) => readLines(lines, { columns: {}, answers: { allDone } });

  it('is asked about, because it may be of a list that no one has ticked', () => {
    const { columns, questions } = readLines(lines);
    expect(columns[2]).toMatchObject({ means: 'done' });
    expect(questions).toMatchObject([{ id: 'allDone', column: 2, options: ['yes', 'no'], choice: 'yes' }]);
    expect([titles(said('yes')), said('yes').questions]).toEqual([['Boiler', 'Roof'], []]);
    expect([titles(said('no')), said('no').questions]).toEqual([[], []]);
    expect(said('no').omitted).toMatchObject([
      { line: 2, why: 'notDone' },
      { line: 3, why: 'notDone' },
    ]);
    expect(said('perhaps').questions).toHaveLength(1);
  });

  it.each(['Status', 'Erledigt', 'Fait', 'Completed', 'Statut'])('is known by its heading, such as %s', (heading) => {
    const { columns, questions } = readLines([`Date|Work|${heading}`, '2026-03-09|Boiler|']);
    expect([columns.map(({ means }) => means), questions.map(({ id }) => id)]).toEqual([
      ['date', 'title', 'done'],
      ['allDone'],
    ]);
  });

  it('is not asked about where another says what was done, or where it says what was given up', () => {
    const both = readLines(['Date|Work|Status|Done', '2026-03-09|Boiler|Done|', '2026-04-09|Roof|Planned|']);
    expect([titles(both), both.questions]).toEqual([['Boiler'], []]);
    const given = readLines(['Date|Work|Cancelled', '2026-03-09|Boiler|', '2026-04-09|Roof|']);
    expect([titles(given), given.questions]).toEqual([['Boiler', 'Roof'], []]);
  });

  it('is no column of days where another has them, in any language', () => {
    for (const lines of [
      ['Tag,Arbeit,Erledigt', '9.3.2026,Kessel,'],
      ['Day,Work,Completed', '2026-03-09,Boiler,'],
      ['Jour,Travaux,Fait', '2026-03-09,Chaudière,'],
    ]) {
      const read = readLines(lines.map((line) => line.replaceAll(',', '|')));
      expect([lines[0], titles(read).length, read.questions.map(({ id }) => id)]).toEqual([lines[0], 1, ['allDone']]);
    }
  });

  it('is asked about below a heading that begins as all of them do, and not where the day is of work that was done', () => {
    const prefixed = ['HB.date|HB.work|HB.status|HB.notes', '2026-03-09|Boiler||Fine'];
    expect(readLines(prefixed).questions).toMatchObject([{ id: 'allDone' }]);
    expect(readLines(['Date completed|Task|Status', '2026-03-09|Boiler|']).questions).toEqual([]);
  });

  it('is none if its later lines have something', () => {
    const late = [
      'Date|Work|Status',
      ...Array.from({ length: 200 }, (_, at) => `2026-03-09|Work ${at}|`),
      ...Array.from({ length: 7 }, (_, at) => `2026-03-10|Late ${at}|ask ${'abcdefg'[at]}`),
    ];
    const read = readLines(late);
    expect([titles(read).length, read.questions]).toEqual([207, []]);
  });

  it('is left out if a person says so, and makes no day of work of one on which it is due', () => {
    expect(readLines(lines, { columns: { 2: 'leave' }, answers: {} }).questions).toEqual([]);
    expect(readLines(['Due date|Work|Done', '2026-03-09|Boiler|']).isEnough).toBe(false);
  });
});

describe('a heading', () => {
  it('may name the day of its file', () => {
    const { taken } = readLines(['Date|Task|Cost|Updated 01/02/2026', '2026-03-09|Oil|12.50|no']);
    expect(taken).toMatchObject([{ row: { title: 'Oil', cost: '12.50' } }]);
  });

  it('names first what is below it', () => {
    const { columns, taken } = readLines(
      ['Name of machine|Date of maintenance|Name of technician|Name of maintenance', 'Lathe|10/05/2025|Ada Byron|Oil'],
      nothing,
      { country: 'US', currency: 'USD' },
    );
    expect(columns.map(({ means }) => means)).toEqual(['note', 'date', 'name', 'title']);
    expect(taken).toMatchObject([{ row: { date: '2025-10-05', title: 'Oil', name: 'Ada Byron' } }]);
  });

  it('of a part of the cost leaves the cost to the whole', () => {
    const { taken } = readLines(['Date|Work|Labor total|Parts total|Total due', '2026-03-09|Brakes|36.44|33.91|70.35']);
    expect(taken).toMatchObject([{ row: { cost: '70.35', note: 'Labor total: 36.44\nParts total: 33.91' } }]);
  });

  it('of what an engine has run is no duration', () => {
    const run = readLines(['Date|Task|Hours', '2026-05-01|Oil change|120.5', '2026-06-15|Impeller|135.0']);
    expect(run.taken).toMatchObject([{ row: { minutes: '', note: 'Hours: 120.5' } }, { row: { minutes: '' } }]);
    expect(readLines(['Date|Task|Hours since last service', '2026-05-01|Oil|15']).taken[0]?.row.minutes).toBe('');
  });

  it('of owners and persons has no companies', () => {
    const { taken } = readLines(['Date|Chore|Person', '2026-05-01|Sweep|Ishayu;Dan', '2026-05-02|Mop|Hamza']);
    expect(taken.map(({ row: { by } }) => by)).toEqual(['person', 'person']);
    const { taken: owned } = readLines(['Owner|Date|Work', 'Bilal Qadri|2026-05-01|Brakes']);
    expect(owned).toMatchObject([{ row: { by: 'person' } }]);
  });

  it('is no line of work with a day', () => {
    const { columns, taken } = readLines([
      '2020-10-07|Lights out of order|ELECTRICAL_WORK|IN_PROGRESS|2350|Change the electrical system of the kitchen',
      '2018-06-02|Toilet problems|PLUMBING|COMPLETE|2500|Changed the pipes below the sink in the bathroom',
    ]);
    expect(columns.every(({ heading }) => heading === '')).toBe(true);
    expect(taken.map(({ line }) => line)).toEqual([2]);
  });
});

it('days of open tasks, beside which a program names their language, are no days of work', () => {
  const template = ['TYPE|CONTENT|DATE|DATE_LANG', 'task|Descale the kettle|2026-05-20|en'];
  expect(readLines(template).isEnough).toBe(false);
  expect(titles(readLines(template, { columns: { 2: 'date' }, answers: {} }))).toEqual(['Descale the kettle']);
});

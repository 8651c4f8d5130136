import { describe, expect, it } from 'vitest';
import { ticked } from '#core/domain/care/ticked.ts';
import { unitsOf } from '../../../build/languages/exchange.ts';

const english = (await unitsOf('en')).flatMap(({ file, units }) =>
  units.map(({ path, source }) => ({ file, path, source })),
);

/** What speaks of tasks to a household, in words or in a mail. */
const spoken = /^(app\/|mails\/summary|reasons|passport|progress|push|calendar|landlord|home-words|waits)/;
/** Labels, questions and sentences that call something done. */
const saysDone = /\b(done|did|complete|completed)\b/i;
const mostOfTick = 60;

/** What calls something done, and never the one task that someone ticks: whole weeks, counts and headings, for instance. */
const others: Readonly<Record<string, readonly string[]>> = {
  'a week, a day, or a count': [
    'week › state › done',
    'week › dayDone',
    'week › folded › 2',
    'week › freeUntil › 2',
    'progress › allDone',
    'progress › done',
    'summary › allDone',
    'summary › lastWeek › 1',
    'summary › lastWeek › 2',
    'summary › finished › 1',
    'summary › finished › 2',
    'summary › finished › 3',
    'summary › finished › 4',
    'push › buttons › allDone',
    'passport › done',
    'history › counted › done',
    'history › figures › rule › 2',
    'history › totals › 1',
    'history › totals › 2',
    'appliances › done',
  ],
  'a title follows, which says what was to be booked': ['week › doneTask'],
  'a heading or a column of work that a row beside it names, with “Appointment made” where that is all': [
    'historyDialogs › share › done',
    'historyDialogs › share › namesHint',
    'history › kinds › done',
    'history › list › shown › done',
    'history › lede',
    'history › empty › text',
    'passport › doneBy',
    'entry › who',
    'entry › noWork',
  ],
  'work that the household records itself, with its doer': [
    'historyDialogs › entry › wasDone',
    'historyDialogs › entry › task',
    'historyDialogs › entry › taskHint',
    'history › list › wasDone',
    'historyImport › columns › others › done',
    'rest › task › record',
    'week › recordedOn',
    'rest › lastDone › question',
  ],
  'a task that is open again, or not done': [
    'history › list › markUndone',
    'history › list › markedUndone',
    'reasons › missed',
    'job › notDone',
  ],
  'what a tradesperson did who came': ['job › done', 'job › markDone'],
  'tasks of one’s own, and those without a professional': [
    'customTasks › anchors › completion',
    'meters › starts',
    'rest › guided › done',
    'week › quickWinDone',
  ],
  'a check that was made, or an appointment: both are said': [
    'history › figures › allSafe',
    'history › figures › late',
    'passport › safetyInTime',
  ],
  'something else than a task': [
    'ask › form › hint',
    'declaration › done',
    'landlord › steps › 0',
    'people › leaveAbout',
    'confirmation › noWay',
    'rest › keys › toggle',
  ],
};

describe('the words of a tick', () => {
  const pairs = english.filter(({ path }) => / › (work|visit)( › |$)/.test(path) && /tick|done|last/i.test(path));

  it('are there for work and for a visit that is booked, wherever they call a task done', () => {
    const known = new Set(Object.values(others).flat());
    const undecided = english.filter(
      ({ file, path, source }) =>
        spoken.test(file) &&
        saysDone.test(source) &&
        source.length <= mostOfTick &&
        !/ › (work|visit)( › |$)/.test(path) &&
        !known.has(path),
    );
    expect(undecided.map(({ file, path, source }) => `${file}: ${path}: ${source}`)).toEqual([]);
    const paths = new Set(english.filter(({ source }) => saysDone.test(source)).map(({ path }) => path));
    expect([...known].filter((path) => !paths.has(path))).toEqual([]);
  });

  it('never say that a visit was done', () => {
    const visits = pairs.filter(({ path }) => / › visit/.test(path));
    expect(visits.length).toBeGreaterThan(8);
    expect(visits.filter(({ source }) => /\b(done|complete|completed)\b/i.test(source))).toEqual([]);
  });

  it('have both sides, so that no place has to choose another way', () => {
    const sides = Map.groupBy(pairs, ({ file, path }) => `${file}: ${path.replace(/ › (work|visit).*/, '')}`);
    for (const [place, of] of sides)
      expect([place, [...new Set(of.map(({ path }) => / › (work|visit)/.exec(path)?.[1]))]]).toEqual([
        place,
        [...ticked],
      ]);
  });
});

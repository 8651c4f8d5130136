import type { IsoDate } from '../../time/dates.ts';
import { type AmountText, type DecimalMark, isTwofold, markIn, sharedSigns } from './amount-text.ts';
import { currencyInHeading } from './currency-in-heading.ts';
import { type Judged, judgeOrder, ordersOfCountry } from './date-order.ts';
import { type DateOrder, type DayText, dayIn } from './day-text.ts';
import { localeOfCountry } from './locale-of-country.ts';
import { type DurationUnit, isUnitless, minutesOf, unitIn } from './minutes-text.ts';
import type { Cell } from './table-file.ts';

/** Where the table's home is, and what speaks for one way of writing. */
export type TableHome = {
  readonly today: IsoDate;
  readonly timezone: string;
  readonly country: string;
  /** The home's usual currency. */
  readonly currency: string;
  /** The orders of days that the languages of the reader and of the headings have; English says nothing. */
  readonly orders: readonly DateOrder[];
};

/** A choice that a column leaves open, with cells of it as examples. */
export type Question = {
  readonly id: 'dateOrder' | 'currency' | 'decimalMark' | 'durationUnit' | 'doneState' | 'allDone';
  readonly column: number;
  readonly options: readonly string[];
  /** Whether several of the options may be chosen. */
  readonly several?: true;
  readonly choice: string;
  /** Up to two cells, and each as every option would have it. */
  readonly examples: readonly { readonly text: string; readonly readings: Readonly<Record<string, string>> }[];
};

/** What a person has answered. */
export type Answers = { readonly [Id in Exclude<Question['id'], 'doneState'>]?: string | undefined } & {
  readonly doneState?: readonly string[] | undefined;
};

export type ColumnCells = { readonly index: number; readonly heading: string; readonly cells: readonly Cell[] };

/** A column of amounts: its cells, and what each is. */
export type ColumnAmounts = Omit<ColumnCells, 'cells'> & {
  readonly amounts: readonly { readonly cell: Cell; readonly text: AmountText | null | undefined }[];
};

export type Asked<Choice> = Judged<Choice> & { readonly question?: Question };

/** How many examples a question shows. */
const mostExamples = 2;

export function asked<Choice extends string>(
  id: Question['id'],
  column: number,
  { choice, open }: Judged<Choice>,
  answer: string | undefined,
  examples: Question['examples'],
): Asked<Choice> {
  const answered = open.find((option) => option === answer);
  if (answered) return { choice: answered, open: [] };
  if (open.length < 2) return { choice, open };
  return { choice, open, question: { id, column, options: open, choice, examples: examples.slice(0, mostExamples) } };
}

const dollars: ReadonlySet<string> = new Set(sharedSigns.$);

/** What the rest of a file says about its days: a clock of twelve hours, and the money. */
export function hintsOf(days: readonly Cell[], { amounts }: ColumnAmounts, home: TableHome): readonly DateOrder[] {
  const hints: DateOrder[] = [];
  if (days.some((cell) => /\d\s?[ap]\.?m\b/i.test(String(cell)))) hints.push('mdy');
  const isForeign = (is: (amount: AmountText) => boolean) => amounts.some(({ text }) => text && is(text));
  if (!dollars.has(home.currency) && isForeign(({ sign }) => sign === '$')) hints.push('mdy');
  if (!dollars.has(home.currency) && isForeign(({ currency }) => currency === 'USD')) hints.push('mdy');
  if (
    dollars.has(home.currency) &&
    isForeign(({ currency, sign }) => /^(EUR|GBP|CHF|PLN|SEK)$/.test(currency) || sign === '£')
  )
    hints.push('dmy');
  return hints;
}

/** The order of the days of a column. `read`: what each of its cells is. */
export function readOrder(
  { index, cells }: ColumnCells,
  read: readonly (DayText | undefined)[],
  home: TableHome,
  hints: readonly DateOrder[],
  answers: Answers,
): Asked<DateOrder> {
  const texts = cells.flatMap((cell, at) => {
    const text = read[at];
    return text ? [{ cell, text }] : [];
  });
  const votes = [...ordersOfCountry(home.country), ...home.orders, ...hints];
  const judged = judgeOrder(
    texts.map(({ text }) => text),
    votes,
    home.today,
  );
  const readingsOf = (text: DayText) =>
    Object.fromEntries(judged.open.map((order) => [order, dayIn(text, order, home.today) ?? '']));
  const examples =
    judged.open.length < 2
      ? []
      : texts
          .map(({ cell, text }) => ({ text: String(cell), readings: readingsOf(text) }))
          .filter(({ readings }) => new Set(Object.values(readings)).size > 1);
  return asked('dateOrder', index, judged, answers.dateOrder, examples);
}

/** The decimal mark of a country by Unicode's data. */
function markOfCountry(country: string): DecimalMark {
  return new Intl.NumberFormat(localeOfCountry(country)).formatToParts(0.5)[1]?.value === ',' ? ',' : '.';
}

/** The decimal marks of a column of amounts: those that cells show, otherwise the country's. */
export function readMarks(
  { index, amounts }: ColumnAmounts,
  home: TableHome,
  answers: Answers,
): { readonly marks: readonly DecimalMark[]; readonly question?: Question } {
  const digits = amounts.flatMap(({ cell, text }) => (typeof cell === 'string' ? (text?.digits ?? []) : []));
  const shown = [...new Set(digits.flatMap((each) => markIn(each) ?? []))];
  if (shown.length > 0) return { marks: shown };
  const usual = markOfCountry(home.country);
  const doubtful = digits.filter((each) => isTwofold(each) && each.includes(usual));
  const open: readonly DecimalMark[] = doubtful.length > 0 ? ['.', ','] : [];
  const examples = [...new Set(doubtful)].map((text) => ({
    text,
    readings: { [usual]: text, [usual === '.' ? ',' : '.']: text.replace(usual, '') },
  }));
  const { choice, question } = asked('decimalMark', index, { choice: usual, open }, answers.decimalMark, examples);
  return { marks: [choice], ...(question && { question }) };
}

/** The currencies of a column of amounts: of cells with a sign that several share, and of those with none. */
export function readCurrency({ index, heading, amounts: all }: ColumnAmounts, home: TableHome, answers: Answers) {
  const amounts = all.flatMap(({ cell, text }) => (text ? [{ cell, ...text }] : []));
  const signs = new Set(
    [...amounts.map(({ sign }) => sign), ...(heading.match(/\p{Sc}/gu) ?? [])].filter((sign) => sharedSigns[sign]),
  );
  const [sign = ''] = signs;
  const options = sharedSigns[sign] ?? [];
  // Everywhere, pounds are those of the United Kingdom unless they are the home's.
  const isClear = options.includes(home.currency) || sign === '£' || sign === '';
  const judged = {
    choice: options.includes(home.currency) ? home.currency : (options[0] ?? home.currency),
    open: isClear ? [] : options,
  };
  const examples = amounts
    .filter((each) => each.sign === sign && sign !== '')
    .map(({ cell, digits }) => ({
      text: String(cell),
      readings: Object.fromEntries(options.map((code) => [code, `${digits} ${code}`])),
    }));
  const { choice, question } = asked('currency', index, judged, answers.currency, examples);
  const named = new Set(
    amounts.map(({ currency, sign: own }) => currency || (own && choice)).filter((code) => code !== ''),
  );
  const [only] = named.size === 1 ? named : [];
  const bare = currencyInHeading(heading, home.currency) || (signs.size > 0 ? choice : only) || home.currency;
  return { shared: choice, bare, ...(question && { question }) };
}

/** What the numbers of a column of durations count. No job takes longer than a day, and few whole hours have decimals. */
export function readUnit({ index, heading, cells }: ColumnCells, answers: Answers): Asked<DurationUnit> {
  const named = unitIn(heading);
  const numbers = cells.filter(isUnitless).map((cell) => Number(String(cell).replace(',', '.')));
  const hasUnits = numbers.length === 0 || named !== undefined;
  const isLong = numbers.some((number) => number > 24);
  const isPart = numbers.some((number) => !Number.isInteger(number));
  const choice = named ?? (isLong || !isPart ? 'minutes' : 'hours');
  const open: readonly DurationUnit[] = hasUnits || isLong !== isPart ? [] : ['minutes', 'hours'];
  const readingOf = (cell: Cell, unit: DurationUnit) => String(minutesOf(cell, unit) ?? '');
  const examples = cells.filter(isUnitless).map((cell) => ({
    text: String(cell),
    readings: { minutes: readingOf(cell, 'minutes'), hours: readingOf(cell, 'hours') },
  }));
  return asked('durationUnit', index, { choice, open }, answers.durationUnit, examples);
}

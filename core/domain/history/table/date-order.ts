import type { IsoDate } from '../../time/dates.ts';
import { type DateOrder, type DayText, dateOrders, dayIn } from './day-text.ts';
import { localeOfCountry } from './locale-of-country.ts';

/** What is judged of a column: the choice that counts, and the others if a person has to say. */
export type Judged<Choice> = { readonly choice: Choice; readonly open: readonly Choice[] };

/** Where people use several orders, whatever Unicode's data says. */
const severalOrders: ReadonlySet<string> = new Set(['CA']);

/** The orders that are usual in a country, by Unicode's data. */
export function ordersOfCountry(country: string): readonly DateOrder[] {
  if (severalOrders.has(country)) return ['dmy', 'mdy', 'ymd'];
  const parts = new Intl.DateTimeFormat(localeOfCountry(country), { dateStyle: 'short' }).formatToParts(0);
  const letters = parts.map(({ type }) => (/^(day|month|year)$/.test(type) ? type[0] : '')).join('');
  return dateOrders.filter((order) => order === letters);
}

/**
 * The order of a column: the one in which all its days exist. If several are left, it is the one for which everything
 * speaks that says something: the country, the languages, and how the rest of the file is written. Otherwise it is open.
 * `votes` has the country's first.
 */
export function judgeOrder(texts: readonly DayText[], votes: readonly DateOrder[], today: IsoDate): Judged<DateOrder> {
  const numbers = texts.flatMap((text) => {
    if (text.is !== 'open') return [];
    const [dmy, mdy, ymd] = dateOrders.map((order) => dayIn(text, order, today));
    return dmy || mdy || ymd ? [{ dmy, mdy, ymd, shortYear: text.shortYear }] : [];
  });
  const orders = dateOrders.filter((order) => order !== 'ymd' || numbers.some(({ shortYear }) => shortYear));
  const countOf = (order: DateOrder) => numbers.filter((days) => days[order] !== undefined).length;
  const most = Math.max(0, ...orders.map(countOf));
  // Columns in two orders are no evidence of either.
  const possible = most === numbers.length ? orders.filter((order) => countOf(order) === most) : orders.filter(countOf);
  const days = (order: DateOrder) => numbers.map((each) => each[order]).join();
  const voted = votes.filter((vote) => possible.includes(vote));
  const choice = voted[0] ?? possible[0] ?? 'dmy';
  // `01/01/2026` is the same day in both.
  const differing = possible.filter((order) => order === choice || days(order) !== days(choice));
  // Two digits that may be a year are taken for one only where people write so.
  const rivals = differing.filter((order) => order === choice || order !== 'ymd' || votes.includes('ymd'));
  const agreed = voted.length > 0 && new Set(votes).size === 1;
  const isClear = rivals.length < 2 || (agreed && most === numbers.length);
  return { choice, open: isClear ? [] : rivals };
}

/** The order of a language's readers; English says nothing, because its countries have several. */
export function ordersOfLanguage(language: string): readonly DateOrder[] {
  return language === 'en' ? [] : ordersOfCountry(new Intl.Locale(language).maximize().region ?? '');
}

import type { Errors } from '#apps/ui/controls/use-form.ts';
import { minorOf } from '#core/domain/history/minor-of.ts';
import { decimalOf, digitsOf } from '#core/domain/history/money.ts';
import { amountTextOf } from '#core/domain/history/table/amount-text.ts';
import { minutesOf } from '#core/domain/history/table/minutes-text.ts';
import { mostCost, mostMinutes } from '#core/domain/limits.ts';
import { type IsoDate, isIsoDate } from '#core/domain/time/dates.ts';
import { amounts } from '#words/amounts.ts';
import { entry as words } from '#words/app/entry.ts';
import { formFields } from '#words/app/form-fields.ts';
import type { Doer, Entry, Money, Work } from './entry.ts';

/** The contents of the form for an entry, as they are typed. */
export type EntryDraft = {
  readonly date: string;
  readonly item: string;
  /** Empty for work that isn't one of the care tasks. */
  readonly careTaskId: string;
  readonly title: string;
  readonly minutes: string;
  readonly by: Doer['kind'];
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  readonly amount: string;
  readonly currency: string;
};

export type EntryErrors = Errors<keyof EntryDraft | 'failure'>;

export const emptyDraft = (today: IsoDate, currency: string): EntryDraft => ({
  date: today,
  item: '',
  careTaskId: '',
  title: '',
  minutes: '',
  by: 'me',
  name: '',
  phone: '',
  note: '',
  amount: '',
  currency,
});

/** `1234.50`, or `1234` without cents. */
export const typedAmount = (cost: Money) => decimalOf(cost, amounts.decimalPoint()).replace(/[.,]0+$/, '');

export function draftOf(
  { date, item, careTaskId, title, minutes, by, note, cost }: Entry,
  currency: string,
): EntryDraft {
  return {
    date,
    item,
    careTaskId: careTaskId ?? '',
    title,
    minutes: minutes === null ? '' : String(minutes),
    by: by?.kind ?? 'me',
    name: by?.name ?? '',
    phone: by?.phone ?? '',
    note,
    amount: cost ? typedAmount(cost) : '',
    currency: cost?.currency ?? currency,
  };
}

/** What can be used of changes that the browser has kept: only values that the form can show. */
export function usableChanges({ by, currency = '', ...texts }: Partial<EntryDraft>): Partial<EntryDraft> {
  const isDoer = by === 'me' || by === 'person' || by === 'company';
  return { ...texts, ...(isDoer && { by }), ...(/^[A-Z]{3}$/.test(currency) && { currency }) };
}

/** Reads an amount, perhaps with a sign or a code of its own, which counts instead of the chosen currency. */
export function costOf(amount: string, currency: string): Money | undefined {
  const text = amountTextOf(amount);
  if (!text) return undefined;
  const own = text.currency || currency;
  const minor = minorOf(text.digits, own, amounts.decimalPoint());
  return minor === undefined ? undefined : { minor, currency: own };
}

/** Returns what the draft says. It must have passed the check. */
export function workOf({
  date,
  item,
  careTaskId,
  title,
  minutes,
  by,
  name,
  phone,
  note,
  amount,
  currency,
}: EntryDraft): Work {
  return {
    date,
    item,
    careTaskId: careTaskId || null,
    title,
    minutes: minutes.trim() ? (minutesOf(minutes, 'minutes') ?? null) : null,
    by: by === 'me' ? { kind: by } : { kind: by, name, phone },
    note,
    cost: costOf(amount, currency) ?? null,
  };
}

function dateError(date: string, today: IsoDate): string | undefined {
  if (!isIsoDate(date)) return formFields.noDay;
  return date > today ? formFields.todayOrEarlier : undefined;
}

function minutesError(minutes: string): string | undefined {
  if (minutes.trim() === '') return undefined;
  const read = minutesOf(minutes, 'minutes');
  return read !== undefined && read <= mostMinutes ? undefined : words.wholeMinutes;
}

export function amountError(amount: string, currency: string): string | undefined {
  if (amount.trim() === '') return undefined;
  const cost = costOf(amount, currency);
  if (cost === undefined) return words.noAmount(digitsOf(currency) > 0);
  return cost.minor > mostCost ? words.largeAmount : undefined;
}

/** Returns the corrections of a done task, which keeps its item, its title and its care task. */
export const correctionsOf = (draft: EntryDraft): Work => ({ ...workOf(draft), careTaskId: null });

/** The details that need a correction, in the form's order. */
export function checkDetails({ date, minutes, by, name, amount, currency }: EntryDraft, today: IsoDate): EntryErrors {
  return {
    date: dateError(date, today),
    minutes: minutesError(minutes),
    name: by !== 'me' && name.trim() === '' ? words.noDoer : undefined,
    amount: amountError(amount, currency),
  };
}

/** The fields of recorded work that need a correction, in the form's order. */
export function checkDraft(draft: EntryDraft, today: IsoDate): EntryErrors {
  return {
    item: draft.item.trim() === '' ? words.noSubject : undefined,
    title: draft.title.trim() === '' ? words.noWork : undefined,
    ...checkDetails(draft, today),
  };
}

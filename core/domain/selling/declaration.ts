import type { Money } from '../history/money.ts';
import type { Language } from '../languages.ts';
import { dayMs } from '../time/durations.ts';
import { isRunning, type Subscription } from './subscription.ts';
import { type BuyersPlace, withdrawalEndsAt } from './withdrawal.ts';

/** A cancellation ends the contract with the paid period; a withdrawal ends it at once and refunds what was paid. */
export const declarationKinds = ['cancellation', 'withdrawal'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/**
 * What became of a declaration. `unconfirmed`: it waits for its mailed link; without a `subscriptionId`, its contract
 * has yet to be looked for. `accepted`: it will be carried out. `done`: it has been. `no_contract`, `too_late` and `declined`, by the
 * operator, are the reasons why it has no effect. `repeated`: an earlier one already counts. `taken_back`: the owner keeps
 * Premium after all.
 */
export const declarationStates = [
  'unconfirmed',
  'accepted',
  'done',
  'no_contract',
  'too_late',
  'repeated',
  'taken_back',
  'declined',
] as const;
export type DeclarationState = (typeof declarationStates)[number];

/**
 * What a buyer declared. It counts from `declaredAt`, whenever it is confirmed and carried out.
 * See docs/decisions/0225.
 */
export type Declaration = {
  readonly id: string;
  readonly kind: DeclarationKind;
  readonly state: DeclarationState;
  /** The buyer's address, to which the receipt is mailed. */
  readonly email: string;
  /** That of the page on which it was declared, and of the mails about it. */
  readonly language: Language;
  /** As the buyer wrote them; empty if they wrote nothing. */
  readonly name: string;
  readonly reference: string;
  readonly declaredAt: Date;
  /** When the owner of the address is known to have made it: absent for a form that waits for its link. */
  readonly confirmedAt?: Date;
  /** How many reminders were mailed that it waits for its link. */
  readonly reminders: number;
  /** The subscription that it ends; absent until it is known. */
  readonly subscriptionId?: string;
  /** What a withdrawal refunds; absent until it is known. */
  readonly refund?: Money;
  readonly doneAt?: Date;
  /** Why the operator declined it. */
  readonly reason?: string;
};

/** How many mails a day tell an address without a contract that something was declared for it; the others are not sent. */
export const mailsWithoutContract = { points: 1, perSeconds: 86_400 } as const;

/** How many days after a declaration its buyer is reminded that it waits for the mailed link. */
const reminderDays = [1, 3] as const;

const withoutContractMs = 90 * dayMs;
const keptMs = 5 * 365 * dayMs;
const stuckMs = dayMs;

/** How many of the declarations have each problem. */
export function countProblems(
  declarations: readonly Declaration[],
  now: Date,
): Readonly<Record<DeclarationProblem, number>> {
  const found = declarations.map((each) => problemOf(each, now));
  const count = (problem: DeclarationProblem) => found.filter((each) => each === problem).length;
  return { unanswered: count('unanswered'), stuck: count('stuck') };
}

/** Before when declarations that met no contract, and all that were answered, were made that are no longer kept. */
export const declarationsExpiredBefore = (now: Date) => ({
  withoutContract: new Date(now.getTime() - withoutContractMs),
  answered: new Date(now.getTime() - keptMs),
});

/** Whether its contract is known, and the mail about it has no answer. */
export const isUnanswered = ({ state, subscriptionId }: Declaration): boolean =>
  state === 'unconfirmed' && subscriptionId !== undefined;

/** How many reminders its buyer should have had by now. */
export const remindersDue = (declaration: Declaration, now: Date): number =>
  isUnanswered(declaration)
    ? reminderDays.filter((days) => now.getTime() - declaration.declaredAt.getTime() >= days * dayMs).length
    : 0;

export type DeclarationProblem = 'unanswered' | 'stuck';

/**
 * Why a person has to look at it. `unanswered`: all reminders are out, and its buyer hasn't used the link. `stuck`: it was
 * accepted, or sent, more than a day ago and nothing has happened. Undefined if there is no need.
 */
export function problemOf(declaration: Declaration, now: Date): DeclarationProblem | undefined {
  const { state, reminders, declaredAt, confirmedAt = declaredAt } = declaration;
  if (isUnanswered(declaration)) return reminders >= reminderDays.length ? 'unanswered' : undefined;
  const isOpen = state === 'unconfirmed' || state === 'accepted';
  return isOpen && now.getTime() - confirmedAt.getTime() > stuckMs ? 'stuck' : undefined;
}

/** A contract can be withdrawn from after it was cancelled, too, but not one that was never concluded. */
export const wasConcluded = ({ status }: Subscription): boolean =>
  status !== 'incomplete' && status !== 'incomplete_expired';

/** What `received` and `confirmed` decide by. `subscription` is the buyer's, if any. */
type Known = { readonly subscription: Subscription | undefined; readonly place: BuyersPlace };

/** The declaration with its contract, or with the reason why there is none to end. Whether it is in time depends on when it was declared. */
function matched(declaration: Declaration, { subscription, place }: Known): Declaration {
  const { kind, declaredAt } = declaration;
  if (!subscription || !(kind === 'cancellation' ? isRunning(subscription) : wasConcluded(subscription)))
    return { ...declaration, state: 'no_contract' };
  const known = { ...declaration, subscriptionId: subscription.id };
  const isLate = kind === 'withdrawal' && declaredAt >= withdrawalEndsAt(subscription.startedAt, place);
  return isLate ? { ...known, state: 'too_late' } : known;
}

/**
 * The declaration of a form, once its contract was looked for. A cancellation is carried out at once, since its owner can
 * take it back, unless the owner took one back before: then it waits for its link, as a withdrawal does. `others` are the
 * declarations of the address.
 */
export function received(declaration: Declaration, others: readonly Declaration[], known: Known): Declaration {
  if (declaration.state !== 'unconfirmed' || declaration.subscriptionId !== undefined) return declaration;
  const after = matched(declaration, known);
  if (after.state !== 'unconfirmed') return after;
  const alike = others.filter((other) => other.id !== after.id && isAlike(other, after));
  const isOver = after.kind === 'withdrawal' || known.subscription?.endsAtPeriodEnd === true;
  if (alike.some((other) => counts(other) || (other.state === 'done' && isOver)))
    return { ...after, state: 'repeated' };
  const isAccepted = after.kind === 'cancellation' && !alike.some(({ state }) => state === 'taken_back');
  return isAccepted ? { ...after, state: 'accepted' } : after;
}

const counts = (declaration: Declaration) => isUnanswered(declaration) || declaration.state === 'accepted';

/** Whether both declare the same about one contract. */
export const isAlike = (one: Declaration, other: Declaration): boolean =>
  one.kind === other.kind && one.subscriptionId !== undefined && one.subscriptionId === other.subscriptionId;

/** The declaration once its buyer is known to have made it. */
export function confirmed(declaration: Declaration, known: Known, now: Date): Declaration {
  if (declaration.state !== 'unconfirmed') return declaration;
  const after = { ...matched(declaration, known), confirmedAt: now };
  return after.state === 'unconfirmed' ? { ...after, state: 'accepted' } : after;
}

/** Whether the owner of the contract can still take it back. */
export const canTakeBack = ({ kind, state, subscriptionId }: Declaration, subscription?: Subscription): boolean =>
  kind === 'cancellation' &&
  (state === 'accepted' || state === 'done') &&
  subscription !== undefined &&
  subscription.id === subscriptionId &&
  isRunning(subscription);

/** The address of the page that confirms a declaration. `baseUrl` is the web app's. */
export function confirmDeclarationAddress(baseUrl: string, token: string): string {
  const address = new URL('/cancel/confirm', baseUrl);
  address.searchParams.set('token', token);
  return address.href;
}

import type { Money } from '../history/money.ts';
import type { Language } from '../languages.ts';
import { dayMs } from '../time/durations.ts';
import { isRunning, type Subscription } from './subscription.ts';
import { type BuyersPlace, withdrawalEndsAt } from './withdrawal.ts';

/** A cancellation ends the contract with the paid period; a withdrawal ends it at once and refunds what was paid. */
export const declarationKinds = ['cancellation', 'withdrawal'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/**
 * What became of a declaration. `unconfirmed`: its mailed link has not been used. `accepted`: it will be carried out.
 * `done`: it has been. `no_contract` and `too_late` are the reasons why it has no effect.
 */
export const declarationStates = ['unconfirmed', 'accepted', 'done', 'no_contract', 'too_late'] as const;
export type DeclarationState = (typeof declarationStates)[number];

/**
 * What a buyer declared. It counts from `declaredAt`, whenever it is confirmed and carried out.
 * See docs/decisions/0126.
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
  /** The subscription that it ends; absent until it is known. */
  readonly subscriptionId?: string;
  /** What a withdrawal refunds; absent until it is known. */
  readonly refund?: Money;
  readonly doneAt?: Date;
};

/** How many declarations that were made without signing in are mailed to an address in an hour; the others follow later. */
export const declarationMails = { points: 5, perSeconds: 3600 } as const;

const unconfirmedMs = 90 * dayMs;
const keptMs = 5 * 365 * dayMs;

/** How long a declaration may be confirmed by its mailed link. */
export const isConfirmable = ({ declaredAt }: Declaration, now: Date): boolean =>
  now.getTime() - declaredAt.getTime() < unconfirmedMs;

/** Before when unconfirmed declarations, and all others, were made that are no longer kept. */
export const declarationsExpiredBefore = (now: Date) => ({
  unconfirmed: new Date(now.getTime() - unconfirmedMs),
  all: new Date(now.getTime() - keptMs),
});

/** A contract can be withdrawn from after it was cancelled, too, but not one that was never concluded. */
export const wasConcluded = ({ status }: Subscription): boolean =>
  status !== 'incomplete' && status !== 'incomplete_expired';

/**
 * The declaration once its buyer is known to have made it. `subscription` is the buyer's, if any. Whether a withdrawal is
 * in time depends on when it was declared.
 */
export function confirmed(
  declaration: Declaration,
  subscription: Subscription | undefined,
  place: BuyersPlace,
): Declaration {
  if (declaration.state !== 'unconfirmed') return declaration;
  const { kind, declaredAt } = declaration;
  if (!subscription || !(kind === 'cancellation' ? isRunning(subscription) : wasConcluded(subscription)))
    return { ...declaration, state: 'no_contract' };
  if (kind === 'withdrawal' && declaredAt >= withdrawalEndsAt(subscription.startedAt, place))
    return { ...declaration, state: 'too_late', subscriptionId: subscription.id };
  return { ...declaration, state: 'accepted', subscriptionId: subscription.id };
}

/** The address of the page that confirms a declaration. `baseUrl` is the web app's. */
export function confirmDeclarationAddress(baseUrl: string, token: string): string {
  const address = new URL('/cancel/confirm', baseUrl);
  address.searchParams.set('token', token);
  return address.href;
}

import type { Household } from '../home/household.ts';
import { addDays } from '../time/dates.ts';
import { dateInZone, instantOf } from '../time/zones.ts';
import { isRestDay } from './rest-days.ts';

/** Directive 2011/83/EU, article 9. */
const withdrawalDays = 14;

/** Where the buyer lives, which decides when a day ends and on which days no work is done. */
export type BuyersPlace = Pick<Household, 'timezone' | 'country'>;

/** The country of a buyer who hasn't named one yet: that of the default time zone. */
const defaultCountry = 'FR';

/**
 * The first instant at which the buyer can no longer withdraw: midnight at the end of the fourteenth day after that of
 * the purchase. A period that would end on a rest day ends with the next working day (Regulation 1182/71, article 3).
 */
export function withdrawalEndsAt(boughtAt: Date, { timezone, country = defaultCountry }: BuyersPlace): Date {
  let lastDay = addDays(dateInZone(boughtAt, timezone), withdrawalDays);
  while (isRestDay(lastDay, country)) lastDay = addDays(lastDay, 1);
  return instantOf(addDays(lastDay, 1), '00:00', timezone);
}

/** What was paid for one period of a subscription, in the smallest units of the currency. */
export type Payment = {
  readonly id: string;
  readonly paid: number;
  readonly refunded: number;
  readonly from: Date;
  readonly until: Date;
};

export type Refund = { readonly paymentId: string; readonly amount: number };

/**
 * What a withdrawal refunds of each payment. A buyer who asked for the service to start at once pays for the time until
 * the declaration, in proportion (article 14(3)); fractions of a cent are the buyer's. Others get everything back.
 * Refunds that were made already count.
 */
export function withdrawalRefunds(
  payments: readonly Payment[],
  { declaredAt, askedToStart }: { readonly declaredAt: Date; readonly askedToStart: boolean },
): readonly Refund[] {
  return payments.flatMap(({ id, paid, refunded, from, until }) => {
    const period = until.getTime() - from.getTime();
    const used = Math.min(Math.max(declaredAt.getTime() - from.getTime(), 0), period);
    // Whole numbers, because cents times milliseconds of a year are more than a double counts exactly.
    const owed = askedToStart && period > 0 ? Number((BigInt(paid) * BigInt(used)) / BigInt(period)) : 0;
    const amount = paid - owed - refunded;
    return amount > 0 ? [{ paymentId: id, amount }] : [];
  });
}

import type { Household } from './household.ts';
import { givesPremium, isRunning } from './subscription.ts';

/** How many custom tasks a household may make without premium; with it there is no limit. */
export const freeCustomTasks = 1;

/** The only thing that is sold, by the name that the web app asks for it. */
export const premiumProduct = 'premium_subscription';

type Payer = Pick<Household, 'premiumGrantedAt' | 'subscription'>;

/** Granted by support, or paid for. */
export function isPremium({ premiumGrantedAt, subscription }: Payer, now: Date): boolean {
  return premiumGrantedAt !== undefined || (subscription !== undefined && givesPremium(subscription, now));
}

/** What was made while premium lasted stays; only making more stops. */
export function mayAddCustomTask(household: Payer, existing: number, now: Date): boolean {
  return isPremium(household, now) || existing < freeCustomTasks;
}

/** A household can't buy premium while it pays for it. */
export function mayBuyPremium({ subscription }: Payer): boolean {
  return subscription === undefined || !isRunning(subscription);
}

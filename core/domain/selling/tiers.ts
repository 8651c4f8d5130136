import type { Household } from '../home/household.ts';
import { givesPremium, isRunning } from './subscription.ts';

/** How many custom tasks a household may have without premium. With premium, only `mostCustomTasks` limits them. */
export const freeCustomTasks = 1;

/** The only product, by the name that the web app uses. */
export const premiumProduct = 'premium_subscription';

type Payer = Pick<Household, 'premiumGrantedAt' | 'subscription'>;

/** Granted by support, or paid for. */
export function isPremium({ premiumGrantedAt, subscription }: Payer, now: Date): boolean {
  return premiumGrantedAt !== undefined || (subscription !== undefined && givesPremium(subscription, now));
}

/** Tasks made with premium stay when premium ends, but the household can't make more. */
export function mayAddCustomTask(household: Payer, existing: number, now: Date): boolean {
  return isPremium(household, now) || existing < freeCustomTasks;
}

/** A household can't buy premium while it pays for it. */
export function mayBuyPremium({ subscription }: Payer): boolean {
  return subscription === undefined || !isRunning(subscription);
}

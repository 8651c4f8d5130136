import { dayMs } from '../time/durations.ts';

/** The links of a summary's tasks work until the next summary has arrived. */
const actionMs = 8 * dayMs;
/** People unsubscribe from old mail too. */
const unsubscribeMs = 400 * dayMs;

export const actionEndsAt = (mailedAt: Date): Date => new Date(mailedAt.getTime() + actionMs);
export const actionMailedAt = (endsAt: Date): Date => new Date(endsAt.getTime() - actionMs);
export const unsubscribeEndsAt = (mailedAt: Date): Date => new Date(mailedAt.getTime() + unsubscribeMs);
export const unsubscribeMailedAt = (endsAt: Date): Date => new Date(endsAt.getTime() - unsubscribeMs);

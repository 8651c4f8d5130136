import { dayMs } from '../durations.ts';

/** The links of a summary's tasks work until the next summary has arrived. */
export function actionEndsAt(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + 8 * dayMs);
}

/** People unsubscribe from old mail too. */
export function unsubscribeEndsAt(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + 400 * dayMs);
}

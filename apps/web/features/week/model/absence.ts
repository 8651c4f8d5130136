import { daysBetween, type IsoDate, isIsoDate } from '#core/domain/time/dates.ts';

/** In days: after a season, most of what is planned is new. */
const longAbsence = 84;

/** Whether the last visit to the week, as it is stored, was so long ago that the user should be welcomed back. */
export const wasLongAway = (lastVisit: unknown, today: IsoDate): boolean =>
  typeof lastVisit === 'string' && isIsoDate(lastVisit) && daysBetween(lastVisit, today) >= longAbsence;

import { daysBetween, type IsoDate } from '../time/dates.ts';

/** Work within this share of the interval before a planned turn takes the turn's place. */
const shareOfInterval = 0.5;

/** Whether work on a day makes a turn of the same care task unnecessary. */
export const isDoneBy = (turn: IsoDate, workedOn: IsoDate, intervalDays: number): boolean =>
  daysBetween(workedOn, turn) < intervalDays * shareOfInterval;

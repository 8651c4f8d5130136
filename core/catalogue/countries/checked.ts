import { addMonths, type IsoDate } from '../../domain/time/dates.ts';

/** How far a rule has been compared with what is published about it. */
export type Checked =
  /** On this day, with the official text at the address of its source. */
  | { readonly against: 'official text'; readonly on: IsoDate }
  /** On this day, with a published page or a stored copy of one. The official text is still unread. */
  | { readonly against: 'page'; readonly on: IsoDate }
  /** It rests on general knowledge of the law that it names. */
  | 'never';

export const withPage = (on: IsoDate): Checked => ({ against: 'page', on });

/** Laws change, so that a comparison counts for this long. */
const monthsUntilOld = 12;

/** What a rule needs: `old`: its last comparison is more than a year ago; `due`: its official text is unread. */
type CheckState = 'fresh' | 'old' | 'due';

export function checkStateOf(checked: Checked, today: IsoDate): CheckState {
  if (checked === 'never') return 'due';
  if (checked.on < addMonths(today, -monthsUntilOld)) return 'old';
  return checked.against === 'page' ? 'due' : 'fresh';
}

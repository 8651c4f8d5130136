import { format } from '#words/format.ts';
import { useUser } from '../../../session/use-auth.ts';

/** Writes the day of an instant in the household's time zone, such as "6 January 2027". */
export function useDayText(): (instant: string) => string {
  const { timezone } = useUser();
  return (instant) => format.moment(instant, 'long', timezone);
}

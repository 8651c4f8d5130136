import { useUser } from '../../../session/use-auth.ts';

/** Writes the day of an instant in the household's time zone, such as "6 January 2027". */
export function useDayText(): (instant: string) => string {
  const { timezone } = useUser();
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: timezone });
  return (instant) => day.format(new Date(instant));
}

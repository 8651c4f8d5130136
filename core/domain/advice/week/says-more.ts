import { contentOf } from '../quotation.ts';
import { stem } from '../stem.ts';

/** What every row of a week says by its place, beside its title. */
const ofEveryWeek: ReadonlySet<string> = new Set(
  `area day days home house household job jobs monday tuesday wednesday thursday friday saturday sunday part place plan
  planned schedule task tasks time today tomorrow week weekday weekend weekly weeks`
    .split(/\s+/)
    .map(stem),
);

/** Whether a note on a week says anything but the titles, items and days of its rows. */
export function saysMore(note: string, titles: readonly string[]): boolean {
  const said = new Set(titles.flatMap((title) => contentOf(title)));
  return contentOf(note).some((word) => !said.has(word) && !ofEveryWeek.has(word));
}

import type { DateOrder } from './day-text.ts';
import { wordsOfHeading } from './heading-text.ts';

/** Words for columns that no English table has. English ones say nothing: its countries have several orders. */
const dayFirst: ReadonlySet<string> = new Set(
  `datum fecha data dato dia tag jour fait prix montant cout kosten betrag preis firma arbeit travaux tache trabajo importe
  lavoro costo valor servico bedrijf prijs pris pvm entreprise coste empresa erledigt remarques bemerkung duree dauer`.split(
    /\s+/,
  ),
);

/** The order of days that the language of the headings has; empty if that says nothing. */
export function ordersOfHeadings(headings: readonly string[]): readonly DateOrder[] {
  const text = headings.join(' ');
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return ['ymd'];
  const words = headings.flatMap((heading) => wordsOfHeading(heading).split(' '));
  return words.some((word) => dayFirst.has(word)) ? ['dmy'] : [];
}

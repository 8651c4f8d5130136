import { isCurrencyHeading } from './currency-in-heading.ts';
import { dayHeadingOf } from './date-headings.ts';
import { headingsIn, wordsOfHeading } from './heading-text.ts';
import { type Guessed, headingWords, technical } from './heading-words.ts';

const phrases = headingWords.flatMap(([meaning, weight, text]) =>
  headingsIn(text).map((phrase) => ({ meaning, weight, phrase })),
);

/** Words in headings of how long work took or may take. */
const effort =
  /\b(?:travail|work|labou?r hours|gesamtaufwand|ist aufwand|aufwand|effort|trabajo|lavoro|trabalho|werk|arbete|arbeid|arbejde) (?:total|totale|totaal|totalt|reel|real|actual|std|hours)\b|\b(?:total|actual) (?:work|effort|hours)\b/;

/** Words in headings of what a meter shows, which is no time that work took. */
const reading = /\b(?:since|depuis|seit|desde|dal|sinds|meter|counter|odometer|compteur|zahler|reading)\b/;

/** What is named first is what is below: `Date of maintenance` has days. */
const dayOf =
  /^(?:date|day|datum|fecha|data|dato|dag) (?:of|de|d|du|des|der|von|van|di|da|do|del|della|dell|för|for|av|af) /;

/** A part of what work cost, which counts only where nothing names the whole. */
const partOfCost =
  /\b(?:labou?r|parts?|materials?|tax|vat|shipping|discount|deposit|main d oeuvre|pieces|fournitures|acompte|arbeitslohn|lohn|material|teile|ersatzteile|anfahrt|anzahlung|mano de obra|piezas|repuestos|manodopera|ricambi|mao de obra|pecas|arbeidsloon|onderdelen|arbetskostnad|robocizna|czesci|prace|dily)\b/;
const withAll = /\b(?:with|after|inc|incl|including|inclusive|inkl|inklusive|ttc|con|com|avec|mit|total due|payment)\b/;

/** How well a heading fits each meaning: a whole phrase more than one of several words. */
export function weightsOf(heading: string, prefix: string): ReadonlyMap<Guessed, number> {
  // Homebox writes `HB.field.` before headings of a household's own.
  const words = wordsOfHeading(heading)
    .slice(prefix.length)
    .replace(/^field /, '');
  const found = new Map<Guessed, number>();
  for (const { meaning, weight, phrase } of phrases) {
    const fits =
      words === phrase ? weight + 2 : ` ${words} `.includes(` ${phrase} `) ? weight * 0.7 + phrase.length / 40 : 0;
    if (fits > (found.get(meaning) ?? 0)) found.set(meaning, fits);
  }
  const exact = phrases.some(({ meaning, phrase }) => meaning === 'date' && phrase === words);
  const days = dayHeadingOf(words);
  const day = found.get('date');
  if (days === 'other' && !exact) found.delete('date');
  if (days === 'done' && !exact && day !== undefined) found.set('date', Math.max(4, day));
  if (days === 'due' && day !== undefined) found.set('date', Math.min(1, day));
  if (days === 'around' && day !== undefined) found.set('date', Math.min(1.5, day));
  // The sum of hours is no money.
  if (effort.test(words)) found.delete('cost');
  if (reading.test(words)) found.delete('minutes');
  if (dayOf.test(words) && days !== 'other') {
    found.delete('title');
    found.set('date', Math.max(days === 'due' ? 1 : 3.2, found.get('date') ?? 0));
  }
  const cost = found.get('cost');
  if (cost !== undefined && partOfCost.test(words) && !withAll.test(words)) found.set('cost', cost * 0.5);
  // The id of a thing is not the thing.
  if (isTechnical(words)) found.clear();
  if (isCurrencyHeading(heading)) found.set('cost', 5);
  return found;
}

export const isTechnical = (words: string): boolean => words.split(' ').some((word) => technical.includes(word));

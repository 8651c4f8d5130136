import { emergencyNumber, gasEmergencyNumber } from './emergency-numbers.ts';
import { toUsUnits } from './units.ts';

/** The countries that use neither metres nor degrees Celsius at home. */
const usUnits: ReadonlySet<string> = new Set(['US', 'LR', 'MM']);

const choices = /\[\[(.*?)\]\]/gs;
const alternative = /^\s*([A-Z]{2}(?: [A-Z]{2})*):\s*(.*)$/s;
const marks = /\[\[.*?\]\]|\{(?:gas )?emergency number\}/s;

/** Whether the text has parts that depend on the country, apart from its units. */
export function hasLocalMarks(text: string): boolean {
  return marks.test(text);
}

/** The alternative for the country, or else the one without codes. */
function choose(alternatives: string, country: string | undefined): string {
  let usual = '';
  for (const each of alternatives.split('|')) {
    const [, codes, text] = alternative.exec(each) ?? [];
    if (codes === undefined) usual = each.trim();
    else if (country !== undefined && codes.split(' ').includes(country)) return text?.trim() ?? '';
  }
  return usual;
}

/** Closes the gap that an empty alternative leaves. */
function withoutGaps(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;:](?:\s|$))/g, '')
    .trim();
}

/**
 * The text as people in the country read it: `[[US CA: theirs | GB: theirs | everyone else's]]` becomes one of these,
 * `{emergency number}` and `{gas emergency number}` become numbers, and quantities get the country's units. Without a
 * country, it is the text for everyone else, in metric.
 */
export function localise(text: string, country: string | undefined): string {
  const chosen = hasLocalMarks(text)
    ? withoutGaps(text.replace(choices, (_, alternatives: string) => choose(alternatives, country)))
        .replaceAll('{emergency number}', emergencyNumber(country))
        .replaceAll('{gas emergency number}', gasEmergencyNumber(country))
    : text;
  return country !== undefined && usUnits.has(country) ? toUsUnits(chosen) : chosen;
}

import { isAmong } from '../climate/countries.ts';
import { bottledGasNumber, emergencyNumber, gasLeakNumber, poisonNumber } from './emergency-numbers.ts';
import { toUsUnits } from './units.ts';

/** The countries that use neither metres nor degrees Celsius at home. */
const usUnits = ['US', 'LR', 'MM'];

const choices = / ?\[\[(.*?)\]\]/gs;
const alternative = /^\s*([A-Z]{2}(?: [A-Z]{2})*):\s*(.*)$/s;
const marks = /\[\[.*?\]\]|\{(?:emergency|gas leak|any gas|poison) number\}/s;

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
    else if (country !== undefined && isAmong(country, codes.split(' '))) return text?.trim() ?? '';
  }
  return usual;
}

/** How a language adapts texts. A number is that of the country, undefined without a country. */
export type LocalWords = {
  emergency(number: string | undefined): string;
  /** Of mains gas only. */
  gasLeak(number: string | undefined): string;
  /** Of gas from the mains, or from a bottle or a tank, whose number is undefined where it is the same. */
  anyGas(mains: string | undefined, bottled: string | undefined): string;
  /** Follows "or": a poison centre, with its number where there is one. */
  poison(number: string | undefined): string;
  /** In the units of the United States. */
  inUsUnits(text: string): string;
};

export const inEnglish: LocalWords = {
  emergency: (number) => number ?? emergencyNumber(undefined),
  gasLeak: (number) => number ?? gasLeakNumber(undefined),
  anyGas: (mains, bottled) =>
    mains === undefined
      ? 'your emergency number for mains or bottled gas'
      : bottled === undefined
        ? mains
        : `${mains}, or ${bottled} for a bottle or a tank`,
  poison: (number) => (number === undefined ? 'a poison centre' : `the poison centre on ${number}`),
  inUsUnits: toUsUnits,
};

/**
 * The text as people in the country read it: `[[US CA: theirs | GB: theirs | everyone else's]]` becomes one of these,
 * `{emergency number}`, `{gas leak number}`, `{any gas number}` and `{poison number}` become numbers, and quantities get the country's units. Without a
 * country, it is the text for everyone else, in metric.
 */
export function localise(text: string, country: string | undefined, words: LocalWords = inEnglish): string {
  const choice = (whole: string, alternatives: string) => {
    const chosen = choose(alternatives, country);
    // An empty alternative leaves no gap.
    return chosen && (whole.startsWith(' ') ? ` ${chosen}` : chosen);
  };
  const chosen = hasLocalMarks(text)
    ? text
        .replace(choices, choice)
        .trim()
        .replaceAll('{emergency number}', words.emergency(country && emergencyNumber(country)))
        .replaceAll('{gas leak number}', words.gasLeak(country && gasLeakNumber(country)))
        .replaceAll('{any gas number}', words.anyGas(country && gasLeakNumber(country), bottledGasNumber(country)))
        .replaceAll('{poison number}', words.poison(poisonNumber(country)))
    : text;
  return country !== undefined && isAmong(country, usUnits) ? words.inUsUnits(chosen) : chosen;
}

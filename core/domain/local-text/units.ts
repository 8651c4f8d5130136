import { type MetricUnit, metricNamePatterns } from './metric-units.ts';
import { usMeasureOf } from './us-measures.ts';
import { fahrenheit, fahrenheitDifference, roundTo, usNumber } from './us-numbers.ts';

const wordNumbers = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, index) => [word, index + 1]),
);
const units = (Object.keys(metricNamePatterns) as MetricUnit[]).map((unit) => ({
  unit,
  name: new RegExp(`^(?:${metricNamePatterns[unit]})$`),
}));
const patternOfUnits = Object.values(metricNamePatterns).join('|');
const number = String.raw`[−-]?\d+(?:,\d{3})*(?:\.\d+)?`;
const amount = `${number}|half an?|${[...wordNumbers.keys()].join('|')}`;

/** "60 °C", "5 to 8 cm", "a 2 litre bowl", "half a litre", but not product codes such as M6 or 9 V. */
const quantities = new RegExp(
  String.raw`(?<article>\b(?:an?|the) )?(?<![\w.,/−-])(?<first>${amount})(?:(?<between> (?:to|and|or|by|×) |[–×-])(?<second>${amount}))?` +
    String.raw`(?<gap>[ \u00a0-]?)(?<unit>${patternOfUnits})(?![\w²³/])`,
  'gi',
);
/** "a litre" and "to the litre" keep their article; "a metre" is a distance. */
const oneLitre = /\b(an?|the|per) litre\b/gi;
const oneMetre = /\b(?:a |(per ))metre\b/gi;
/** A slope keeps its numbers: "one metre out for every four metres up". */
const slopes = /\b(\w+) (?:m|metres?) (\w+) for every (\w+) (?:m|metres?)\b/gi;
/** The same amount in metric, in brackets after one that is American already. */
const metricInBrackets = new RegExp(
  String.raw`(°F|inch(?:es)?|f(?:ee|oo)t|psi|gallons?|quarts?|lb|oz|miles?|mph) \((?:about )?${number} (?:${patternOfUnits})\)`,
  'g',
);
/** What shows that a temperature is a difference, as in "within 2 °C" and "15 °C cooler". */
const differenceBefore = /\b(?:within|by|difference of)(?: about| some| only)? $/i;
const differenceAfter =
  /^ (?:too |cooler|colder|warmer|hotter|lower|higher|less|more|either way|away|apart|off\b|difference|drop|rise|(?:below|above) the )/i;

type Groups = { article?: string; first: string; between?: string; second?: string; gap: string; unit: string };

function unitNamed(name: string): MetricUnit | undefined {
  return units.find((each) => each.name.test(name))?.unit;
}

function amountOf(written: string): number {
  const word = written.toLowerCase();
  if (word.startsWith('half')) return 0.5;
  return wordNumbers.get(word) ?? Number(written.replaceAll(',', '').replace('−', '-'));
}

function articleBefore(article: string, amount: string): string {
  if (article === '' || /^the /i.test(article)) return article;
  const vowel = /^(?:8|11\b|18\b)/.test(amount);
  return `${article.charAt(0)}${vowel ? 'n' : ''} `;
}

function convert(groups: Groups, before: string, after: string, original: string): string {
  const unit = unitNamed(groups.unit);
  if (!unit) return original;
  const amounts = [groups.first, groups.second].flatMap((each) => (each ? [amountOf(each)] : []));
  const article = groups.article ?? '';
  if (unit === '°C') {
    const isDifference = differenceBefore.test(before + article) || differenceAfter.test(after);
    const degrees = amounts.map((each) => usNumber(isDifference ? fahrenheitDifference(each) : fahrenheit(each)));
    return write(degrees, groups, ' ', '°F');
  }
  const largest = Math.max(...amounts);
  const { one, many, perMetric, step } = usMeasureOf(unit, largest);
  const values = amounts.map((each) => roundTo(step(each * perMetric), each * perMetric));
  const isAdjective = article !== '' || groups.gap === '-' || (/[a-z]e$|gram$/.test(groups.unit) && largest > 1);
  const name = isAdjective || (values.at(-1) ?? 0) <= 1 ? one : many;
  return write(values.map(usNumber), groups, isAdjective ? '-' : ' ', name);
}

/** Ends of a range that round to the same amount become one. */
function write(ends: readonly string[], { article = '', between = '' }: Groups, gap: string, unit: string): string {
  const numbers = [...new Set(ends)].join(between);
  return articleBefore(article, numbers) + numbers + gap + unit;
}

/** The English text with its metric quantities in the units of the United States, rounded as people say them. */
export function toUsUnits(text: string): string {
  return text
    .replace(metricInBrackets, '$1')
    .replace(
      slopes,
      (_, run, way, rise) => `${run} ${/^one$|^1$/i.test(run) ? 'foot' : 'feet'} ${way} for every ${rise} feet`,
    )
    .replace(quantities, (...parts) => {
      const groups = parts.at(-1) as Groups;
      const [match, whole, offset] = [parts[0] as string, parts.at(-2) as string, parts.at(-3) as number];
      return convert(groups, whole.slice(0, offset), whole.slice(offset + match.length), match);
    })
    .replace(oneLitre, '$1 quart')
    .replace(oneMetre, (_, per = '') => `${per}3 feet`);
}

/** What version 0.1 wrote about the beginning and the end of each season, in the order before, after, late. */
const seasons: Readonly<Record<string, readonly [string, string, string]>> = {
  'first frost': ['Before the first frost', 'Before the hard frosts', 'Late, but in time: frost may come any night'],
  'last frost': [
    'Before the last frosts are over',
    'Now that the frosts are over',
    'Late, but still worth doing this spring',
  ],
  'leaf fall': [
    'While the leaves fall',
    'Now that the leaves are down',
    'Late, but in time: blocked gutters overflow in rain and thaw',
  ],
  'rainy season': [
    'Before the rains',
    'Now that the rains have begun',
    'Late, but in time: more heavy rain is to come',
  ],
  'storm season': [
    'Before the storm season',
    'Now that the storm season has begun',
    'Late, but in time: a storm may come any week',
  ],
  'fire season': [
    'Before the fire season',
    'Now that the fire season has begun',
    'Late, but in time: fires may come any day',
  ],
};

/** How it named each bundle and each open question. */
const bundles: Readonly<Record<string, string>> = {
  'gas engineer': 'The gas engineer can do this on the same visit',
  'heating engineer': 'The heating engineer can do this on the same visit',
  'chimney sweep': 'The sweep can do this on the same visit',
  'fridge moved out': 'Do this while the fridge is pulled out',
  'dishwasher opened': 'Do this while the dishwasher is empty',
  'alarm round': 'Do this on the same round of the alarms',
  'monthly safety round': 'Do this on the same safety round of test buttons',
  'descaling round': 'Do this while the limescale remover is out',
  'gas leak round': 'Do this with the same soapy water',
  'pool opening': 'Do this before anyone swims again',
  'ladder round': 'Do this on the same round of the gutters',
};

const questions: Readonly<Record<string, string>> = {
  winter: 'how cold your winters are',
  rains: 'when your heaviest rains are',
  storms: 'whether tropical storms reach you',
  tenure: 'whether you own or rent',
  'water-heater': 'what heats your water',
  'heat-source': 'what heats your home',
  combustion: 'whether anything burns fuel in your home',
  fireplace: 'how you use your fireplace',
  'gas-supply': 'where your gas comes from',
  'water-supply': 'where your water comes from',
  car: 'whether you charge a car at home',
  dryer: 'which dryer you have',
  'oven-cleaning': 'how your oven is cleaned',
  fridge: 'which fridge you have',
  'air-conditioner': 'which air conditioning you have',
  'shared-filter': 'whether your cooling has a filter of its own',
  ventilation: 'how your home is ventilated',
  'alarm-batteries': 'which batteries your alarms have',
  'outside-tap': 'whether pipes run outside',
  attic: 'whether you have a loft',
  drainage: 'where your waste water goes',
  'water-treatment': 'how your water is treated',
  'garage-door': 'whether a motor opens your garage',
  'pool-winter': 'whether you close your pool',
  barbecue: 'what your barbecue burns',
  'pizza-oven': 'what heats your pizza oven',
  'fire-pit': 'what your fire pit burns',
  deck: 'what your deck is made of',
  'tree-kinds': 'which trees you have',
  bidet: 'which bidet you have',
  scooter: 'whether your scooter is electric',
  'boat-winter': 'whether you lay your boat up',
  'motorcycle-winter': 'whether you ride in winter',
};

const daysPerMonth = 30.44;
const daysPerYear = 365.25;

/** "3 weeks", "a month", "2 years", as it rounded days. */
function spanText(days: number): string {
  const [months, years] = [Math.round(days / daysPerMonth), Math.round(days / daysPerYear)];
  const text = (count: number, unit: string) => (count === 1 ? unit : `${count} ${unit}s`);
  if (years >= 1 && Math.abs(days - years * daysPerYear) <= years * 20) return text(years, 'year');
  if (years >= 3) return text(years, 'year');
  if ((months >= 1 && Math.abs(days - months * daysPerMonth) <= 3) || days >= 12 * 7) return text(months, 'month');
  return text(Math.max(1, Math.round(days / 7)), 'week');
}

const longestDays = 20_000;
/** The days nearest to the middle of those that it called so, by their text. */
function daysByText(): ReadonlyMap<string, number> {
  const all = new Map<string, number[]>();
  for (let days = 1; days <= longestDays; days++) {
    const text = spanText(days);
    all.set(text, [...(all.get(text) ?? []).slice(-400), days]);
  }
  return new Map([...all].map(([text, days]) => [text, days[days.length >> 1] ?? 0]));
}

let spans: ReadonlyMap<string, number> | undefined;
function daysOfSpan(text: string): number | undefined {
  spans ??= daysByText();
  return spans.get(text);
}

function daysAgo(text: string): number | undefined {
  if (text === 'today') return 0;
  if (text === 'yesterday') return 1;
  const [, span = ''] = /^(.+) ago$/.exec(text) ?? [];
  const [, days] = /^(\d+) days?$/.exec(span) ?? [];
  return days === undefined ? daysOfSpan(span.replace(/^a /, '')) : Number(days);
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** The next such day of a year from `from` on, as `YYYY-MM-DD`. */
function nextDay(text: string, from: string): string | undefined {
  const [day = '', month = ''] = text.split(' ');
  const number = months.indexOf(month) + 1;
  if (number === 0) return undefined;
  const ofYear = `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const year = Number(from.slice(0, 4)) + (ofYear < from.slice(5) ? 1 : 0);
  return `${year}-${ofYear}`;
}

const keyOf = (table: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.entries(table).find(([, words]) => words === text)?.[0];

function ofDays(kind: string, days: number | undefined): object | undefined {
  return days === undefined ? undefined : { kind, days };
}

function ofSeason(text: string): object | undefined {
  for (const [moment, words] of Object.entries(seasons)) {
    const when = (['before', 'after', 'late'] as const)[words.indexOf(text)];
    if (when) return { kind: 'season', moment, when };
  }
  return undefined;
}

const recurrences: Readonly<Record<string, string>> = {
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every 3 months',
  yearly: 'every year',
};

function patterned(text: string, day: string): object | undefined {
  const rest = (start: string, end = '') =>
    text.startsWith(start) && text.endsWith(end) ? text.slice(start.length, text.length - end.length) : undefined;
  const [missed, done, skipped] = [rest('Left open '), rest('Last done '), rest('Skipped ')];
  const law = rest('Local rules or a guarantee may require it every ');
  const stretched = rest('About every ', ' in your plan');
  const due = rest('Safety: due by ');
  const untold = rest('You haven’t said ', '. Doesn’t apply? Tell us');
  const own = rest('Your own task; ');
  if (missed) return ofDays('missed', daysAgo(missed));
  if (done) return ofDays('done', daysAgo(done));
  if (skipped) return ofDays('skipped', daysAgo(skipped));
  if (law) return ofDays('law', daysOfSpan(law));
  if (stretched) return ofDays('stretched', daysOfSpan(stretched));
  if (due) return { kind: 'due', on: nextDay(due, day) };
  if (untold) return { kind: 'assumed', trait: keyOf(questions, untold) };
  if (own) return { kind: 'own', recurrence: keyOf(recurrences, own) };
  return undefined;
}

/**
 * The data of a sentence that version 0.1 stored. Any other sentence about a task of the catalogue is the one that the
 * catalogue had for it.
 */
export function reasonOfText(text: string, day: string, isOfCatalogue: boolean): object | undefined {
  if (text === 'Late, but better done now than next year') return { kind: 'late' };
  const bundle = keyOf(bundles, text);
  const found = bundle ? { kind: 'bundle', bundle } : (ofSeason(text) ?? patterned(text, day));
  const isWhole = found && Object.values(found).every((value) => value !== undefined);
  if (isWhole) return found;
  return isOfCatalogue ? { kind: 'why' } : undefined;
}

import { careTaskIdOf, type Task } from '../../domain/task.ts';
import { landlord } from './landlord.ts';

/** Words by which titles call an item that aren't in its name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'BBQ Grill': ['barbecue'],
  'Carbon Monoxide Alarm': ['co'],
  'Central Heating': ['boiler', 'radiator', 'furnace', 'heat pump'],
  'Espresso Machine': ['coffee'],
  'Fire Stove': ['range'],
  'Flower Garden': ['perennial', 'bed'],
  'Gas Stove': ['hob'],
  Geothermal: ['ground', 'heat pump'],
  'Induction Cooktop': ['hob'],
  Jacuzzi: ['whirlpool'],
  'Outdoor Jacuzzi': ['hot tub'],
  'Plumbing and Drains': ['tap', 'sink', 'cistern', 'septic tank', 'sump pump', 'water'],
  Scooter: ['moped'],
  Toilet: ['cistern'],
  Ventilation: ['cooker hood', 'extract'],
};
/** Words that many items share. */
const commonWords = new Set(['and', 'machine', 'outdoor', 'panel', 'system', 'alarm', 'fire', 'gas']);
/** A word that begins like this counts as naming the item: a bathtub is a bath. */
const shortestStem = 4;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’']s?\b/g, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=..)s$/, ''));

function names(item: string, title: string): boolean {
  // A request names its subject in full.
  if (title.startsWith(landlord.request(''))) return true;
  const words = wordsOf(title);
  const others = (otherNames[item] ?? []).map(wordsOf);
  if (others.some((name) => name.every((word) => words.includes(word)))) return true;
  const own = wordsOf(item).filter((word) => !commonWords.has(word));
  return own.some((name) =>
    words.some((word) => word === name || (word.length >= shortestStem && name.startsWith(word))),
  );
}

/** Whether a word is an abbreviation such as CO or RCD, which keeps its capitals. */
const isAbbreviation = (word: string): boolean => /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(word) && word.length > 1;

const lowered = (word: string): string => (isAbbreviation(word) ? word : word.toLowerCase());

/** "Windows and doors": only the first word of an item's name keeps its capital. */
function spoken(item: string): string {
  const [first = '', ...rest] = item.split(' ');
  return [first, ...rest.map(lowered)].join(' ');
}

/** The full titles by item and title. Each week on screen needs several of the catalogue's few hundred. */
const known = new Map<string, string>();
/** More than the catalogue has, and little memory even if imported titles fill it. */
const mostKnown = 1000;

/** A title that says what it is about: "Humidifier: descale the tank". A title that names the item stays as it is. */
export function fullTitle(item: string, title: string): string {
  const key = `${item}: ${title}`;
  const full = known.get(key) ?? (item === '' || names(item, title) ? title : withItem(item, title));
  if (known.size < mostKnown) known.set(key, full);
  return full;
}

function withItem(item: string, title: string): string {
  const [first = '', ...rest] = title.split(' ');
  return `${spoken(item)}: ${[lowered(first), ...rest].join(' ')}`;
}

/** The full title of a task. Users name their own tasks as they like. */
export function fullTitleOf({ source, category, title }: Pick<Task, 'source' | 'category' | 'title'>): string {
  return careTaskIdOf(source) === undefined ? title : fullTitle(category, title);
}

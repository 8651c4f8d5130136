import type ICAL from 'ical.js';
import { instantOf } from '#core/domain/time/zones.ts';
import { unmet } from './dav-refusal.ts';
import { childOf, type Node } from './read-xml.ts';

/** More elements than any program needs. Each is checked on every to-do. */
const mostElements = 50;

/** Refuses a filter with so many elements that it would keep the server busy. */
export function expectSmall(filter: Node): void {
  if (countBelow(filter) > mostElements) throw unmet('C:valid-filter');
}

const countBelow = ({ children }: Node): number => children.reduce((count, child) => count + 1 + countBelow(child), 0);

/** Whether a to-do matches the filter of a `calendar-query` (RFC 4791, section 9.7). Days are those of the zone. */
export function matches(filter: Node, calendar: () => ICAL.Component, zone: string): boolean {
  const [root, another] = filter.children;
  if (root?.name !== 'C:comp-filter' || another || root.attributes.name?.toUpperCase() !== 'VCALENDAR') {
    throw unmet('C:valid-filter');
  }
  return wantsEach(root) || componentMatches(root, [calendar()], zone);
}

/** Whether it is the filter of most programs, which wants every to-do. */
const wantsEach = ({ children: [inner, another] }: Node): boolean =>
  inner?.name === 'C:comp-filter' &&
  inner.attributes.name?.toUpperCase() === 'VTODO' &&
  inner.children.length === 0 &&
  another === undefined;

function componentMatches(node: Node, components: readonly ICAL.Component[], zone: string): boolean {
  const named = components.filter(({ name }) => name === node.attributes.name?.toLowerCase());
  if (childOf(node, 'C:is-not-defined')) return named.length === 0;
  // Each is checked, so that one that we don't support is refused whatever comes first.
  return named.some((component) => node.children.map((each) => allows(each, component, zone)).every(Boolean));
}

function allows(node: Node, component: ICAL.Component, zone: string): boolean {
  switch (node.name) {
    case 'C:comp-filter':
      return componentMatches(node, component.getAllSubcomponents(), zone);
    case 'C:prop-filter':
      return propertyMatches(node, component, zone);
    case 'C:time-range':
      return component.name === 'vtodo' && isDueWithin(node, component, zone);
    default:
      throw unmet('C:supported-filter');
  }
}

function propertyMatches(node: Node, component: ICAL.Component, zone: string): boolean {
  const properties = component.getAllProperties(node.attributes.name?.toLowerCase() ?? '');
  if (childOf(node, 'C:is-not-defined')) return properties.length === 0;
  return properties.some((property) => node.children.map((each) => valueAllows(each, property, zone)).every(Boolean));
}

function valueAllows(node: Node, property: ICAL.Property, zone: string): boolean {
  if (node.name === 'C:text-match') return textMatches(node, property);
  if (node.name !== 'C:time-range') throw unmet('C:supported-filter');
  const [start, end] = rangeOf(node);
  const at = instantIn(property.getFirstValue(), zone);
  return at !== undefined && start <= at && at < end;
}

const collations: ReadonlyMap<string, (text: string) => string> = new Map([
  ['i;octet', (text) => text],
  ['i;ascii-casemap', (text) => text.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())],
  ['i;unicode-casemap', (text) => text.toUpperCase()],
]);

function textMatches(node: Node, property: ICAL.Property): boolean {
  const { collation = 'i;ascii-casemap', 'negate-condition': negated } = node.attributes;
  const whole = folded(property, collation, () => property.getValues().join(','));
  return whole.includes(folded(node, collation, () => node.text)) !== (negated === 'yes');
}

/** Texts by the element or property that has them, and by collation: a filter compares each many times. */
const foldedTexts = new WeakMap<Node | ICAL.Property, Map<string, string>>();

function folded(owner: Node | ICAL.Property, collation: string, textOf: () => string): string {
  const fold = collations.get(collation);
  if (!fold) throw unmet('C:supported-collation');
  const known = foldedTexts.get(owner) ?? new Map<string, string>();
  const text = known.get(collation) ?? fold(textOf());
  foldedTexts.set(owner, known.set(collation, text));
  return text;
}

/** A to-do that has only the day on which it is due is within a range that ends on it or later (section 9.9). */
function isDueWithin(node: Node, todo: ICAL.Component, zone: string): boolean {
  const [start, end] = rangeOf(node);
  const due = instantIn(todo.getFirstPropertyValue('due'), zone) ?? Number.NaN;
  return start < due && end >= due;
}

function rangeOf({ attributes: { start, end } }: Node): readonly [start: number, end: number] {
  return [start === undefined ? -Infinity : utc(start), end === undefined ? Infinity : utc(end)];
}

function utc(text: string): number {
  const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(text) ?? [];
  const date = day?.replace(/(....)(..)(..)/, '$1-$2-$3');
  const instant = Date.parse(`${date}T${time?.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
  if (Number.isNaN(instant)) throw unmet('C:valid-filter');
  return instant;
}

/** In milliseconds. Undefined for what is no time. */
function instantIn(value: unknown, zone: string): number | undefined {
  if (typeof value !== 'object' || value === null || !('toJSDate' in value)) return undefined;
  const time = value as ICAL.Time;
  return (time.isDate ? instantOf(time.toString(), '00:00', zone) : time.toJSDate()).getTime();
}

import type ICAL from 'ical.js';
import { instantOf } from '#core/domain/time/zones.ts';
import { unmet } from './dav-refusal.ts';
import { childOf, type Node } from './read-xml.ts';

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

const collations: Readonly<Record<string, (text: string) => string>> = {
  'i;octet': (text) => text,
  'i;ascii-casemap': (text) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
  'i;unicode-casemap': (text) => text.toUpperCase(),
};

function textMatches({ text, attributes }: Node, property: ICAL.Property): boolean {
  const fold = collations[attributes.collation ?? 'i;ascii-casemap'];
  if (!fold) throw unmet('C:supported-collation');
  const isFound = fold(property.getValues().join(',')).includes(fold(text));
  return isFound !== (attributes['negate-condition'] === 'yes');
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

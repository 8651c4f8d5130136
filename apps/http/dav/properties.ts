import type { App } from '#apps/composition/container.ts';
import { largestTodo } from '#apps/contract/dav-limits.ts';
import { product } from '#apps/contract/product.ts';
import { allows } from '#core/domain/access/api-token.ts';
import { atLeast } from '#core/domain/people/membership.ts';
import { homeNameIn } from '#core/languages/home-name-in.ts';
import type { Program } from '../pipeline/handler.ts';
import { homes, personAddress, type Resource, root } from './resources.ts';
import { type ShownTodo, tagOf } from './todos.ts';
import { element, escaped, href, type Xml } from './xml.ts';

/** What a resource says about itself, by names with prefixes. */
export type Properties = ReadonlyMap<string, () => Xml>;

export type Of = { readonly app: App; readonly program: Program; readonly todos: readonly ShownTodo[] };

/** The media type of a to-do. */
export const calendarType = 'text/calendar; charset=utf-8; component=VTODO';

const mayChange = ({ scope, membership }: Program): boolean =>
  allows(scope, 'write') && atLeast(membership.role, 'member');

/** No one adds or removes a to-do, because the plan does. */
function privilegesOf(program: Program, isTasks: boolean): Xml {
  const names = [
    'D:read',
    'D:read-current-user-privilege-set',
    ...(isTasks && mayChange(program) ? ['D:write-content'] : []),
  ];
  return names.map((name) => element('D:privilege', element(name))).join('');
}

const reports: Xml = ['C:calendar-query', 'C:calendar-multiget']
  .map((name) => element('D:supported-report', element('D:report', element(name))))
  .join('');

const calendarData = element('C:calendar-data', '', ' content-type="text/calendar" version="2.0"');

/** Those of the to-dos of a home. */
function ofHome({ app, program, todos }: Of): readonly [string, () => Xml][] {
  const { household, person } = program;
  return [
    ['D:displayname', () => escaped(`${homeNameIn(person.language, household.name)} · ${product.name}`)],
    ['C:supported-calendar-component-set', () => element('C:comp', '', ' name="VTODO"')],
    ['C:supported-calendar-data', () => calendarData],
    ['C:max-resource-size', () => String(largestTodo)],
    ['CS:getctag', () => `"${tagOf(app, todos)}"`],
    ['D:supported-report-set', () => reports],
    ['D:owner', () => href(personAddress(program))],
  ];
}

const ofTask = ({ text, etag }: ShownTodo): readonly [string, () => Xml][] => [
  ['D:getetag', () => escaped(etag)],
  ['D:getcontenttype', () => calendarType],
  ['D:getcontentlength', () => String(Buffer.byteLength(text()))],
];

const types: Readonly<Record<Resource['kind'], Xml>> = {
  root: element('D:collection'),
  person: element('D:collection') + element('D:principal'),
  homes: element('D:collection'),
  home: element('D:collection') + element('C:calendar'),
  task: '',
};

/** All properties of a resource. `todo`: the one of a task. */
export function propertiesOf(resource: Resource, of: Of, todo?: ShownTodo): Properties {
  const { program } = of;
  const { person } = program;
  const { kind } = resource;
  const isTasks = kind === 'home' || kind === 'task';
  return new Map<string, () => Xml>([
    ['D:resourcetype', () => types[kind]],
    ['D:current-user-principal', () => href(personAddress(program))],
    ['D:current-user-privilege-set', () => privilegesOf(program, isTasks)],
    ['D:principal-collection-set', () => href(root)],
    ...(kind === 'person' || kind === 'root' ? ofPerson(program) : []),
    ...(kind === 'person' ? [['D:displayname', () => escaped(person.name || person.email)] as const] : []),
    ...(kind === 'home' ? ofHome(of) : []),
    ...(todo ? ofTask(todo) : []),
  ]);
}

/** The root has them too, for programs that look for the homes where they were sent. */
const ofPerson = (program: Program): readonly [string, () => Xml][] => [
  ['C:calendar-home-set', () => href(homes)],
  ['C:calendar-user-address-set', () => element('D:href', escaped(`mailto:${program.person.email}`))],
  ['D:principal-URL', () => href(personAddress(program))],
];

/** The resources directly below one, tasks with their to-dos. */
export function childrenOf({ kind }: Resource, { todos }: Of): readonly (readonly [Resource, ShownTodo?])[] {
  if (kind === 'root') return [[{ kind: 'person' }], [{ kind: 'homes' }]];
  if (kind === 'homes') return [[{ kind: 'home' }]];
  return kind === 'home' ? todos.map((todo) => [{ kind: 'task', id: todo.task.id }, todo]) : [];
}

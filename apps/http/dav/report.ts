import type { DocumentReply } from '../pipeline/handler.ts';
import { DavRefusal, unmet } from './dav-refusal.ts';
import { expectSmall, matches } from './filter.ts';
import { foundAt, missing, multistatus, wantedBy } from './multistatus.ts';
import { type Of, propertiesOf } from './properties.ts';
import { childOf, type Node } from './read-xml.ts';
import { type Resource, resourceNamed, taskAddress } from './resources.ts';
import type { ShownTodo } from './todos.ts';
import { escaped, sentHref, type Xml } from './xml.ts';

/** More than the fullest weeks have. */
const mostAddresses = 2_000;

/** Reports on the to-dos of a home. Programs that look for changes compare the tags of the to-dos, or of all of them. */
export async function report(resource: Resource, node: Node, of: Of): Promise<DocumentReply> {
  const query = node.name === 'C:calendar-query';
  if ((!query && node.name !== 'C:calendar-multiget') || resource.kind !== 'home') throw unmet('D:supported-report');
  expectCalendarType(childOf(childOf(node, 'D:prop'), 'C:calendar-data'));
  return multistatus(await (query ? queried(node, of) : named(node, of)));
}

function expectCalendarType(data: Node | undefined): void {
  const { 'content-type': type = 'text/calendar', version = '2.0' } = data?.attributes ?? {};
  if (type !== 'text/calendar' || version !== '2.0') throw unmet('C:supported-calendar-data');
}

async function queried(node: Node, of: Of): Promise<readonly Xml[]> {
  const filter = childOf(node, 'C:filter');
  const { timezone } = of.program.household;
  if (!filter) throw unmet('C:valid-filter');
  expectSmall(filter);
  const found = await of.app.eventLoop.map(of.todos, (todo) =>
    matches(filter, todo.calendar, timezone) ? [shown(todo, node, of)] : [],
  );
  return found.flat();
}

function named(node: Node, of: Of): Promise<readonly Xml[]> {
  const addresses = node.children.filter(({ name }) => name === 'D:href').map(({ text }) => text.trim());
  if (addresses.length > mostAddresses) throw unmet('D:number-of-matches-within-limits');
  if (addresses.length === 0) throw new DavRefusal(400);
  const byId = new Map(of.todos.map((todo) => [todo.task.id, todo]));
  return of.app.eventLoop.map([...new Set(addresses)], (address) => {
    const resource = resourceNamed(address, of.program);
    const todo = resource?.kind === 'task' ? byId.get(resource.id) : undefined;
    return todo ? shown(todo, node, of) : missing(sentHref(address));
  });
}

function shown(todo: ShownTodo, node: Node, of: Of): Xml {
  const resource = { kind: 'task', id: todo.task.id } as const;
  const properties = new Map(propertiesOf(resource, of, todo)).set('C:calendar-data', () => escaped(todo.text()));
  return foundAt(taskAddress(of.program, todo.task.id), properties, wantedBy(node));
}

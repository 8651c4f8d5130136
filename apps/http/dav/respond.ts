import type { App } from '#apps/composition/container.ts';
import type { DocumentReply, Program } from '../pipeline/handler.ts';
import { type Conditions, isKnown, tick } from './change.ts';
import { DavRefusal, errorDocument, unmet } from './dav-refusal.ts';
import { foundAt, missing, multistatus, namesToChange, protectedAt, wantedBy } from './multistatus.ts';
import { needPrivileges } from './need-privileges.ts';
import { calendarType, childrenOf, type Of, propertiesOf } from './properties.ts';
import { type Node, readXml } from './read-xml.ts';
import { report } from './report.ts';
import { addressOf, homeAddress, methods, type Resource, resourceAt, root } from './resources.ts';
import { type ShownTodo, todosOf } from './todos.ts';
import { href } from './xml.ts';

/** A request to an address below `/dav/`. */
export type DavRequest = {
  readonly app: App;
  readonly program: Program;
  /** Below `/dav/`. */
  readonly path: string;
  readonly body: Uint8Array;
};

/** Responds to a request. A refusal in the words of WebDAV is a response too. */
export async function inWordsOfDav(respond: () => Promise<DocumentReply>): Promise<DocumentReply> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof DavRefusal)) throw error;
    const { status, condition } = error;
    return { status, body: errorDocument(condition), ...(status === 405 && { headers: { Allow: methods } }) };
  }
}

type Found = Of & { readonly resource: Resource; readonly address: string; readonly todo: ShownTodo | undefined };

/** The resource that a request addresses. Throws 404 for one of others. A to-do may be missing. */
async function find({ app, program, path }: DavRequest): Promise<Found> {
  const resource = resourceAt(root + path.replace(/^\//, ''), program);
  if (!resource) throw new DavRefusal(404);
  const isOfTasks = resource.kind === 'home' || resource.kind === 'task';
  const todos = isOfTasks ? await todosOf(app, program) : [];
  const todo = resource.kind === 'task' ? todos.find(({ task }) => task.id === resource.id) : undefined;
  return { app, program, todos, resource, todo, address: addressOf(resource, program) };
}

/** The same, where a to-do must exist. */
async function findExisting(request: DavRequest): Promise<Found> {
  const found = await find(request);
  if (found.resource.kind === 'task' && !found.todo) throw new DavRefusal(404);
  return found;
}

const isEmpty = (body: Uint8Array): boolean => body.every((byte) => byte <= 32);

async function nodeIn(body: Uint8Array, name: string): Promise<Node | undefined> {
  if (isEmpty(body)) return undefined;
  const node = await readXml(body);
  if (node.name !== name) throw new DavRefusal(400);
  return node;
}

export async function propfind(request: DavRequest, depth: string): Promise<DocumentReply> {
  if (depth !== '0' && depth !== '1') {
    throw depth.toLowerCase() === 'infinity' ? unmet('D:propfind-finite-depth') : new DavRefusal(400);
  }
  const wanted = wantedBy(await nodeIn(request.body, 'D:propfind'));
  const found = await findExisting(request);
  const { resource, program, todo, address } = found;
  const responses = [foundAt(address, propertiesOf(resource, found, todo), wanted)];
  if (depth === '0') return multistatus(responses);
  const todos = await (resource.kind === 'homes' ? todosOf(request.app, program) : found.todos);
  const of = { ...found, todos };
  const byId = new Map(todos.map((each) => [each.task.id, each]));
  const below = await request.app.eventLoop.map(childrenOf(resource, of), (child) => {
    const own = child.kind === 'task' ? byId.get(child.id) : undefined;
    return foundAt(addressOf(child, program), propertiesOf(child, of, own), wanted);
  });
  return multistatus([...responses, ...below]);
}

export async function reportTodos(request: DavRequest): Promise<DocumentReply> {
  const node = await readXml(request.body);
  const found = await findExisting(request);
  return report(found.resource, node, found);
}

export async function read(request: DavRequest, conditions: Conditions): Promise<DocumentReply> {
  const { todo } = await findExisting(request);
  if (!todo) throw new DavRefusal(405);
  const headers = { ETag: todo.etag, 'Content-Type': calendarType, 'Cache-Control': 'private, no-cache' };
  return isKnown(conditions, todo) ? { status: 304, body: '', headers } : { body: todo.text(), headers };
}

export async function write(request: DavRequest, conditions: Conditions): Promise<DocumentReply> {
  const { app, program, resource, todo } = await find(request);
  if (resource.kind !== 'task') throw new DavRefusal(405);
  return tick(app, program, todo, { body: request.body, id: resource.id, conditions });
}

export async function refuseDeletion(request: DavRequest): Promise<DocumentReply> {
  const { program } = await findExisting(request);
  throw new DavRefusal(403, needPrivileges(href(homeAddress(program)), 'DELETE'));
}

export async function refuseProperties(request: DavRequest): Promise<DocumentReply> {
  const names = namesToChange(await readXml(request.body));
  const { address } = await findExisting(request);
  return multistatus([names.length > 0 ? protectedAt(address, names) : missing(href(address))]);
}

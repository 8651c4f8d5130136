import type { App } from '#apps/composition/container.ts';
import type { DocumentReply, Program } from '../pipeline/handler.ts';
import { type Conditions, isKnown, tick } from './change.ts';
import { DavRefusal, errorDocument, unmet } from './dav-refusal.ts';
import { foundAt, multistatus, namesToChange, protectedAt, wantedBy } from './multistatus.ts';
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

/** The resource that a request addresses. Throws 404 for one of others. A to-do may be missing. */
function addressed({ program, path }: DavRequest): Resource {
  const resource = resourceAt(root + path.replace(/^\//, ''), program);
  if (!resource) throw new DavRefusal(404);
  return resource;
}

type Found = Of & { readonly resource: Resource; readonly todo?: ShownTodo | undefined };

/** The same, with the to-dos that it, or what is below it, is about. */
async function find(request: DavRequest): Promise<Found> {
  const { app, program } = request;
  const resource = addressed(request);
  if (resource.kind === 'root' || resource.kind === 'person') return { app, program, todos: [], resource };
  if (resource.kind !== 'task') return { app, program, todos: await todosOf(app, program), resource };
  const todos = await todosOf(app, program, resource.id);
  return { app, program, todos, resource, todo: todos[0] };
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
  const { app, program, resource, todo } = found;
  const shown = [[resource, todo] as const, ...(depth === '0' ? [] : childrenOf(resource, found))];
  const responses = await app.eventLoop.map(shown, ([each, own]) =>
    foundAt(addressOf(each, program), propertiesOf(each, found, own), wanted),
  );
  return multistatus(responses);
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

/** Whether a to-do exists or not: no one removes any. */
export async function refuseDeletion(request: DavRequest): Promise<DocumentReply> {
  addressed(request);
  throw new DavRefusal(403, needPrivileges(href(homeAddress(request.program)), 'DELETE'));
}

export async function refuseProperties(request: DavRequest): Promise<DocumentReply> {
  const names = namesToChange(await readXml(request.body));
  return multistatus([protectedAt(addressOf(addressed(request), request.program), names)]);
}

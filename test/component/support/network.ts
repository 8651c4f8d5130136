import type { z } from 'zod';
import { type CallName, type Contract, contract, type FileName, type StreamName } from '#apps/contract/index.ts';
import { pageHeader } from '#apps/contract/page-header.ts';
import { heldBack, onItsWay, type Trip, withContentsOnTheirWay } from './under-way.ts';

/** The server of a component test: each test defines the responses of the contract's endpoints. */

type InputOf<Name extends CallName, Part extends 'params' | 'query' | 'body'> =
  Contract[Name] extends Record<Part, infer Shape extends z.ZodType> ? z.output<Shape> : undefined;

/** A request as the server would parse it. */
export type Received<Name extends CallName = CallName> = {
  readonly params: InputOf<Name, 'params'>;
  readonly query: InputOf<Name, 'query'>;
  readonly body: InputOf<Name, 'body'>;
  /** The bearer token. */
  readonly token: string | undefined;
  /** The home that it names. */
  readonly home: string | undefined;
  /** The page that sent it. */
  readonly page: string | undefined;
};
export type ResponseOf<Name extends CallName> = z.input<Contract[Name]['response']>;

/** The streams that follow a form. */
type FormStream = Exclude<StreamName, 'watchHome'>;
type EventOf<Name extends StreamName> = z.input<Contract[Name]['event']>;
/** A form as the server would parse it, with its file. */
export type ReceivedForm<Name extends FormStream> = z.output<Contract[Name]['form']> & { readonly file?: File };

type Refusal = {
  readonly status: number;
  /** Absent when the body is empty. */
  readonly body: { readonly message: string; readonly code?: string; readonly issues?: readonly Issue[] } | undefined;
  readonly headers: Readonly<Record<string, string>>;
};
type Issue = { readonly path: string; readonly message: string };
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.status}`);
    this.refusal = refusal;
  }
}
class Unreachable extends Error {}

/** An error for a handler to throw when the server refuses. The response's body is empty unless `body` is given. */
export const refused = (status: number, body?: Refusal['body'], headers: Refusal['headers'] = {}): Error =>
  new Refused({ status, body, headers });
/** An error for a handler to throw when the server is unreachable. */
export const unreachable = (): Error => new Unreachable();

type Handler<Name extends CallName> = (received: Received<Name>) => ResponseOf<Name> | Promise<ResponseOf<Name>>;
type AnyHandler = (received: Received) => unknown;

/** Most tests aren't about the price, which several screens show. */
const withoutPrice: ResponseOf<'getPrice'> = { price: null };
/** Nor about towns, which a form with a country looks for by itself. */
const withoutTowns: ResponseOf<'findTowns'> = { towns: [] };
/** Nor about rhythms, which the settings show. */
const withoutRhythms: ResponseOf<'getRhythms'> = { rhythms: [] };
/** Nor about what the account's cards say. */
const withoutPeople: ResponseOf<'getPeople'> = { people: [], invitations: [] };
const withoutPasskeys: ResponseOf<'listPasskeys'> = { passkeys: [] };
const withoutPush: ResponseOf<'getPush'> = { publicKey: 'the server’s key', subscription: null };
const usual: readonly (readonly [CallName, AnyHandler])[] = [
  ['getPrice', () => withoutPrice],
  ['findTowns', () => withoutTowns],
  ['getRhythms', () => withoutRhythms],
  ['getPeople', () => withoutPeople],
  ['listPasskeys', () => withoutPasskeys],
  ['getPush', () => withoutPush],
];
const handlers = new Map(usual);
type StreamHandler<Name extends FormStream> = (form: ReceivedForm<Name>) => AsyncIterable<EventOf<Name>>;
const streamHandlers = new Map<FormStream, StreamHandler<FormStream>>();
/** What a file's endpoint responds with: a file, or JSON. */
type FileHandler = (form: FormData) => Blob | object;
const fileHandlers = new Map<FileName, FileHandler>();
const forms: { name: FormStream; form: ReceivedForm<FormStream> }[] = [];
const received: { name: CallName; request: Received }[] = [];
const problems: string[] = [];
const browserFetch = globalThis.fetch;

/** From now on the handler responds to the endpoint's requests. Its responses must match the contract. */
export function respond<Name extends CallName>(name: Name, handler: Handler<Name>): void {
  handlers.set(name, handler as AnyHandler);
}

/**
 * From now on the handler responds to the endpoint’s forms with a stream of events. If it throws a refusal before the
 * first event, that is the response; afterwards, it is the last event. An unreachable server breaks the stream off.
 */
export function respondWithEvents<Name extends FormStream>(name: Name, handler: StreamHandler<Name>): void {
  streamHandlers.set(name, handler as StreamHandler<FormStream>);
}

/** From now on the handler responds to an endpoint that takes or returns a file; it receives the form, if there is one. */
export function respondWithFile(name: FileName, handler: FileHandler): void {
  fileHandlers.set(name, handler);
}

/** Returns the forms that the endpoint has received so far, oldest first. */
export const formsTo = (name: FormStream) => forms.filter((each) => each.name === name).map(({ form }) => form);

/** Returns the requests that the endpoint has received so far, oldest first. */
export function requestsTo<Name extends CallName>(name: Name): readonly Received<Name>[] {
  return received.filter((each) => each.name === name).map(({ request }) => request as Received<Name>);
}

/** Removes handlers and requests. Returns the problems: requests without a handler, and violations of the contract. */
export function resetNetwork(): readonly string[] {
  handlers.clear();
  for (const [name, handler] of usual) handlers.set(name, handler);
  streamHandlers.clear();
  fileHandlers.clear();
  homeWatchers.clear();
  refusesStreams = false;
  forms.length = 0;
  received.length = 0;
  return problems.splice(0);
}

/**
 * Replaces the browser's `fetch`: the test's handlers respond to `/api`, the development server to requests for files.
 */
export const testFetch: typeof fetch = (input, init) =>
  onItsWay(async (trip) => withContentsOnTheirWay(await respondTo(trip, input, init)));

async function respondTo(trip: Trip, ...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(input, init);
  request.signal.throwIfAborted();
  const url = new URL(request.url);
  const { pathname, origin } = url;
  if (origin !== location.origin) problems.push(`a request to ${request.url}`);
  if (!navigator.onLine) throw new TypeError('Failed to fetch');
  if (!pathname.startsWith('/api/')) return browserFetch(input, init);
  if (pathname === contract.watchHome.path) return watching(request);
  const stream = streamAt(request.method, pathname);
  if (stream) return Promise.race([streamTo(trip, request, stream), aborted(request.signal)]);
  const file = fileHandlerAt(request.method, pathname);
  if (file) return answerWithFile(request, file);
  return Promise.race([answer(trip, request, url), aborted(request.signal)]);
}

function fileHandlerAt(method: string, pathname: string): FileHandler | undefined {
  const found = Object.entries(contract).find(([, each]) => each.method === method && each.path === pathname);
  return found && fileHandlers.get(found[0] as FileName);
}

async function answerWithFile(request: Request, handler: FileHandler): Promise<Response> {
  const form = request.method === 'POST' ? await request.formData() : new FormData();
  try {
    const answer = handler(form);
    return answer instanceof Blob ? new Response(answer) : Response.json(answer);
  } catch (error) {
    if (error instanceof Refused) return refusal(error.refusal);
    throw new TypeError('Failed to fetch');
  }
}

/** The streams of changes, each with the page that reads it. */
const homeWatchers = new Map<ReadableStreamDefaultController<Uint8Array>, string | null>();
let refusesStreams = false;

const homeEvent = (state: EventOf<'watchHome'>['state']) =>
  new TextEncoder().encode(`data: ${JSON.stringify({ state })}\n\n`);

/** A stream of the changes in a home, which stays open until the page ends it. */
function watching({ headers, signal }: Request): Response {
  if (refusesStreams) return refusal({ status: 502, body: undefined, headers: {} });
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(homeEvent('open'));
      homeWatchers.set(controller, headers.get(pageHeader));
      signal.addEventListener('abort', () => homeWatchers.delete(controller));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** How many streams of changes are open. */
export const openHomeStreams = (): number => homeWatchers.size;

/** Says on the open streams that the home has changed, but not to the page that has changed it. */
export function tellHomeChanged(by?: string): void {
  for (const [controller, page] of homeWatchers) if (page !== by) controller.enqueue(homeEvent('changed'));
}

/** Whether a proxy lets streams through from now on. One that doesn't ends those that are open. */
export function acceptHomeStreams(accepts: boolean): void {
  refusesStreams = !accepts;
  if (accepts) return;
  for (const controller of homeWatchers.keys()) controller.close();
  homeWatchers.clear();
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

async function answer(trip: Trip, request: Request, { pathname, searchParams }: URL): Promise<Response> {
  const [name, params] = endpointAt(request.method, pathname) ?? [];
  const handler = name && handlers.get(name);
  if (!name || !handler) {
    problems.push(`nothing answers ${request.method} ${pathname}`);
    return new Response(null, { status: 501 });
  }
  const endpoint: Readonly<Partial<Record<'params' | 'query' | 'body' | 'form', z.ZodType>>> & { response: z.ZodType } =
    contract[name];
  const input = {
    params: endpoint.params?.safeParse(params),
    query: endpoint.query?.safeParse(Object.fromEntries(searchParams)),
    body: (endpoint.body ?? endpoint.form)?.safeParse(await bodyOf(request)),
  };
  const known = {
    params: input.params?.data,
    query: input.query?.data,
    body: input.body?.data,
    token: /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1],
    home: request.headers.get('upkept-home') ?? undefined,
    page: request.headers.get(pageHeader) ?? undefined,
  } as Received;
  received.push({ name, request: known });
  try {
    const response = await heldBack(trip, () => handler(known));
    for (const part of [input.params, input.query, input.body]) {
      if (part?.error) problems.push(`${name} does not accept what was sent: ${part.error.message}`);
    }
    const { error } = endpoint.response.safeParse(response);
    if (error) problems.push(`${name} does not respond so: ${error.message}`);
    return Response.json(response);
  } catch (error) {
    if (error instanceof Refused) return refusal(error.refusal);
    if (!(error instanceof Unreachable)) problems.push(`the handler of ${name} failed: ${error}`);
    throw new TypeError('Failed to fetch');
  }
}

/** The body, that of a form as the JSON that the endpoint would take instead: with the text of its file. */
async function bodyOf(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const sent = await request.text();
    return sent && JSON.parse(sent);
  }
  const { file, ...fields } = Object.fromEntries(await request.formData());
  const parsed = Object.entries(fields).map(([name, value]) => [name, jsonOrText(String(value))]);
  return { ...Object.fromEntries(parsed), file: file instanceof File ? await file.text() : file };
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function streamAt(method: string, pathname: string): FormStream | undefined {
  const found = Object.entries(contract).find(
    ([, endpoint]) => endpoint.kind === 'stream' && endpoint.method === method && endpoint.path === pathname,
  );
  return found && (found[0] as FormStream);
}

async function streamTo(trip: Trip, request: Request, name: FormStream): Promise<Response> {
  const endpoint = contract[name];
  const { file, ...fields } = Object.fromEntries(await request.formData());
  const form = { ...endpoint.form.parse(fields), ...(file instanceof File && { file }) };
  forms.push({ name, form });
  const handler = streamHandlers.get(name);
  if (!handler) {
    problems.push(`nothing answers ${request.method} ${request.url}`);
    return new Response(null, { status: 501 });
  }
  const events = handler(form)[Symbol.asyncIterator]();
  let first: IteratorResult<EventOf<FormStream>>;
  try {
    first = await heldBack(trip, () => events.next());
  } catch (error) {
    if (error instanceof Refused) return refusal(error.refusal);
    throw new TypeError('Failed to fetch');
  }
  const encoder = new TextEncoder();
  let next: IteratorResult<EventOf<FormStream>> | undefined = first;
  const body = new ReadableStream<Uint8Array>({
    // One event at a time, because an error drops what has not been read.
    pull: async (controller) => {
      const send = (lines: string) => controller.enqueue(encoder.encode(`${lines}\n\n`));
      try {
        const { done, value } = next ?? (await events.next());
        next = undefined;
        if (done) return controller.close();
        const { error } = endpoint.event.safeParse(value);
        if (error) problems.push(`${name} does not send this: ${error.message}`);
        send(`data: ${JSON.stringify(value)}`);
      } catch (error) {
        if (!(error instanceof Refused)) return controller.error(error);
        send(`event: error\ndata: ${JSON.stringify({ requestId: 'request-1', ...error.refusal.body })}`);
        controller.close();
      }
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function refusal({ status, body, headers }: Refusal): Response {
  if (!body) return new Response(null, { status, headers });
  return Response.json({ code: 'refused', requestId: 'request-1', ...body }, { status, headers });
}

function endpointAt(method: string, pathname: string): [CallName, Record<string, string>] | undefined {
  for (const [name, { kind, method: its, path }] of Object.entries(contract)) {
    if (kind !== 'json') continue;
    const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const match = its === method ? pattern.exec(pathname) : null;
    if (match) return [name as CallName, { ...match.groups }];
  }
  return undefined;
}

import { lookup as systemLookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { OutgoingProblem } from '#core/domain/running/outgoing-problem.ts';
import type { Outgoing, OutgoingRequest } from '#core/ports/outgoing.ts';
import { isOpenToRequests } from './open-to-requests.ts';

type Deps = {
  /** Whether requests may also go to private networks, and without TLS. */
  readonly permitsPrivate: boolean;
  readonly timeoutMs?: number;
  /** Finds the addresses of a name. */
  readonly lookup?: LookupFunction;
};

type Outcome = Awaited<ReturnType<Outgoing['send']>>;

/** The name has no address to which requests may go. */
class NoAddress extends Error {
  readonly code = 'NO_PUBLIC_ADDRESS';
}

/** The one way to addresses that strangers choose: see docs/decisions/0175. */
export function makeOutgoing({ permitsPrivate, timeoutMs = 10_000, lookup = systemLookup }: Deps): Outgoing {
  const isOpen = (address: string) => isOpenToRequests(address, permitsPrivate);

  /**
   * The connection is made to an address that this has returned, so a name can't have another one by then. Without names
   * the connection doesn't ask.
   */
  const openLookup: LookupFunction = (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      // With an error, Node passes no list.
      const addresses = error || typeof found === 'string' ? [] : found.filter(({ address }) => isOpen(address));
      const [first] = addresses;
      if (error || !first) callback(error ?? new NoAddress('no public address'), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

  const read = (text: string): URL | undefined => {
    const url = URL.parse(text);
    if (url?.username !== '' || url.password !== '') return undefined;
    if (url.protocol !== 'https:' && !(permitsPrivate && url.protocol === 'http:')) return undefined;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return isIP(host) === 0 || isOpen(host) ? url : undefined;
  };

  return {
    admits: (url) => read(url) !== undefined,
    send: async (request) => {
      const url = read(request.url);
      if (!url) return { problem: 'no_public_address' };
      return exchange(url, request, { lookup: openLookup, signal: AbortSignal.timeout(timeoutMs) });
    },
  };
}

type Connection = { readonly lookup: LookupFunction; readonly signal: AbortSignal };

function exchange(url: URL, { method, headers, body, largestBody }: OutgoingRequest, connection: Connection) {
  return new Promise<Outcome>((resolve) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    // A connection of its own: a later request must look the name up again.
    const sent = send(url, { method, headers: { 'user-agent': 'Upkept', ...headers }, agent: false, ...connection });
    const fail = (error?: unknown) => resolve({ problem: problemOf(error, connection.signal) });
    sent.on('response', async (response) => {
      try {
        resolve(await responseOf(response, largestBody));
      } catch (error) {
        fail(error);
      } finally {
        sent.destroy();
      }
    });
    sent.on('error', fail);
    sent.on('close', () => fail());
    sent.end(body);
  });
}

async function responseOf(response: IncomingMessage, largestBody = 0): Promise<Outcome> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  if (largestBody > 0) {
    for await (const piece of response as AsyncIterable<Uint8Array>) {
      bytes += piece.length;
      if (bytes > largestBody) return { problem: 'too_large' };
      pieces.push(piece);
    }
  }
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body: Buffer.concat(pieces) };
}

const unknownName: ReadonlySet<unknown> = new Set(['NO_PUBLIC_ADDRESS', 'ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);

function problemOf(error: unknown, signal: AbortSignal): OutgoingProblem {
  if (signal.aborted) return 'timed_out';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (unknownName.has(code)) return 'no_public_address';
  return /CERT|SIGNED|VERIFY|TLS|SSL|EPROTO/.test(code) ? 'untrusted' : 'closed';
}

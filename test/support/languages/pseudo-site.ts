import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { contract } from '#apps/contract/index.ts';
import { publicUrlPlaceholder } from '#apps/ui/site-settings.ts';
import { code } from './pseudo-build.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

export type PseudoSite = {
  /** Where it listens. */
  readonly url: string;
  /** Every text of the responses of the API so far. */
  readonly said: ReadonlySet<string>;
  close(): Promise<void>;
};

/** Serves the site in the pseudo-language in front of a server, whose API then says that everyone reads that language. */
export async function startPseudoSite(target: string): Promise<PseudoSite> {
  const folder = new URL(inject('pseudoSite'));
  const documents: Readonly<Record<string, string>> = JSON.parse(
    await readFile(new URL('documents.json', folder), 'utf8'),
  );
  const said = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://pseudo');
    const document = documents[pathname]?.replaceAll(publicUrlPlaceholder, `http://${request.headers.host}`);
    if (pathname.startsWith('/api/')) void passOn(target, request, response, said);
    else if (document !== undefined) response.setHeader('Content-Type', 'text/html').end(document);
    else void sendFile(new URL(`files${pathname}`, folder), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends a built file, whose name never stands for another content. */
async function sendFile(file: URL, response: ServerResponse): Promise<void> {
  const body = await readFile(file).catch(() => undefined);
  if (body === undefined) return void response.writeHead(404).end();
  const type = types[extname(file.pathname)] ?? 'font/woff2';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' }).end(body);
}

/** Passes a request for the API on to its server, and the response back in the pseudo-language. */
async function passOn(target: string, request: IncomingMessage, response: ServerResponse, said: Set<string>) {
  const { method = 'GET', headers } = request;
  const passed = ['authorization', 'content-type', 'upkept-home'].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  if (request.url === contract.watchHome.path) {
    // It ends only when its reader leaves, and has no words.
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: {"state":"open"}\n\n');
    return;
  }
  const body = method === 'GET' ? undefined : await text(request);
  const reply = await fetch(target + request.url, { method, headers: passed, redirect: 'manual', body: body ?? null });
  const answer = await reply.text();
  for (const each of stringsIn(jsonOf(answer))) said.add(each);
  response.writeHead(reply.status, { 'Content-Type': reply.headers.get('content-type') ?? 'text/plain' });
  response.end(answer.replaceAll('"language":"en"', `"language":"${code}"`));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

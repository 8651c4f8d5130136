import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bundleApp, bundleLive, bundleRender } from '#apps/site/build/bundles.ts';
import { documentOf } from '#apps/site/build/document.ts';
import { inlineScriptOf, sha256 } from '#apps/site/build/make-site.ts';
import { picturesOfGuides } from '#apps/site/build/pictures.ts';
import { writePseudoFolder } from './pseudo-folder.ts';

const code = 'qps';
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

/**
 * Builds the pages, and the app unless it isn't wanted, in a language that is generated from English, and serves them in
 * front of a server, whose API then says that everyone reads that language.
 */
export async function startPseudoSite(target: string, { app = true } = {}): Promise<PseudoSite> {
  const [words, files] = [await writePseudoFolder(), await mkdtemp(join(tmpdir(), 'upkept-pseudo-site-'))];
  await mkdir(join(files, 'assets'));
  const language = { code, folder: words };
  const own = app ? await bundleApp(files, language) : undefined;
  const [modules, { rendered, styles, fonts }] = await Promise.all([
    bundleLive(files, language),
    bundleRender(files, files, language),
  ]);
  const pictures = await picturesOfGuides(rendered.drawings, async (kind, name, svg) => {
    await writeFile(join(files, `${kind}-${name}.svg`), svg);
    return `/${kind}-${name}.svg`;
  });
  const template = await readFile(new URL('../../../apps/site/build/document.html', import.meta.url), 'utf8');
  const inlineScript = await inlineScriptOf();

  const said = new Set<string>();
  const documents = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://pseudo');
    const document = documents.get(pathname);
    if (pathname.startsWith('/api/')) void passOn(target, request, response, said);
    else if (document) response.setHeader('Content-Type', 'text/html').end(document);
    else void sendFile(join(files, pathname), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const page of rendered.renderPages(pictures, { sha256 })) {
    const ofPage = page.kind === 'app' && own ? own : { modules, styles, fonts };
    const parts = { page, files: ofPage, inlineScript, publicUrl: url, language: rendered.language };
    documents.set(page.path, documentOf(template, parts));
  }
  return {
    url,
    said,
    close: async () => {
      server.closeAllConnections();
      server.close();
      for (const folder of [words, files]) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a built file, whose name never stands for another content. */
async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const body = await readFile(path).catch(() => undefined);
  if (body === undefined) return void response.writeHead(404).end();
  const type = types[extname(path)] ?? 'font/woff2';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' }).end(body);
}

/** Responds to a request for the API with what its server returns, in the pseudo-language. */
async function passOn(target: string, request: IncomingMessage, response: ServerResponse, said: Set<string>) {
  const { method = 'GET', headers } = request;
  const passed = ['authorization', 'content-type', 'upkept-home'].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
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

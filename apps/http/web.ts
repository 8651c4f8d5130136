import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import compose from 'koa-compose';
import sirv from 'sirv';
import { bridge } from './bridge.ts';

const year = 31_536_000;

/** The built web app: hashed files for ever, and its one page for every other address that a browser opens. */
export async function builtWeb(folderUrl: URL): Promise<Middleware> {
  const folder = fileURLToPath(folderUrl);
  const page = await readFile(new URL('index.html', folderUrl), 'utf8');
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  const servePage: Middleware = (ctx) => {
    const isFile = /\.\w+$/.test(ctx.path);
    if (isFile || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = page;
  };
  const serveFile = bridge(files);
  return compose([(ctx, next) => (ctx.path === '/' ? next() : serveFile(ctx, next)), servePage]);
}

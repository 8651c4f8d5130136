import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import sirv from 'sirv';

const year = 31_536_000;

/** The built web app: hashed files for ever, its one page for every other address that a browser opens. */
export async function builtWeb(folderUrl: URL): Promise<Middleware> {
  const folder = fileURLToPath(folderUrl);
  const page = await readFile(`${folder}/index.html`, 'utf8');
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => {
      const immutable = path.startsWith('/assets/');
      response.setHeader('Cache-Control', immutable ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return;
    if (ctx.path !== '/' && ctx.path !== '/index.html') {
      const served = await new Promise<boolean>((resolve) => {
        ctx.res.once('close', () => resolve(true));
        ctx.res.once('finish', () => resolve(true));
        ctx.res.statusCode = 200;
        files(ctx.req, ctx.res, () => resolve(false));
      });
      if (served) {
        ctx.respond = false;
        return;
      }
      ctx.res.statusCode = 404;
      if (/\.\w+$/.test(ctx.path)) return;
    }
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = page;
  };
}

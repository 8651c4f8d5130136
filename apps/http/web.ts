import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { send } from '@koa/send';
import type { Middleware, ParameterizedContext } from 'koa';

const yearMs = 31_536_000_000;
const page = '/index.html';

/** Hashed files stay as they are for ever; all others are asked for anew each time. */
const caching = (path: string) =>
  path.startsWith('/assets/') ? { maxAge: yearMs, immutable: true } : { setHeaders: askEachTime };
const askEachTime = (response: ParameterizedContext['res']) => response.setHeader('Cache-Control', 'no-cache');

/**
 * The built web app: its files, and its one page for every other address that a browser opens.
 * Throws when it has not been built.
 */
export async function builtWeb(folder: URL): Promise<Middleware> {
  const root = fileURLToPath(folder);
  await access(new URL(`.${page}`, folder));
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return;
    const path = /\.\w+$/.test(ctx.path) ? ctx.path : page;
    try {
      await send(ctx, path, { root, ...caching(path) });
    } catch (error) {
      const isMissing = error instanceof Error && 'status' in error && Number(error.status) < 500;
      if (!isMissing) throw error;
      ctx.status = 404;
    }
  };
}

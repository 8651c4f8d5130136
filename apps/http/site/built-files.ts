import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { bridge } from '../bridge.ts';

const yearSeconds = 31_536_000;

/**
 * Serves the files of a folder at their paths. If a file has a compressed version that the client accepts, sends that.
 */
export function builtFiles(folder: URL): Middleware {
  const serve = bridge(
    sirv(fileURLToPath(folder), {
      // Finds each file when it is requested. Listing all files first would slow down the start considerably.
      dev: true,
      etag: true,
      brotli: true,
      gzip: true,
      extensions: [],
      setHeaders,
    }),
  );
  return (ctx, next) => {
    // sirv ignores refusals such as `br;q=0`, and supports only the simplest ranges, which small files don't need.
    ctx.req.headers['accept-encoding'] = ctx.acceptsEncodings().join();
    delete ctx.req.headers.range;
    // sirv keeps a type that is already set. Its own table lacks icons and character sets.
    ctx.type = extname(ctx.path);
    return serve(ctx, () => {
      ctx.remove('Content-Type');
      return next();
    });
  };
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', cachingOf(path));
  // Other sites show these pictures with links to our pages.
  if (path.startsWith('/share/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

function cachingOf(path: string): string {
  // The names contain a hash of the content.
  if (path.startsWith('/assets/')) return `public, max-age=${yearSeconds}, immutable`;
  return path.startsWith('/share/') ? 'public, max-age=86400' : 'no-cache';
}

import type { Context, Middleware } from 'koa';
import { HttpError } from '../http-error.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function isOurs(origin: string, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  const from = URL.parse(origin);
  return !!from && loopback.has(publicUrl.hostname) && loopback.has(from.hostname) && from.port === publicUrl.port;
}

/**
 * Whether the request names one of our hosts. A site that gives its own name our address, so that its pages may read our
 * responses, names its own.
 */
export const isOwnHost = ({ protocol, host }: Pick<Context, 'protocol' | 'host'>, publicUrl: string): boolean => {
  const ours = new URL(publicUrl);
  return host === ours.host || isOurs(`${protocol}://${host}`, ours);
};

/**
 * Providers of mail send this request for their users, some from a page of their own. Its token is what permits it, and
 * no cookie does.
 */
const fromAnywhere = /^\/api\/unsubscribe\/[^/]+$/;

/** Refuses requests that change something if the browser says that they come from another site. */
export const sameOrigin = (publicUrl: string): Middleware => {
  const ours = new URL(publicUrl);
  return (ctx, next) => {
    const origin = ctx.get('Origin');
    const isFree = safe.has(ctx.method) || fromAnywhere.test(ctx.path);
    if (origin && !isFree && !isOurs(origin, ours)) throw new HttpError('foreign_origin');
    return next();
  };
};

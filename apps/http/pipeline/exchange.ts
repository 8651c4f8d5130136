import type { ParameterizedContext } from 'koa';
import type { State } from '../state.ts';
import type { Exchange } from './handler.ts';
import { languageOf } from './language-of.ts';

type Options = {
  /** Whether browsers reach us over TLS only. */
  readonly secureCookies: boolean;
  /** Aborted when the server is about to stop. */
  readonly stopping: AbortSignal;
};

/**
 * The exchange of one request. It has no getters: V8 puts those of an object literal into its old generation, where they
 * would keep the request and its response until it collects everything.
 */
export function exchangeOf(ctx: ParameterizedContext<State>, { secureCookies, stopping }: Options): Exchange {
  // Browsers accept a cookie whose name begins with `__Host-` only from this host over TLS, so neither a sibling domain
  // nor the network can plant one.
  const fullName = (name: string) => (secureCookies ? `__Host-${name}` : name);
  const gone = () => {
    const closed = new AbortController();
    ctx.res.once('close', () => {
      if (!ctx.res.writableFinished) closed.abort();
    });
    return closed.signal;
  };
  return {
    cookie: (name) => ctx.cookies.get(fullName(name)),
    setCookie: ({ name, value, maxAgeSeconds }) => {
      const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
      if (secureCookies) attributes.push('Secure');
      ctx.append('Set-Cookie', [`${fullName(name)}=${value}`, ...attributes].join('; '));
    },
    language: languageOf(ctx),
    userAgent: ctx.get('User-Agent'),
    gone,
    ends: () => AbortSignal.any([gone(), stopping]),
    concerns: (ids) => {
      Object.assign(ctx.state, ids);
    },
  };
}

import type { ParameterizedContext } from 'koa';
import type { State } from '../state.ts';
import type { Exchange } from './handler.ts';
import { languageOf } from './language-of.ts';

type Options = {
  /** Whether browsers reach us over TLS only. */
  readonly secureCookies: boolean;
};

/**
 * The exchange of one request. A class, because V8 puts the getters of an object literal into its old generation, where
 * they would keep the request and its response until it collects everything. The functions also work without their object.
 */
export class RequestExchange implements Exchange {
  readonly #ctx: ParameterizedContext<State>;
  readonly #secureCookies: boolean;

  constructor(ctx: ParameterizedContext<State>, { secureCookies }: Options) {
    this.#ctx = ctx;
    this.#secureCookies = secureCookies;
  }

  readonly cookie: Exchange['cookie'] = (name) => this.#ctx.cookies.get(this.#fullName(name));

  readonly setCookie: Exchange['setCookie'] = ({ name, value, maxAgeSeconds }) => {
    const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
    if (this.#secureCookies) attributes.push('Secure');
    this.#ctx.append('Set-Cookie', [`${this.#fullName(name)}=${value}`, ...attributes].join('; '));
  };

  readonly concerns: Exchange['concerns'] = (ids) => {
    Object.assign(this.#ctx.state, ids);
  };

  get language() {
    return languageOf(this.#ctx);
  }

  get userAgent() {
    return this.#ctx.get('User-Agent');
  }

  get gone() {
    const closed = new AbortController();
    const { res } = this.#ctx;
    res.once('close', () => {
      if (!res.writableFinished) closed.abort();
    });
    return closed.signal;
  }

  /**
   * Browsers accept a cookie whose name begins with `__Host-` only from this host over TLS, so neither a sibling domain nor
   * the network can plant one.
   */
  #fullName(name: string): string {
    return this.#secureCookies ? `__Host-${name}` : name;
  }
}

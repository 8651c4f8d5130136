import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

type Person = { readonly sub: string; readonly email?: unknown; readonly email_verified?: unknown };

export const client = { id: 'upkept', secret: 'the secret of the client in the tests' };

/** What an attacker, or a provider that has gone wrong, makes of the token about a person. */
export type Distortion = {
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  /** Whether it is signed with a key that isn't the provider's. */
  readonly isForged?: boolean;
};

export type IdentityServer = {
  readonly issuer: string;
  /** The person who signs in from now on, on the provider's pages, which ask nothing. */
  present(person: Person): void;
  /** Signs a person in as a browser would. Returns our callback's address with its query. */
  signIn(address: string, person: Person): Promise<URL>;
  /** Replaces the next token. */
  distort(distortion: Distortion): void;
  /** Whether it answers with its own failure from now on. */
  fail(isFailing: boolean): void;
  close(): Promise<void>;
};

/** Starts an independent provider of OpenID Connect on this machine, which requires PKCE. It asks for no consent. */
export async function startIdentityServer(callbackUrl: string): Promise<IdentityServer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [own, foreign] = await Promise.all([newKey(), newKey()]);
  const people = new Map<string, Person>();
  let signingIn = '';
  let next: Distortion | undefined;
  let isFailing = false;

  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [callbackUrl] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...(await exportJWK(own)), kid: 'own', alg: 'RS256', use: 'sig' }] },
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({ accountId, claims: async () => ({ ...people.get(accountId), sub: accountId }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, goOn) => {
    if (isFailing) {
      ctx.status = 500;
      return;
    }
    if (ctx.path.startsWith('/interaction/')) {
      await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: signingIn } });
      ctx.respond = false;
      return;
    }
    await goOn();
    const token = ctx.path === '/token' ? (ctx.body as { id_token?: string } | undefined)?.id_token : undefined;
    if (token === undefined || !next) return;
    const { claims = (same) => same, isForged = false } = next;
    next = undefined;
    const signed = new SignJWT(claims(decodeJwt(token))).setProtectedHeader({
      ...decodeProtectedHeader(token),
      alg: 'RS256',
    });
    Object.assign(ctx.body as object, { id_token: await signed.sign(isForged ? foreign : own) });
  });
  server.on('request', provider.callback());

  const present = (person: Person) => {
    people.set(person.sub, person);
    signingIn = person.sub;
  };
  return {
    issuer,
    present,
    async signIn(address, person) {
      present(person);
      const cookies = new Map<string, string>();
      for (let next = new URL(address); ; ) {
        if (next.href.startsWith(callbackUrl)) return next;
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const { status, headers } = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const set of headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        const location = headers.get('location');
        if (!location) throw new Error(`the provider returned ${status} at ${next.pathname}`);
        next = new URL(location, next);
      }
    },
    distort: (distortion) => {
      next = distortion;
    },
    fail: (isNow) => {
      isFailing = isNow;
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

const newKey = async () => (await generateKeyPair('RS256', { extractable: true })).privateKey;

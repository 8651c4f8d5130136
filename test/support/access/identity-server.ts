import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

type Person = { readonly sub: string; readonly email?: unknown; readonly email_verified?: unknown };

export const client = { id: 'upkept', secret: 'the secret of the client in the tests' };

export type IdentityServer = {
  readonly issuer: string;
  /** Signs a person in on the provider's pages, as a browser that never asks. Returns our callback's address with its query. */
  signIn(address: string, person: Person): Promise<URL>;
  close(): Promise<void>;
};

/** Starts an independent provider of OpenID Connect on this machine, which requires PKCE. It asks for no consent. */
export async function startIdentityServer(callbackUrl: string): Promise<IdentityServer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  let signingIn = '';

  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [callbackUrl] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({ accountId, claims: async () => ({ ...people.get(accountId), sub: accountId }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next();
    await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: signingIn } });
    ctx.respond = false;
  });
  server.on('request', provider.callback());

  return {
    issuer,
    async signIn(address, person) {
      people.set(person.sub, person);
      signingIn = person.sub;
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
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

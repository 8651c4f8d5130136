import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { makeIdentityProvider } from '#adapters/openid-client/identity-provider.ts';
import { noIdentityProvider } from '#adapters/openid-client/no-identity-provider.ts';
import { providerName } from '#core/domain/access/identity.ts';
import { part } from '../parts.ts';
import { flag, isInsecure, mode } from '../settings/kinds.ts';
import { neededTogether } from '../settings/rules.ts';
import type { Vendor } from './vendor.ts';

const keys = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

const settings = z
  .object({
    ...mode,
    // With or without a slash at its end, as the provider writes it.
    OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an address such as https://id.example.com' }).optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_ONLY: flag.default(false),
  })
  .check(neededTogether(...keys), ({ value, issues }) => {
    const problem = (name: string, message: string) =>
      issues.push({ code: 'custom', input: undefined, path: [name], message });
    const { NODE_ENV, OIDC_ISSUER, OIDC_ONLY } = value;
    if (OIDC_ONLY && OIDC_ISSUER === undefined) problem('OIDC_ONLY', `needs ${keys.join(', ')}`);
    if (NODE_ENV === 'production' && OIDC_ISSUER !== undefined && isInsecure(OIDC_ISSUER))
      problem('OIDC_ISSUER', 'needs https in production');
  })
  .transform(({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ONLY }) => ({
    /** The operator's own sign-in service. */
    identity:
      issuer && clientId && clientSecret
        ? { issuer, clientId, clientSecret, name: providerName({ issuer }), isOnlyWay: OIDC_ONLY }
        : undefined,
  }));

export const oidc = {
  name: 'oidc',
  port: 'identityProvider',
  keys,
  secrets: ['OIDC_CLIENT_SECRET'],
  settings,
  withKeys: ({ identity }) =>
    identity &&
    new ContainerModule(({ bind }) => {
      bind(part.identityProvider).toDynamicValue(({ get }) =>
        makeIdentityProvider({ ...identity, callbackUrl: `${get(part.baseUrl)}/api/auth/oidc/callback` }),
      );
    }),
  withoutKeys: new ContainerModule(({ bind }) => {
    bind(part.identityProvider).toConstantValue(noIdentityProvider);
  }),
  checks: [
    {
      name: 'sign-in-service',
      unused: 'The settings name no sign-in service.',
      works: 'The sign-in service accepts the client.',
      findProblem: ({ identityProvider }) => identityProvider.findProblem(),
    },
  ],
} as const satisfies Vendor<z.output<typeof settings>>;

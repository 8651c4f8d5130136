import { setTimeout as sleep } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { addressesAt, type GoogleAddresses, googleAddresses } from '#adapters/google/addresses.ts';
import { makeGoogleCalendars } from '#adapters/google/calendars.ts';
import { closedCalendars } from '#adapters/google/closed-calendars.ts';
import { product } from '#apps/contract/product.ts';
import { part } from '../parts.ts';
import { url } from '../settings/kinds.ts';
import { neededTogether } from '../settings/rules.ts';
import type { Vendor } from './vendor.ts';

const keys = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;

const settings = z
  .object({
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_API_URL: url.optional(),
  })
  .check(neededTogether(...keys), ({ value, issues }) => {
    if (value.GOOGLE_API_URL === undefined || value.GOOGLE_CLIENT_ID !== undefined) return;
    issues.push({ code: 'custom', input: value, path: ['GOOGLE_API_URL'], message: `needs ${keys.join(' and ')}` });
  })
  .transform(({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_API_URL: apiUrl }) => ({
    google:
      clientId && clientSecret
        ? { clientId, clientSecret, addresses: apiUrl === undefined ? googleAddresses : addressesAt(apiUrl) }
        : undefined,
  }));

type Access = { readonly clientId: string; readonly clientSecret: string; readonly addresses: GoogleAddresses };

const calendarsWith = (access: Access): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(part.calendars).toDynamicValue(({ get }) =>
      makeGoogleCalendars({
        ...access,
        clock: get(part.clock),
        baseUrl: get(part.baseUrl),
        productName: product.name,
        sleep: (ms) => sleep(ms),
        random: Math.random,
      }),
    );
  });

export const google = {
  name: 'google',
  port: 'calendars',
  keys,
  secrets: ['GOOGLE_CLIENT_SECRET'],
  settings,
  withKeys: ({ google }) => google && calendarsWith(google),
  inSandbox: (sandboxUrl) =>
    calendarsWith({
      clientId: 'sandbox.apps.googleusercontent.com',
      clientSecret: 'GOCSPX-sandbox',
      addresses: addressesAt(`${sandboxUrl}/google`),
    }),
  withoutKeys: new ContainerModule(({ bind }) => {
    bind(part.calendars).toConstantValue(closedCalendars);
  }),
  checks: [
    {
      name: 'google-redirect',
      unused: 'No calendar can be connected, because the settings name no client of Google.',
      works: 'Google accepts the client and the address of its callback.',
      findProblem: ({ calendars }) => calendars.findProblem(),
    },
  ],
} as const satisfies Vendor<z.output<typeof settings>>;

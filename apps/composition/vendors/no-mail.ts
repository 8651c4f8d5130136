import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { noMailEvents } from '#adapters/smtp/no-mail-events.ts';
import { noMailer } from '#adapters/smtp/no-mailer.ts';
import { part } from '../parts.ts';
import type { Vendor } from './vendor.ts';

type Settings = { readonly identity: { readonly isOnlyWay: boolean } | undefined };

/** Where everyone signs in with the identity provider, there may be no mail: this comes after every provider of mail. */
export const noMail = {
  name: 'no mail',
  port: 'mailer',
  keys: [],
  secrets: [],
  settings: z.object({}),
  withKeys: ({ identity }) =>
    identity?.isOnlyWay
      ? new ContainerModule(({ bind }) => {
          bind(part.mailer).toConstantValue(noMailer);
          bind(part.mailEvents).toConstantValue(noMailEvents);
        })
      : undefined,
} as const satisfies Vendor<Settings>;

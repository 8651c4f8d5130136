import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { noMailEvents } from '#adapters/smtp/no-mail-events.ts';
import { noMailer } from '#adapters/smtp/no-mailer.ts';
import { part } from '../parts.ts';
import type { Vendor } from './vendor.ts';

type Settings = {
  readonly identity: { readonly isOnlyWay: boolean } | undefined;
  readonly postmark: object | undefined;
  readonly smtpUrl: string | undefined;
};

/** Where everyone signs in with the identity provider, there may be no mail. */
export const sendsMail = ({ identity, postmark, smtpUrl }: Settings): boolean =>
  !identity?.isOnlyWay || postmark !== undefined || smtpUrl !== undefined;

export const noMail = {
  name: 'no mail',
  port: 'mailer',
  keys: [],
  secrets: [],
  settings: z.object({}),
  withKeys: (settings) =>
    sendsMail(settings)
      ? undefined
      : new ContainerModule(({ bind }) => {
          bind(part.mailer).toConstantValue(noMailer);
          bind(part.mailEvents).toConstantValue(noMailEvents);
        }),
} as const satisfies Vendor<Settings>;

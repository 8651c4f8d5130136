import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { makeSmtpMailer } from '#adapters/smtp/mailer.ts';
import { noMailEvents } from '#adapters/smtp/no-mail-events.ts';
import { part } from '../parts.ts';
import { serverAddress } from '../settings/kinds.ts';
import type { Vendor } from './vendor.ts';

const settings = z
  .object({
    SMTP_URL: serverAddress({ scheme: 'smtps?', example: 'smtp://user:password@mail.example.com:587' }).optional(),
  })
  .transform(({ SMTP_URL }) => ({ smtpUrl: SMTP_URL }));

export const smtp = {
  name: 'smtp',
  port: 'mailer',
  keys: ['SMTP_URL'],
  secrets: ['SMTP_URL'],
  settings,
  withKeys: ({ smtpUrl }) =>
    smtpUrl === undefined
      ? undefined
      : new ContainerModule(({ bind }) => {
          bind(part.mailer).toDynamicValue(({ get }) =>
            makeSmtpMailer({
              url: smtpUrl,
              from: get(part.mailFrom),
              replyTo: get(part.supportEmail),
              renderer: get(part.mailRenderer),
            }),
          );
          bind(part.mailEvents).toConstantValue(noMailEvents);
        }),
} as const satisfies Vendor<z.output<typeof settings>>;

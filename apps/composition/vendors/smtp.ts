import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { makeSmtpMailer } from '#adapters/smtp/mailer.ts';
import { noMailEvents } from '#adapters/smtp/no-mail-events.ts';
import { part } from '../parts.ts';
import { isEncoded } from '../settings/kinds.ts';
import type { Vendor } from './vendor.ts';

/** Returns what is wrong with the address of an SMTP server; undefined if it can be used. Quotes nothing of it. */
function problemWith(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    return 'must look like smtp://user:password@mail.example.com:587';
  if (!isEncoded(url.username) || !isEncoded(url.password))
    return 'contains a % that is not part of an encoded character: write %25 for it';
  if (url.username && !url.password) return 'has a user name without a password';
  return undefined;
}

const settings = z
  .object({ SMTP_URL: z.string().optional() })
  .check(({ value, issues }) => {
    const message = value.SMTP_URL === undefined ? undefined : problemWith(value.SMTP_URL);
    // Without the value, because it contains a password.
    if (message) issues.push({ code: 'custom', input: undefined, path: ['SMTP_URL'], message });
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

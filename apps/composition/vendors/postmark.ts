import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { makePostmarkEvents } from '#adapters/postmark/mail-events.ts';
import { makePostmarkMailer } from '#adapters/postmark/mailer.ts';
import { part } from '../parts.ts';
import type { Vendor } from './vendor.ts';

const defaultSummaryStream = 'summaries';

const settings = z
  .object({
    POSTMARK_SERVER_TOKEN: z.string().optional(),
    POSTMARK_SUMMARY_STREAM: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be the ID of a message stream: small letters, digits and hyphens')
      .default(defaultSummaryStream),
    POSTMARK_WEBHOOK_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  })
  .transform((values) => {
    const { POSTMARK_SERVER_TOKEN: serverToken, POSTMARK_WEBHOOK_SECRET: webhookSecret } = values;
    const postmark = { serverToken: serverToken ?? '', webhookSecret, summaryStream: values.POSTMARK_SUMMARY_STREAM };
    return { postmark: serverToken === undefined ? undefined : postmark };
  });

type Access = {
  readonly serverToken: string;
  readonly apiUrl: string;
  readonly summaryStream: string;
  readonly webhookSecret: string | undefined;
};

const mailWith = ({ webhookSecret, ...access }: Access): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(part.mailer).toDynamicValue(({ get }) =>
      makePostmarkMailer({
        ...access,
        from: get(part.mailFrom),
        replyTo: get(part.supportEmail),
        renderer: get(part.mailRenderer),
      }),
    );
    bind(part.mailEvents).toDynamicValue(() =>
      makePostmarkEvents({ webhookSecret, summaryStream: access.summaryStream }),
    );
  });

const sandboxSecret = 'the secret of the sandbox';

export const postmark = {
  name: 'postmark',
  port: 'mailer',
  keys: ['POSTMARK_SERVER_TOKEN'],
  secrets: ['POSTMARK_SERVER_TOKEN', 'POSTMARK_WEBHOOK_SECRET'],
  settings,
  withKeys: ({ postmark }) => postmark && mailWith({ ...postmark, apiUrl: 'https://api.postmarkapp.com' }),
  inSandbox: (sandboxUrl) =>
    mailWith({
      serverToken: 'sandbox',
      apiUrl: `${sandboxUrl}/postmark`,
      summaryStream: defaultSummaryStream,
      webhookSecret: sandboxSecret,
    }),
  webhook: { path: '/api/webhooks/postmark', sandboxSecret },
} as const satisfies Vendor<z.output<typeof settings>>;

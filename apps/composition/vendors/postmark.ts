import { ContainerModule } from 'inversify';
import { z } from 'zod';
import { makePostmarkMailer } from '#adapters/postmark/mailer.ts';
import { product } from '#apps/contract/product.ts';
import { part } from '../parts.ts';
import type { Vendor } from './vendor.ts';

const settings = z.object({ POSTMARK_SERVER_TOKEN: z.string().optional() }).transform(({ POSTMARK_SERVER_TOKEN }) => ({
  postmark: POSTMARK_SERVER_TOKEN === undefined ? undefined : { serverToken: POSTMARK_SERVER_TOKEN },
}));

const mailerWith = (access: { serverToken: string; apiUrl: string }): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(part.mailer).toDynamicValue(({ get }) =>
      makePostmarkMailer({
        ...access,
        from: get(part.mailFrom),
        replyTo: product.supportEmail,
        renderer: get(part.mailRenderer),
      }),
    );
  });

export const postmark = {
  name: 'postmark',
  port: 'mailer',
  keys: ['POSTMARK_SERVER_TOKEN'],
  settings,
  withKeys: ({ postmark }) => postmark && mailerWith({ ...postmark, apiUrl: 'https://api.postmarkapp.com' }),
  inSandbox: (sandboxUrl) => mailerWith({ serverToken: 'sandbox', apiUrl: `${sandboxUrl}/postmark` }),
} as const satisfies Vendor<z.output<typeof settings>>;

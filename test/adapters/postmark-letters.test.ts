import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePostmarkMailer } from '#adapters/postmark/mailer.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import type { Mail, MailKind } from '#core/ports/mailer.ts';
import { linkIn, mailsTo } from '../support/server/inbox.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const link = 'https://upkept.example/verify-auth?token=5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11.Qm9va3MgYXJlIGEg';
const account = 'https://upkept.example/settings?tab=account';
const letters: { readonly [Kind in MailKind]: (to: string) => Mail<Kind> } = {
  'sign-in': (to) => ({ kind: 'sign-in', to, link, validMinutes: 10 }),
  welcome: (to) => ({ kind: 'welcome', to, link, validMinutes: 10 }),
  'payment-problem': (to) => ({ kind: 'payment-problem', to, link: account }),
};
const kinds = Object.keys(letters) as readonly MailKind[];

async function received(mail: Mail) {
  const mailer = makePostmarkMailer({
    serverToken: 'server-token',
    apiUrl: `${sandbox.url}/postmark`,
    from: 'Upkept <hello@upkept.example>',
    productName: 'Upkept',
    supportEmail: 'help@upkept.example',
    baseUrl: 'https://upkept.example',
  });
  await mailer.send(mail);
  const [got] = await mailsTo(sandbox.url, mail.to);
  if (!got) throw new Error('the mail did not come');
  return got;
}

describe.each(kinds)('the %s mail', (kind) => {
  it('has one button, dark colours, why it came and whom to ask, and fetches nothing', async () => {
    const to = `html-${kind}@home.example`;
    const { html } = await received(letters[kind](to));
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain(`This mail went to ${to} because`);
    expect(html).toContain('mailto:help@upkept.example');
    expect(html).not.toMatch(/<img|<link|<script|@import|url\(/i);
  });

  it('leads to its address in both bodies, in the text once', async () => {
    const to = `link-${kind}@home.example`;
    const mail = letters[kind](to);
    const { link: address } = mail;
    const { html, text } = await received(mail);
    expect(html.split(`href="${address.replaceAll('&', '&amp;')}"`)).toHaveLength(3);
    expect(text.split(address)).toHaveLength(2);
  });

  it('is text that reads well without its markup', async () => {
    const to = `text-${kind}@home.example`;
    const { text } = await received(letters[kind](to));
    expect(text).toContain(`This mail went to ${to} because`);
    expect(text).toContain('help@upkept.example');
    expect(text).not.toMatch(/<[a-z]|&[a-z#0-9]+;|undefined|NaN|\[object/i);
  });

  it('shows an address that looks like markup as it is', async () => {
    const to = `${kind}.a&b~\`{x}@home.example`;
    const { html, text } = await received(letters[kind](to));
    expect(html).toContain(to.replace('&', '&amp;'));
    expect(text).toContain(to);
  });
});

describe('what they say', () => {
  it('to somebody who asked for a link, or support did: once and how long, and what to do if nobody did', async () => {
    const { subject, text } = await received(letters['sign-in']('asked@home.example'));
    expect(subject).toBe('Your sign-in link for Upkept');
    for (const words of [
      'Works once, for 10 minutes',
      'did not ask for it',
      'on the sign-in page or from our support',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    expect(text).not.toContain('that you asked for');
  });

  it('to somebody who paid: thanks, the link that signs in and how long, how to get another and how to cancel', async () => {
    const mail = await received(letters.welcome('thanks@home.example'));
    expect(mail.subject).toBe('Welcome to Upkept Premium');
    expect(linkIn(mail).href).toBe(link);
    for (const words of [
      'Thank you for your purchase.',
      'The link works once, for 10 minutes.',
      'https://upkept.example/login',
      'You can cancel at any time in Settings',
    ]) {
      expect(mail.text).toContain(words);
    }
    const short = await received({ kind: 'welcome', to: 'short@home.example', link, validMinutes: 1 });
    expect(short.text).toContain('for 1 minute.');
  });

  it('to somebody whose payment failed: that nothing is lost, what comes next, and no link that signs in', async () => {
    const mail = await received(letters['payment-problem']('problem@home.example'));
    expect(mail.subject).toBe('A payment for Upkept Premium did not go through');
    for (const words of ['Nothing is lost', 'will be tried again', 'everything that you have made stays', account]) {
      expect(mail.text).toContain(words);
    }
    expect(mail.html + mail.text).not.toContain('verify-auth');
  });
});

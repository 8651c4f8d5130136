import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { dark, light } from '#adapters/react-email/colours.ts';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import { signInLink as link, sampleMails } from '../support/mail/sample-mails.ts';

const baseUrl = 'https://upkept.example';
const { render } = makeMailRenderer({ productName: 'Upkept', supportEmail: 'help@upkept.example', baseUrl });

const calendar = 'https://upkept.example/settings?tab=calendar';
const { 'weekly-summary': _, ...letters } = sampleMails;
const kinds = Object.keys(letters) as readonly (keyof typeof letters)[];

it('mails have the colours of the app', async () => {
  const tokens = await readFile(new URL('../../apps/ui/tokens.css', import.meta.url), 'utf8');
  const pairs = tokens.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g);
  const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const ofApp = new Map([...pairs].map(([, name = '', ...colours]) => [camelCase(name), colours]));
  for (const name of Object.keys(light) as (keyof typeof light)[]) {
    expect([name, [light[name], dark[name]]]).toEqual([name, ofApp.get(name)]);
  }
});

describe.each(kinds)('the %s mail', (kind) => {
  it('has one button, dark colours, its reason and the support address, and loads nothing', async () => {
    const to = `html-${kind}@home.example`;
    const { html } = await render(letters[kind](to));
    expect(html.match(/class="button"/g) ?? []).toHaveLength(kind === 'account-deleted' ? 0 : 1);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain(`We sent this email to ${to} because`);
    expect(html).toContain('mailto:help@upkept.example');
    expect(html).not.toMatch(/<img|<link|<script|@import|url\(/i);
  });

  it.skipIf(kind === 'account-deleted')('contains its link in both bodies, and once in the text', async () => {
    const to = `link-${kind}@home.example`;
    const mail = letters[kind](to);
    const address = ('link' in mail && mail.link) || 'none';
    const { html, text } = await render(mail);
    expect(html.split(`href="${address.replaceAll('&', '&amp;')}"`)).toHaveLength(3);
    // The confirmation of a purchase also names it among what to keep.
    if (kind !== 'premium-started') expect(text.split(address)).toHaveLength(2);
  });

  it('has a plain text without markup, and without a button that isn’t there', async () => {
    const to = `text-${kind}@home.example`;
    const { text } = await render(letters[kind](to));
    expect(text).toContain(`We sent this email to ${to} because`);
    expect(text).toContain('help@upkept.example');
    expect(text).not.toMatch(/<[a-z]|&[a-z#0-9]+;|undefined|\bNaN\b|\[object|\bbutton\b/i);
  });

  it('shows an address that looks like markup unchanged', async () => {
    const to = `${kind}.a&b~\`{x}@home.example`;
    const { html, text } = await render(letters[kind](to));
    expect(html).toContain(to.replace('&', '&amp;'));
    expect(text).toContain(to);
  });
});

describe('the text of the mails', () => {
  it('says how long a sign-in link works, who asked for it, and what to do with an unexpected one', async () => {
    const { subject, text } = await render(letters['sign-in']('asked@home.example'));
    expect(subject).toBe('Your sign-in link for Upkept');
    for (const words of [
      'Valid for 10 minutes, and only once',
      'Didn’t ask for this email? You can safely ignore it.',
      'a sign-in link was requested for this address',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    expect(text).not.toContain('that you asked for');
    const short = await render({
      kind: 'sign-in',
      language: 'en',
      id: 'a link',
      to: 'short@home.example',
      link,
      validMinutes: 1,
    });
    expect(short.text).toContain('Valid for 1 minute, and only once\n');
  });

  it('says why a calendar needs to be reconnected, and that nothing is lost', async () => {
    const { subject, text } = await render(letters['calendar-reconnect']('calendar@home.example'));
    expect(subject).toBe('Please reconnect your calendar to Upkept');
    expect(text).toContain(calendar);
    for (const words of ['Google no longer lets Upkept update your calendar', 'Your tasks are unchanged']) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
  });

  it('says which passkey was added, and what to do about an unexpected one', async () => {
    const { subject, text } = await render(letters['passkey-added']('passkey@home.example'));
    expect(subject).toBe('A new passkey for your Upkept account');
    for (const words of ['“Chrome on Android”', 'Links by email work as before', 'If you didn’t add it, say so below'])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    expect(text).toContain('https://upkept.example/remove-passkey?token=');
  });

  it('asks whether it was the reader who signed in at a service, and says where the link works', async () => {
    const { subject, text } = await render(letters['identity-confirmation']('unchecked@home.example'));
    expect(subject).toBe('Confirm your address to sign in to Upkept');
    for (const words of ['Someone signed in at id.example.org', 'in the same browser', 'safely ignore this email'])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('says which service is connected, and what to do about an unexpected one', async () => {
    const { subject, text } = await render(letters['identity-added']('service@home.example'));
    expect(subject).toBe('A new way to sign in to your Upkept account');
    for (const words of ['You signed in with id.example.org', 'Wasn’t it you? Remove it there'])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('says what a new token may do, and what to do about an unexpected one', async () => {
    const { subject, text } = await render(letters['token-added']('token@home.example'));
    expect(subject).toBe('A new API token for your home in Upkept');
    const plain = text.replaceAll(/\s+/g, ' ');
    expect(plain).toContain('can read your weeks, your home with its appliances and meters, and its history. It can’t');
    expect(plain).toContain('Didn’t create it? Remove it there');
    const writer = await render({ ...letters['token-added']('token@home.example'), scope: 'write' });
    expect(writer.text.replaceAll(/\s+/g, ' ')).toContain('its history, and change them');
  });

  it('says where a webhook reports, when it is paused, and what to do about an unexpected one', async () => {
    const added = await render(letters['webhook-added']('webhook@home.example'));
    expect(added.subject).toBe('A new webhook for your home in Upkept');
    const paused = await render(letters['webhook-paused']('webhook@home.example'));
    expect(paused.subject).toBe('A webhook of your home in Upkept is paused');
    for (const [{ text }, words] of [
      [added, 'Upkept now sends home-assistant.example a message'],
      [added, 'Didn’t add it? Remove it there'],
      [paused, 'home-assistant.example hasn’t accepted our last attempts'],
      [paused, 'send a test from Settings, and the webhook starts again'],
    ] as const) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
  });

  it.each([
    ['current', 'new@home.example', 'log out everywhere'],
    ['new', 'Please confirm that it’s yours', 'You can safely ignore this email'],
  ] as const)('asks the %s address to confirm the change', async (side, ...said) => {
    const { subject, text } = await render({
      ...letters['email-change']('ada@home.example'),
      side,
      newEmail: 'new@home.example',
    });
    expect(subject).toBe('Confirm the new address of your Upkept account');
    expect(text).toContain('https://upkept.example/confirm-email?token=');
    for (const words of said) expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('thanks a new subscriber, and says how long the link works, how to get another and how to cancel', async () => {
    const mail = await render(letters.welcome('thanks@home.example'));
    expect(mail.subject).toBe('Welcome to Upkept Premium');
    expect(mail.text).toContain(link);
    for (const words of [
      'Thank you for your purchase.',
      'The link works once, for 72 hours.',
      'https://upkept.example/login',
      'You can cancel at any time under Account in Settings.',
    ]) {
      expect(mail.text).toContain(words);
    }
    const short = await render({
      kind: 'welcome',
      language: 'en',
      id: 'a job',
      to: 'short@home.example',
      link,
      validMinutes: 1,
    });
    expect(short.text).toContain('for 1 minute.');
  });

  it('says after a failed payment that Premium continues and what comes next, without a sign-in link', async () => {
    const mail = await render(letters['payment-problem']('problem@home.example'));
    expect(mail.subject).toBe('Your payment for Upkept Premium didn’t go through');
    for (const words of [
      'You still have Premium',
      'Amount: €4.99',
      'Card: ending in 4242',
      'Next attempt: 9 February 2027',
      'Premium ends, if it stays unpaid: 20 February 2027',
      'Your tasks and your history stay',
      'https://invoice.stripe.example/i/acct_1/test_YWNjdF8x',
    ]) {
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    expect(mail.html + mail.text).not.toContain('verify-auth');
  });

  it('confirms a purchase with all that the law wants on a durable medium', async () => {
    const company = {
      name: 'Ada SAS',
      address: '1 rue de la Paix, Lyon',
      phone: '+33 4 00 00 00 00',
      mediator: 'CM2C',
    };
    const sold = makeMailRenderer({ productName: 'Upkept', supportEmail: 'help@upkept.example', baseUrl, company });
    const { text, html } = await sold.render(letters['premium-started']('buyer@home.example'));
    const words = text.replaceAll(/\s+/g, ' ');
    for (const part of [
      'Price: €4.99 a month, including VAT',
      'Bought: 6 January 2027 at 12:00:05 (Europe/Paris)',
      'Renewal: 6 February 2027',
      'How to cancel: At any time at https://upkept.example/cancel',
      'Until the end of 20 January 2027',
      'If you withdraw, we refund everything.',
      'Company: Ada SAS',
      'Phone: +33 4 00 00 00 00',
      'Consumer mediator: CM2C',
      'There are no refunds for partial periods. You can withdraw within 14 days of buying',
      'I/We (*) hereby give notice that I/We (*) withdraw',
    ])
      expect(words).toContain(part);
    expect(text.toUpperCase()).toContain('TERMS OF SERVICE');
    expect(words).not.toContain('](');
    // Gmail cuts a mail off after 102 KB.
    expect(html.length).toBeLessThan(100_000);
    const asked = await render({ ...letters['premium-started']('asked@home.example'), askedToStart: true });
    expect(asked.text.replaceAll(/\s+/g, ' ')).toContain('you pay for the time until then, in proportion');
  });

  it.each([
    [{ isOver: false }, 'Upkept Premium is cancelled', 'You keep it until 6 February 2027 at 12:00:05 (Europe/Paris)'],
    [{ isOver: true }, 'Upkept Premium has ended', 'Premium ended on 6 February 2027'],
    [{ isOver: true, refund: { minor: 499, currency: 'EUR' } }, 'Upkept Premium has ended', 'We refund €4.99'],
    [{ isOver: true, refund: { minor: 0, currency: 'EUR' } }, 'Upkept Premium has ended', 'Nothing is left to refund'],
  ])('says when Premium ends, and what is refunded: %o', async (how, subject, words) => {
    const mail = await render({ ...letters['premium-ended']('ended@home.example'), ...how });
    expect(mail.subject).toBe(subject);
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('acknowledges a declaration with its content, date and time, and asks only strangers to confirm it', async () => {
    const mail = letters['declaration-receipt']('declared@home.example');
    const { subject, text } = await render(mail);
    expect(subject).toBe('One more step: confirm your withdrawal');
    for (const words of [
      'Content: I withdraw from my contract for Upkept Premium.',
      'Received: 10 January 2027 at 10:30:15 (Europe/Paris)',
      'One step is left',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    expect(text).not.toMatch(/Name:|Reference:/);
    const confirmed = {
      ...mail,
      outcome: 'accepted',
      isConfirmed: true,
      name: 'Ada Lovelace',
      reference: 'Invoice 0001',
    } as const;
    const { link: _, ...own } = confirmed;
    const signedIn = await render(own);
    expect(signedIn.subject).toBe('We received your withdrawal');
    expect(signedIn.html).not.toContain('class="button"');
    expect(signedIn.text).toMatch(/Name: Ada Lovelace\s+Reference: Invoice 0001/);
    expect(signedIn.text).not.toContain('confirm');
  });

  it('names the remaining step of a declaration in its subject, and its outcome', async () => {
    const mail = letters['declaration-receipt']('declared@home.example');
    const subjectOf = async (changes: object) => (await render({ ...mail, ...changes })).subject;
    expect(await subjectOf({ isReminder: true })).toBe('Still open: please confirm your withdrawal');
    expect(await subjectOf({ outcome: 'no_contract' })).toMatch(/found no contract$/);
    expect(await subjectOf({ outcome: 'too_late' })).toMatch(/after the 14 days$/);
    const declined = await render({ ...mail, outcome: 'declined', reason: 'You wrote that you keep it.' });
    expect(declined.text).toContain('Our reason: You wrote that you keep it.');
    const endsAt = new Date('2027-02-06T12:00:00Z');
    const cancelled = await render({ ...mail, declares: 'cancellation', outcome: 'accepted', endsAt });
    expect(cancelled.subject).toBe('We received your cancellation');
    expect(cancelled.text).toMatch(/Premium ends: .*6 February 2027/);
    expect(cancelled.html).toContain('Keep Premium');
  });
});

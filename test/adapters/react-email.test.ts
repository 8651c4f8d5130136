import { describe, expect, it } from 'vitest';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import { signInLink as link, sampleMails } from '../support/mail/sample-mails.ts';

const { render } = makeMailRenderer({
  productName: 'Upkept',
  supportEmail: 'help@upkept.example',
  baseUrl: 'https://upkept.example',
});

const account = 'https://upkept.example/settings?tab=account';
const calendar = 'https://upkept.example/settings?tab=calendar';
const { 'weekly-summary': _, ...letters } = sampleMails;
const kinds = Object.keys(letters) as readonly (keyof typeof letters)[];

describe.each(kinds)('the %s mail', (kind) => {
  it('has one button, dark colours, its reason and the support address, and loads nothing', async () => {
    const to = `html-${kind}@home.example`;
    const { html } = await render(letters[kind](to));
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain(`We sent this email to ${to} because`);
    expect(html).toContain('mailto:help@upkept.example');
    expect(html).not.toMatch(/<img|<link|<script|@import|url\(/i);
  });

  it('contains its link in both bodies, and once in the text', async () => {
    const to = `link-${kind}@home.example`;
    const mail = letters[kind](to);
    const { link: address } = mail;
    const { html, text } = await render(mail);
    expect(html.split(`href="${address.replaceAll('&', '&amp;')}"`)).toHaveLength(3);
    expect(text.split(address)).toHaveLength(2);
  });

  it('has a plain text without markup', async () => {
    const to = `text-${kind}@home.example`;
    const { text } = await render(letters[kind](to));
    expect(text).toContain(`We sent this email to ${to} because`);
    expect(text).toContain('help@upkept.example');
    expect(text).not.toMatch(/<[a-z]|&[a-z#0-9]+;|undefined|NaN|\[object/i);
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
      'Works once, for 10 minutes',
      'Didn’t ask for this email? You can safely ignore it.',
      'on our sign-in page or through our support',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    expect(text).not.toContain('that you asked for');
    const short = await render({ kind: 'sign-in', id: 'a link', to: 'short@home.example', link, validMinutes: 1 });
    expect(short.text).toContain('for 1 minute\n');
  });

  it('says why a calendar needs to be reconnected, and that nothing is lost', async () => {
    const { subject, text } = await render(letters['calendar-reconnect']('calendar@home.example'));
    expect(subject).toBe('Please reconnect your calendar to Upkept');
    expect(text).toContain(calendar);
    for (const words of ['Google no longer lets Upkept update your calendar', 'Your tasks are unchanged']) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
  });

  it('says what a new token may do, and what to do about an unexpected one', async () => {
    const { subject, text } = await render(letters['token-added']('token@home.example'));
    expect(subject).toBe('A new API token for your home in Upkept');
    const plain = text.replaceAll(/\s+/g, ' ');
    expect(plain).toContain('can read your weeks, your home and its history. It can’t');
    expect(plain).toContain('Didn’t create it? Remove it there');
    const writer = await render({ ...letters['token-added']('token@home.example'), scope: 'write' });
    expect(writer.text.replaceAll(/\s+/g, ' ')).toContain('its history, and change them');
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
    expect(subject).toBe('Confirm the new email address of your Upkept account');
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
    const short = await render({ kind: 'welcome', id: 'a job', to: 'short@home.example', link, validMinutes: 1 });
    expect(short.text).toContain('for 1 minute.');
  });

  it('says after a failed payment that Premium continues and what comes next, without a sign-in link', async () => {
    const mail = await render(letters['payment-problem']('problem@home.example'));
    expect(mail.subject).toBe('Your payment for Upkept Premium didn’t go through');
    for (const words of ['You still have Premium', 'We’ll try again', 'Your tasks and your history stay', account]) {
      expect(mail.text).toContain(words);
    }
    expect(mail.html + mail.text).not.toContain('verify-auth');
  });
});

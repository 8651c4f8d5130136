import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knownPerson } from '#apps/ui/known-person.ts';
import { address as words } from '#core/languages/en/site/live/address.ts';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, open, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { address, alert, askForLink, field, sent, signIn } from './sign-in-screen.ts';

describe('the sign-in page', () => {
  it('asks for an address, and links to the terms', async () => {
    await open('/login');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Upkept');
    await expect.element(page.getByText('Enter your email to sign in or create an account.')).toBeVisible();
    const agreement = page.getByRole('paragraph').filter({ hasText: 'By signing in you agree' });
    await expect.element(agreement.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    await expect.element(agreement.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    await expect.element(field).toHaveAttribute('type', 'email');
    await expect.element(field).toHaveAttribute('required');
  });

  it('greets a person whose session has ended, and sends the link with one press', async () => {
    respond('requestMagicLink', () => ({ message: 'Sent', nonce: 'nonce', request: 'request' }));
    localStorage.setItem('draft.person.', JSON.stringify({ name: 'Rosalind', email: address }));
    await open('/login');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Rosalind');
    await expect.element(main()).toMatchTextContent('Your session has ended. One press sends a new link');
    await expect.element(field).toHaveValue(address);
    await look('a person who comes back');
    await signIn.click();
    await expect.element(sent).toHaveFocus();
    await rests();
    expect(requestsTo('requestMagicLink')).toMatchObject([{ body: { email: address } }]);
  });

  it('knows whom to greet from the week that this browser showed', async () => {
    serveWeek([]);
    await openAs(user({ name: 'Rosalind', email: address }), '/dashboard');
    await expect.poll(knownPerson).toEqual({ name: 'Rosalind', email: address });
  });

  it('says what is wrong with an address beside the field, and sends nothing', async () => {
    await open('/login');
    await signIn.click();
    await expect.element(main().getByText('Please enter your email address')).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription('Please enter your email address');
    await look('an empty address');
    await field.fill('not an address');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription('Please enter a valid email address');
    await expect.element(field).toHaveValue('not an address');
    await rests();
    expect(requestsTo('requestMagicLink')).toEqual([]);
  });

  it('requests one link despite repeated clicks, confirms it, and allows another try', async () => {
    await open('/login');
    const hold = pending();
    respond('requestMagicLink', async () => {
      await hold.promise;
      return { message: 'Sent', nonce: 'nonce', request: 'request' };
    });
    await field.fill(`  ${address} `);
    await signIn.dblClick();
    const sending = page.getByRole('button', { name: 'Sending...' });
    await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
    await field.click();
    await userEvent.keyboard('{Enter}');
    await look('sending');
    hold.release();

    await expect.element(sent).toHaveFocus();
    await expect.element(page.getByRole('status').filter({ hasText: address })).toHaveTextContent(words.sent(address));
    await expect.element(page.getByText('Click the link in the email to sign in')).toBeVisible();
    await expect.element(page.getByText('Please check your spam folder')).toBeVisible();
    await rests();
    expect(requestsTo('requestMagicLink').map(({ body }) => body)).toEqual([{ email: address }]);
    await look('check your email');

    await page.getByRole('button', { name: 'try again' }).click();
    await expect.element(field).toHaveValue(address);
    await expect.element(sent).not.toBeInTheDocument();
  });

  it('signs in with the code of the mail, and says beside it what is wrong with one', async () => {
    await open('/login');
    respond('requestMagicLink', () => ({ message: 'Sent', nonce: 'nonce', request: 'request' }));
    await field.fill(address);
    await signIn.click();
    const code = page.getByLabelText('Code from the email');
    const enter = page.getByRole('button', { name: 'Use the code' });
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await enter.click();
    await expect.element(alert).toHaveTextContent('Please enter the code from the email');
    await expect.element(code).toHaveFocus();
    respond('verifyMagicLink', () => {
      throw refused(401, { code: 'invalid_code', message: 'This code is wrong or no longer works.' });
    });
    await code.fill('k7mn p2qr');
    await enter.click();
    await expect.element(alert).toHaveTextContent('This code is wrong or no longer works.');
    await expect.element(code).toHaveValue('k7mn p2qr');
    await look('a code that is wrong');
    expect(requestsTo('verifyMagicLink').map(({ body }) => body)).toEqual([{ request: 'request', code: 'k7mn p2qr' }]);
  });

  it('offers the code again to a browser that closed the page while its user read the mail', async () => {
    const until = Date.now() + 60_000;
    localStorage.setItem('signInRequest', JSON.stringify({ request: 'request', email: address, until }));
    await open('/login');
    await page.getByRole('button', { name: 'Enter the code from your email' }).click();
    await expect.element(sent).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: address })).toBeVisible();
    await page.getByRole('button', { name: 'try again' }).click();
    await expect.element(signIn).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Enter the code from your email' })).not.toBeInTheDocument();
  });

  it.each([
    ['is out of reach', unreachable(), `Failed to send an email to ${address}. Please try again.`],
    ['fails', refused(500), 'Failed to send magic link'],
    [
      'limits requests',
      refused(429, { message: 'Too many requests' }, { 'Retry-After': '754' }),
      'Too many requests. You can try again in 13 minutes.',
    ],
  ])('keeps the address and says why when the server %s', async (_, failure, words) => {
    await open('/login');
    respond('requestMagicLink', () => {
      throw failure;
    });
    await field.fill(address);
    await signIn.click();
    await expect.element(alert).toHaveTextContent(words);
    await expect.element(field).toHaveValue(address);
    await expect.element(signIn).not.toHaveAttribute('aria-busy');
    await askForLink();
    await expect.element(sent).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('shows a failure within a narrow screen, whatever the address', async () => {
    await open('/login');
    respond('requestMagicLink', () => {
      throw unreachable();
    });
    await field.fill('somebody.with.a.long.address@a-rather-long-domain.example');
    await signIn.click();
    await expect.element(alert).toBeVisible();
    await look('a link that could not be sent');
  });

  it('leads signed-in users to their week, also with Back', async () => {
    serveWeek([]);
    const app = await openAs(user(), '/faq');
    app.goTo('/login');
    await expect.poll(app.address).toBe('/dashboard');
    app.goBack();
    await expect.poll(app.address).toBe('/faq');
  });
});

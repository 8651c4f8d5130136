import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { newcomer, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { open, openAs, sessionToken } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { acceptLinks, alert, askForLink, continueToSignIn, failed, field, openLink } from './sign-in-screen.ts';

const requestNewLink = page.getByRole('link', { name: 'Request New Magic Link' });
const tryAgain = page.getByRole('button', { name: 'Try again' });
const storedToken = () => localStorage.getItem('token');

describe('a link opened in the browser that requested it', () => {
  it('signs in once and without a click, and leaves the address at once', async () => {
    const visitor = await open('/login');
    const token = await askForLink();
    await visitor.close();
    acceptLinks(newcomer());
    const hold = pending();
    respond('verifyMagicLink', async () => {
      await hold.promise;
      return { token: sessionToken, user: newcomer() };
    });
    const entries = history.length;
    const app = await openLink(token);
    await expect.element(page.getByRole('heading', { name: 'Verifying Your Magic Link' })).toBeVisible();
    await rests();
    expect([location.href.includes(token), history.length]).toEqual([false, entries]);
    await look('verifying');
    hold.release();
    await expect.poll(app.address).toBe('/onboarding');
    await rests();
    expect(storedToken()).toBe(sessionToken);
    expect(requestsTo('verifyMagicLink').map(({ body }) => body)).toEqual([{ token }]);
  });

  it('can be tried again when the server was out of reach', async () => {
    const visitor = await open('/login');
    const token = await askForLink();
    await visitor.close();
    respond('verifyMagicLink', () => {
      throw unreachable();
    });
    const app = await openLink(token);
    await expect.element(failed).toHaveFocus();
    await expect
      .element(alert)
      .toHaveTextContent('The server could not be reached. Your link is still valid: please try again.');
    await expect.element(requestNewLink).toBeVisible();
    acceptLinks(newcomer());
    await tryAgain.click();
    await expect.poll(app.address).toBe('/onboarding');
    await rests();
    expect(requestsTo('verifyMagicLink')).toHaveLength(2);
  });
});

describe('a link opened in another browser', () => {
  it('asks for a click, and is not used before it', async () => {
    acceptLinks(user());
    const app = await openLink('another-nonce.secret');
    await expect.element(continueToSignIn).toBeVisible();
    await rests();
    expect(location.href).not.toContain('another-nonce');
    await look('continue to sign in');
    expect(requestsTo('verifyMagicLink')).toEqual([]);
    await continueToSignIn.click();
    await expect.poll(app.address).toBe('/dashboard');
    await rests();
    expect(storedToken()).toBe(sessionToken);
    expect(requestsTo('verifyMagicLink').map(({ body }) => body)).toEqual([{ token: 'another-nonce.secret' }]);
  });
});

describe('a link that does not work', () => {
  it.each([
    ['without a token', undefined],
    ['with an empty token', ''],
  ])('says so %s', async (_, token) => {
    await openLink(token);
    await expect.element(failed).toHaveFocus();
    await expect.element(alert).toHaveTextContent('Invalid or missing token. Please request a new magic link.');
    await expect.element(tryAgain).not.toBeInTheDocument();
    await rests();
    expect(requestsTo('verifyMagicLink')).toEqual([]);
  });

  it('says that it was used or has expired, and offers a new one', async () => {
    respond('verifyMagicLink', () => {
      throw refused(401, { code: 'invalid_link', message: 'Invalid or expired token' });
    });
    const app = await openLink('nonce.used');
    await continueToSignIn.click();
    await expect.element(failed).toHaveFocus();
    await expect.element(alert).toHaveTextContent('Token is invalid or has expired. Please request a new magic link.');
    await expect.element(tryAgain).not.toBeInTheDocument();
    await rests();
    expect(document.title).toBe('Verification Failed | Upkept');
    await look('verification failed');
    expect(storedToken()).toBeNull();
    await requestNewLink.click();
    await expect.poll(app.address).toBe('/login');
    await expect.poll(() => document.title).toBe('Log in or sign up | Upkept');
    await expect.element(field).toBeVisible();
  });
});

describe('the page of a link', () => {
  it.each([
    ['who are onboarded to their week', user(), '/dashboard'],
    ['who are not to onboarding', newcomer(), '/onboarding'],
  ])('leads signed-in users %s', async (_, signedIn, path) => {
    serveWeek([]);
    const app = await openAs(signedIn, '/verify-auth');
    await expect.poll(app.address).toBe(path);
    expect(requestsTo('verifyMagicLink')).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inAnotherTab } from '../support/another-tab.ts';
import { newcomer, user } from '../support/data.ts';
import { refused, requestsTo, respond, testFetch } from '../support/network.ts';
import { main, open, openAs, sessionToken } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { setDate } from '../support/time.ts';
import { entries, entry, greeting, newcomersMenu, onlyLogo } from './shell-screen.ts';

const refuse = () => {
  throw refused(401, { code: 'not_signed_in', message: 'Please sign in' });
};

describe('the guard', () => {
  it.each(['/dashboard', '/settings', '/onboarding'])('sends visitors from %s to the sign-in page', async (path) => {
    const app = await open(path);
    await expect.poll(app.address).toBe('/login');
    await expect.element(page.getByLabelText('Email Address')).toBeVisible();
  });

  it('sends newcomers to onboarding, and shows that it is looking', async () => {
    const looking = pending();
    const app = await openAs(newcomer(), '/dashboard');
    respond('me', async () => {
      await looking.promise;
      return newcomer();
    });
    await app.reload();
    await expect.element(main().getByText('Loading...', { exact: true })).toBeVisible();
    looking.release();
    await expect.poll(app.address).toBe('/onboarding');
    await expect.element(newcomersMenu).toBeVisible();
    await rests();
    expect(entries()).toEqual(onlyLogo);
    await app.close();
    const another = await openAs(newcomer(), '/settings?tab=calendar');
    await expect.poll(another.address).toBe('/onboarding');
  });
});

describe('a person who reads another language', () => {
  const cookie = () => document.cookie.match(/\blanguage=(\w*)/)?.[1];

  it('has the page come once more, in a language that the address names, and never a third time', async () => {
    const app = await openAs(user({ language: 'fr' }), '/settings?tab=account#language');
    // The page is in English all the same, as where the server has no French.
    await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(app.addresses()).toEqual(['/settings?tab=account#language', '/settings?tab=account&lang=fr#language']);
    expect(cookie()).toBe('fr');
    serveWeek([{ title: 'Wipe', scheduledAt: '2027-01-06' }]);
    app.goTo('/dashboard');
    await expect.element(page.getByRole('button', { name: 'Complete Wipe' })).toBeVisible();
    await rests();
    expect(app.addresses().slice(2)).toEqual(['/dashboard']);
  });

  it('finds no language in the address of a page in their own', async () => {
    const before = location.href;
    const named = new URL(before);
    named.searchParams.set('lang', 'en');
    history.replaceState(history.state, '', named);
    const app = await openAs(newcomer(), '/dashboard?lang=en');
    await expect.poll(app.address).toBe('/onboarding');
    await expect.element(newcomersMenu).toBeVisible();
    expect([location.href, cookie()]).toEqual([before, 'en']);
  });
});

describe('a session', () => {
  it('ends when the server refuses its token as a page opens', async () => {
    localStorage.setItem('token', 'not-a-token');
    respond('me', refuse);
    const app = await open('/dashboard');
    await expect.poll(app.address).toBe('/login');
    expect(requestsTo('me').map(({ token }) => token)).toContain('not-a-token');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('ends when the server refuses its token while a page is open', async () => {
    serveWeek([{ title: 'Wipe', scheduledAt: '2027-01-06' }]);
    const app = await openAs(user(), '/dashboard');
    respond('completeTask', refuse);
    await page.getByRole('button', { name: 'Complete Wipe' }).click();
    await expect.poll(app.address).toBe('/login');
    await rests();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('leaves what could not be saved for thirty days after it has ended, in case its user returns', async () => {
    serveWeek([{ title: 'Wipe', scheduledAt: '2027-01-06' }]);
    const app = await openAs(user(), '/dashboard');
    respond('completeTask', refuse);
    await page.getByRole('button', { name: 'Complete Wipe' }).click();
    await expect.poll(app.address).toBe('/login');
    const comeBack = async (on: string) => {
      setDate(on);
      await app.reload();
      await expect.element(page.getByLabelText('Email Address')).toBeVisible();
      return Object.keys(localStorage).some((key) => key.startsWith('draft.'));
    };
    await rests();
    expect(await comeBack('2027-01-06T10:00:00Z')).toBe(true);
    expect(await comeBack('2027-02-05T08:00:00Z')).toBe(true);
    expect(await comeBack('2027-02-05T11:00:00Z')).toBe(false);
  });

  it('ends in every tab', async () => {
    const app = await openAs(user(), '/settings');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    inAnotherTab((storage) => storage.removeItem('token'));
    await expect.poll(app.address).toBe('/login');
  });

  it('is that of who signed in last, in another tab, while it was asked who the first one is', async () => {
    const asked = Promise.withResolvers<void>();
    const first = pending();
    respond('me', async ({ token }) => {
      if (token !== sessionToken) return user({ name: 'Grace' });
      asked.resolve();
      await first.promise;
      return user();
    });
    // A response that was sent already arrives, although its request was cancelled.
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => testFetch(input, { ...init, signal: null }));
    localStorage.setItem('token', sessionToken);
    await open('/maintenance');
    await asked.promise;
    inAnotherTab((storage) => storage.setItem('token', 'token-of-grace'));
    await expect.element(greeting('Grace')).toBeVisible();
    first.release();
    await rests();
    expect(greeting('Grace').query()).not.toBeNull();
    inAnotherTab((storage) => storage.clear());
    await expect.element(entry('Login / Signup')).toBeVisible();
  });
});

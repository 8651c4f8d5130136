import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inAnotherTab } from '../support/another-tab.ts';
import { newId } from '../support/data.ts';
import { departuresSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { respond } from '../support/network.ts';
import { main, open } from '../support/open.tsx';
import { openLinkAt } from '../support/open-link.ts';
import { scrollToEnd, scrollToTop } from '../support/places.ts';
import { rests } from '../support/rests.ts';
import { resizeWindow } from '../support/window-size.ts';
import { footer } from './shell-screen.ts';

const banner = page.getByRole('region', { name: 'We count visits only if you agree' });
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (name: string) => banner.getByRole('button', { name });
const stored = () => localStorage.getItem('cookieConsent');
const cookies = ['_ga', '_ga_TEST12345', '_gat', 'theme', 'my_ga'];
const cookieNames = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
const setCookie = (name: string, rest = '') => {
  // biome-ignore lint/suspicious/noDocumentCookie: as Google's script does
  document.cookie = `${name}=1; path=/${rest}`;
};

describe('the cookie banner', () => {
  beforeEach(() => localStorage.removeItem('cookieConsent'));
  afterEach(() => {
    for (const name of cookies) setCookie(name, '; max-age=0');
  });

  it('asks every visitor who has not chosen, on every page, and is fit for every reader', async () => {
    const app = await open('/terms');
    await expect.element(banner).toBeVisible();
    app.goTo('/');
    await expect.element(page.getByRole('link', { name: 'See How It Works' })).toBeVisible();
    await expect.element(banner).toBeVisible();
    await rests();
    expect(stored()).toBeNull();
    await look('the cookie banner', [1440, 768, 390, 320]);
  });

  it('takes a no: it is kept, the banner goes for good, and so do the cookies of analytics', async () => {
    for (const name of cookies) setCookie(name);
    const app = await open('/faq');
    await button('Decline').click();
    await expect.element(banner).not.toBeInTheDocument();
    await rests();
    expect(stored()).toBe('false');
    // The room below the focus is again what the page's own style says.
    expect(document.documentElement.style.scrollPaddingBottom).toBe('');
    expect(cookieNames().sort()).toEqual(['my_ga', 'theme']);
    await expect.element(main()).toHaveFocus();
    await app.reload();
    await expect.element(page.getByRole('button', { name: 'Cookie choice' })).toBeVisible();
    await expect.element(title('Frequently Asked Questions')).toBeVisible();
    await expect.element(banner).not.toBeInTheDocument();
  });

  it('stores a yes and reloads the page without the banner', async () => {
    const app = await open('/pricing');
    await button('Accept').click();
    await expect.poll(departuresSoFar).toEqual([location.href]);
    await rests();
    expect(stored()).toBe('true');
    await app.reload();
    await expect.element(title('Choose Your Plan')).toBeVisible();
    await expect.element(banner).not.toBeInTheDocument();
    await rests();
    expect(app.address()).toBe('/pricing');
    // There is no id to send anything to.
    expect(window.dataLayer).toBeUndefined();
  });

  it('asks again on request', async () => {
    localStorage.setItem('cookieConsent', 'true');
    await open('/');
    await page.getByRole('button', { name: 'Cookie choice' }).click();
    await expect.element(banner).toHaveFocus();
    await rests();
    expect(stored()).toBeNull();
    await button('Decline').click();
    await expect.element(banner).not.toBeInTheDocument();
    await rests();
    expect(stored()).toBe('false');
  });

  it('appears and disappears in every tab', async () => {
    localStorage.setItem('cookieConsent', 'true');
    await open('/faq');
    await expect.element(title('Frequently Asked Questions')).toBeVisible();
    await expect.element(banner).not.toBeInTheDocument();
    inAnotherTab((storage) => storage.removeItem('cookieConsent'));
    await expect.element(banner).toBeVisible();
    inAnotherTab((storage) => storage.setItem('cookieConsent', 'false'));
    await expect.element(banner).not.toBeInTheDocument();
    await rests();
    expect(stored()).toBe('false');
  });

  it('takes at most a quarter of the smallest phone', async () => {
    await resizeWindow(320, 568);
    await open('/');
    await expect.element(banner).toBeVisible();
    expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(568 / 4);
  });

  it('follows the text of a page that a mail leads to, whose button stays free', async () => {
    respond('getSummaryAction', () => ({
      taskId: newId(),
      homeId: newId(),
      week: 0,
      title: 'Clean the seals',
      ticked: 'work',
      action: 'done',
      state: 'open',
    }));
    await resizeWindow(320, 568);
    await openLinkAt('/summary/act', 'signed-token');
    const act = main().getByRole('button', { name: 'Mark as done' });
    await expect.element(act).toBeVisible();
    await expect.element(banner).toBeVisible();
    for (const scroll of [scrollToTop, scrollToEnd]) {
      scroll();
      await rests();
      const [button, region] = [act, banner].map((one) => one.element().getBoundingClientRect());
      expect(button?.bottom).toBeLessThanOrEqual(region?.top ?? 0);
    }
    await look('the cookie question below a mailed page');
  });

  it('leaves the page usable: everything behind it can be read, focused and clicked', async () => {
    await resizeWindow(390, 600);
    await open('/login');
    const email = page.getByLabelText('Email Address');
    await expect.element(email).toBeVisible();
    await expect.element(banner).toBeVisible();
    const top = () => banner.element().getBoundingClientRect().top;
    const last = footer.getByRole('button', { name: 'Cookie choice' }).element();
    await expect
      .poll(() => {
        scrollToEnd();
        return last.getBoundingClientRect().bottom - top();
      })
      .toBeLessThanOrEqual(0);
    scrollToTop();
    (email.element() as HTMLElement).focus();
    let presses = 0;
    for (; presses < 40; presses++) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement;
      await rests();
      // Behind the last link, the focus leaves the page.
      if (focused === document.body) break;
      if (banner.element().contains(focused)) continue;
      expect(focused?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
    }
    expect(presses).toBeGreaterThan(8);
  });
});

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { product } from '#apps/contract/product.ts';
import { user } from '../support/data.ts';
import { main, open, openAs } from '../support/open.tsx';
import { scrollToEnd, topOf } from '../support/places.ts';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { entry, footer, logo } from './shell-screen.ts';

const title = () => page.getByRole('heading', { level: 1 });

describe('going from page to page', () => {
  it('begins each public page at its top, with its own title', async () => {
    const app = await open('/terms');
    await expect.element(title()).toHaveTextContent('Terms of Service');
    for (const [link, path, name] of [
      [logo, '/', 'Never Worry About Home Maintenance Again'],
      [entry('Guides'), '/maintenance', 'Complete Home Maintenance Guide'],
      [entry('Pricing'), '/pricing', 'Pricing Plans'],
      [entry('Login / Signup'), '/login', 'Log in or sign up'],
    ] as const) {
      scrollToEnd();
      await rests();
      expect(window.scrollY).toBeGreaterThan(0);
      await link.click();
      await expect.poll(app.address).toBe(path);
      await expect.poll(() => document.title).toBe(`${name} | ${product.name}`);
      await expect.poll(() => window.scrollY).toBe(0);
    }
  });

  it('begins each page of the app at its top, with its own title and the focus on its text', async () => {
    serveWeek([]);
    const app = await openAs(user(), '/dashboard');
    await expect.element(title()).toHaveTextContent('This week');
    for (const [name, path, itsTitle] of [
      ['Settings', '/settings', 'Settings'],
      ['Dashboard', '/dashboard', 'Your week'],
    ] as const) {
      scrollToEnd();
      await entry(name).click();
      await expect.poll(app.address).toBe(path);
      await expect.poll(() => document.title).toBe(`${itsTitle} | ${product.name}`);
      await expect.poll(() => window.scrollY).toBe(0);
      await expect.element(main()).toHaveFocus();
    }
  });

  it('leads by the footer within the page, and to the part of the home page that is meant', async () => {
    const app = await open('/pricing');
    await footer.getByRole('link', { name: 'Washing Machine' }).click();
    await expect.poll(app.address).toBe('/maintenance/washing-machine');
    await footer.getByRole('link', { name: 'Terms of Service' }).click();
    await expect.poll(app.address).toBe('/terms');
    await footer.getByRole('link', { name: 'How it works' }).click();
    await expect.element(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
    await expect.poll(() => topOf('how-it-works')).toBe(80);
  });

  it('leads from the home page to the sign-in page', async () => {
    const app = await open('/');
    await main().getByRole('link', { name: 'Start for Free' }).first().click();
    await expect.poll(app.address).toBe('/login');
  });
});

describe('an unknown address', () => {
  it('gets a page that leads home', async () => {
    const app = await open('/no/such/page');
    const home = main().getByRole('link', { name: 'Go to the home page' });
    await expect.element(home).toBeVisible();
    (home.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toBe('/');
  });
});

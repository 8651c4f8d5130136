import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { product } from '#apps/contract/product.ts';
import { main, open } from '../support/open.tsx';
import { scrollToEnd, topOf } from '../support/places.ts';
import { entry, footer, logo } from './shell-screen.ts';

const title = () => page.getByRole('heading', { level: 1 });
const inHead = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute);

describe('going from page to page', () => {
  it('begins each at its top, with its own title and description and the focus on its text', async () => {
    const app = await open('/terms');
    await expect.element(title()).toHaveTextContent('Terms of Service');
    const described = new Set<string | null | undefined>();
    for (const [link, path, name] of [
      [logo, '/', 'Never Worry About Home Maintenance Again'],
      [entry('Guides'), '/maintenance', 'Complete Home Maintenance Guide'],
      [entry('Pricing'), '/pricing', 'Pricing Plans'],
      [entry('Login / Signup'), '/login', 'Log in or sign up'],
    ] as const) {
      scrollToEnd();
      expect(window.scrollY).toBeGreaterThan(0);
      await link.click();
      await expect.poll(app.address).toBe(path);
      await expect.poll(() => document.title).toBe(`${name} | ${product.name}`);
      await expect.poll(() => window.scrollY).toBe(0);
      await expect.element(main()).toHaveFocus();
      described.add(inHead('meta[name="description"]', 'content'));
      expect(inHead('link[rel="canonical"]', 'href')).toBe(location.origin + path);
    }
    expect(described.size).toBe(4);
  });

  it('leads by the footer within the page, and to the part of the home page that is meant', async () => {
    const app = await open('/login');
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

describe('/ams', () => {
  it('leads to the home page', async () => {
    const app = await open('/pricing');
    await expect.element(title()).toHaveTextContent('Choose Your Plan');
    app.goTo('/ams');
    await expect.poll(app.address).toBe('/');
    await expect.element(title()).toHaveTextContent('Never Worry About Home Maintenance Again');
  });
});

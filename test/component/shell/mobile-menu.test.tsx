import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { respond } from '../support/network.ts';
import { main, open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { resizeWindow } from '../support/window-size.ts';
import { entry, greeting, logo } from './shell-screen.ts';

const toggle = page.getByRole('button', { name: 'Menu', exact: true });
const isOpen = (open: boolean) => expect.element(toggle).toHaveAttribute('aria-expanded', String(open));

describe('the menu on a phone', () => {
  beforeEach(() => resizeWindow(390, 800));

  it('opens and closes by hand and by key', async () => {
    const app = await open('/');
    const pricing = entry('Pricing');
    await isOpen(false);
    await expect.element(pricing).not.toBeInTheDocument();
    (toggle.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await isOpen(true);
    await expect.element(pricing).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(toggle).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(pricing).not.toBeInTheDocument();
    await expect.element(toggle).toHaveFocus();
    await toggle.click();
    await toggle.click();
    await expect.element(pricing).not.toBeInTheDocument();
    await toggle.click();
    await look('the mobile menu', [390]);
    await resizeWindow(390, 800);
    await pricing.click();
    await expect.poll(app.address).toBe('/pricing');
    await expect.element(pricing).not.toBeInTheDocument();
  });

  it('leads to the whole menu of the account', async () => {
    await openAs(user(), '/maintenance');
    respond('logOut', () => ({ message: 'Logged out' }));
    await toggle.click();
    await greeting('Ada').click();
    // A press fails if something else is in front.
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(() => localStorage.getItem('token')).toBeNull();
  });

  it('closes when a link is followed', async () => {
    const app = await open('/faq');
    for (const [name, path] of [
      ['Home', '/'],
      ['Guides', '/maintenance'],
      ['Login / Signup', '/login'],
    ] as const) {
      await expect.element(entry(name)).not.toBeInTheDocument();
      await toggle.click();
      await isOpen(true);
      await entry(name).click();
      await expect.poll(app.address).toBe(path);
      await expect.element(entry(name)).not.toBeInTheDocument();
      await isOpen(false);
    }
    await toggle.click();
    await isOpen(true);
    await logo.click();
    await isOpen(false);
  });

  it('opens over the page without moving it, and closes when the user goes on there', async () => {
    await open('/faq');
    const heading = page.getByRole('heading', { name: 'Your account' });
    await expect.element(heading).toBeVisible();
    const place = () => heading.element().getBoundingClientRect().toJSON();
    window.scrollTo(0, 1200);
    await rests();
    const before = place();
    await toggle.click();
    await isOpen(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(toggle).toHaveFocus();
    await toggle.click();
    await isOpen(true);
    await rests();
    expect(window.scrollY).toBe(1200);
    expect(place()).toEqual(before);
    await main().click({ position: { x: 195, y: 1850 } });
    await isOpen(false);

    window.scrollTo(0, 1200);
    await toggle.click();
    (entry('Login / Signup').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await isOpen(false);
    await rests();
    expect(main().element().contains(document.activeElement)).toBe(true);
    await expect.element(page.elementLocator(document.activeElement ?? document.body)).toBeInViewport();
  });
});

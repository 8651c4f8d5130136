import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knownPerson, rememberPerson } from '#apps/ui/known-person.ts';
import { newcomer, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { respond } from '../support/network.ts';
import { open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { resizeWindow } from '../support/window-size.ts';
import { entries, entry, greeting, logo, menu, newcomersMenu, onlyLogo } from './shell-screen.ts';

describe('the navbar', () => {
  it('leads visitors to what is public, and home by the logo', async () => {
    const app = await open('/');
    await expect.element(menu).toBeVisible();
    expect(entries()).toEqual([
      ...onlyLogo,
      ['Home', '/'],
      ['Guides', '/maintenance'],
      ['Pricing', '/pricing'],
      ['Login / Signup', '/login'],
    ]);
    for (const [name, path] of [
      ['Guides', '/maintenance'],
      ['Pricing', '/pricing'],
      ['Login / Signup', '/login'],
      ['Home', '/'],
    ] as const) {
      await entry(name).click();
      await expect.poll(app.address).toBe(path);
      await expect.element(entry(name)).toHaveAttribute('aria-current', 'page');
    }
    app.goTo('/faq');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
    await logo.click();
    await expect.poll(app.address).toBe('/');
  });

  it('leads residents to what is theirs, and greets them by name', async () => {
    serveWeek([]);
    const theirs = [...onlyLogo, ['Dashboard', '/dashboard'], ['Guides', '/maintenance'], ['Settings', '/settings']];
    const app = await openAs(user(), '/maintenance');
    await expect.element(greeting('Ada')).toBeVisible();
    expect(entries()).toEqual(theirs);
    await expect.element(entry('Guides')).toHaveAttribute('aria-current', 'page');
    await entry('Dashboard').click();
    await expect.poll(app.address).toBe('/dashboard');
    await expect.element(entry('Dashboard')).toHaveAttribute('aria-current', 'page');
    await rests();
    expect(entries()).toEqual(theirs);
    await greeting('Ada').click();
    await expect.element(page.getByText('ada@home.example')).toBeVisible();
    await look('the account’s menu', [1440]);
  });

  it('greets users without a name as User', async () => {
    await openAs(user({ name: '' }), '/');
    await expect.element(greeting('User')).toBeVisible();
  });

  it('greets newcomers, who haven’t said a name yet, by no name', async () => {
    await openAs(newcomer(), '/');
    await expect.element(newcomersMenu).toBeVisible();
    await rests();
    expect(entries()).toEqual(onlyLogo);
  });
});

describe('the account’s menu', () => {
  it('works by keyboard, and logs out', async () => {
    await openAs(user(), '/maintenance');
    rememberPerson(user());
    respond('logOut', () => ({ message: 'Logged out' }));
    const trigger = greeting('Ada');
    const home = page.getByRole('menuitem', { name: 'Your home' });
    const account = page.getByRole('menuitem', { name: 'Account and plan' });
    const logOut = page.getByRole('menuitem', { name: 'Log out' });
    await expect.element(trigger).toBeVisible();
    (trigger.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(home).toHaveFocus();
    await expect.element(home).toHaveAttribute('href', '/appliances');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(account).toHaveFocus();
    await expect.element(account).toMatchTextContent('Free');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.element(logOut).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(logOut).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(home).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(entry('Login / Signup')).toBeVisible();
    await rests();
    expect(localStorage.getItem('token')).toBeNull();
    expect(knownPerson()).toBeUndefined();
  });

  it('chooses the colours, which last until the page is loaded again and longer', async () => {
    const app = await openAs(user(), '/maintenance');
    const bars = ['light', 'dark'].map((look) => {
      const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' });
      meta.dataset.look = look;
      document.head.append(meta);
      return meta;
    });
    const barsFollow = () => bars.map(({ media }) => media);
    const choice = (name: string) => page.getByRole('menuitemradio', { name });
    await greeting('Ada').click();
    await expect.element(choice('System')).toHaveAttribute('aria-checked', 'true');
    await choice('Dark').click();
    await rests();
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    expect(barsFollow()).toEqual(['not all', 'all']);
    for (const meta of bars) meta.media = '';
    await app.reload();
    await resizeWindow(390, 844);
    await expect.poll(barsFollow).toEqual(['not all', 'all']);
    await resizeWindow(1280, 800);
    await greeting('Ada').click();
    await expect.element(choice('Dark')).toHaveAttribute('aria-checked', 'true');
    await choice('System').click();
    await rests();
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('light dark');
    expect(barsFollow()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    for (const meta of bars) meta.remove();
  });
});

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { wishedPage } from '#apps/ui/session/wished-page.ts';
import { greeting } from '../shell/shell-screen.ts';
import { newId, user } from '../support/data.ts';
import { respond } from '../support/network.ts';
import { open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { acceptLinks, askForLink, openLink } from './sign-in-screen.ts';

describe('a page of one home that a visitor wants to open', () => {
  it('is loaded once they have signed in, and is then no wish any more', async () => {
    const wish = `/dashboard?home=${newId()}`;
    const visitor = await open(wish);
    await expect.poll(visitor.address).toBe('/login');
    expect(wishedPage()).toBe(wish);
    const token = await askForLink();
    await visitor.close();
    acceptLinks(user());
    let isLoaded = false;
    const follow = ({ destination, navigationType }: NavigateEvent) => {
      isLoaded ||= navigationType === 'replace' && destination.url.endsWith(wish);
    };
    navigation.addEventListener('navigate', follow);
    const app = await openLink(token);
    await expect.poll(app.address).toBe(wish);
    navigation.removeEventListener('navigate', follow);
    await expect.element(greeting('Ada')).toBeVisible();
    await rests();
    expect([isLoaded, wishedPage()]).toEqual([true, undefined]);
  });

  it('is no wish of a visitor who leaves it by logging out', async () => {
    serveWeek([]);
    respond('logOut', () => ({ message: 'Logged out' }));
    // As after a mail's link: the home's id stays in the address that the router knows.
    const app = await openAs(user(), `/dashboard?week=1&home=${newId()}`);
    await greeting('Ada').click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(app.address).toBe('/login');
    await rests();
    expect(wishedPage()).toBeUndefined();
  });
});

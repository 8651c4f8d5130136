import { describe, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { look } from '../support/look.ts';
import { requestsTo, respond, unreachable } from '../support/network.ts';
import { open } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { advance, click, drawnUntil, holdTime } from '../support/time.ts';
import { button, choose, complete, openWeek } from '../week/week-screen.ts';
import { entry, greeting } from './shell-screen.ts';

// Today is Wednesday 6 January 2027.
const tasks = ['One', 'Two'].map((title) => ({ title, scheduledAt: '2027-01-06' }));
const question = page.getByRole('alertdialog');
const stay = question.getByRole('button', { name: 'Stay' });
const logOutAnyway = question.getByRole('button', { name: 'Log out anyway' });
const logOut = page.getByRole('menuitem', { name: 'Log out' });
const chooseLogOut = async () => {
  await greeting('Ada').click();
  await logOut.click();
};
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft.'));

/** Makes a change in the week without a connection. With one again, opens the guides, which don't send it. */
async function openWithUnsent(change: () => Promise<void>) {
  const app = await openWeek(tasks);
  await expect.element(button('Complete One')).toBeVisible();
  setOnline(false);
  await change();
  await expect.element(page.getByText('1 change waiting to be sent.')).toBeVisible();
  await app.close();
  setOnline(true);
  await open('/maintenance');
  respond('logOut', () => ({ message: 'Logged out' }));
  return app;
}

describe('logging out with changes that were made offline', () => {
  it('asks whether to lose them', async () => {
    const app = await openWeek(tasks);
    await expect.element(button('Complete One')).toBeVisible();
    setOnline(false);
    await complete('One');
    await complete('Two');
    await chooseLogOut();
    await expect.element(question).toMatchTextContent('2 changes haven’t been sent');
    await expect.element(question).toMatchTextContent('If you log out now, they are lost.');
    await look('changes that logging out would lose');
    await expect.element(stay).toHaveFocus();
    await stay.click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(greeting('Ada')).toHaveFocus();
    await expect.element(page.getByText('2 changes waiting to be sent.')).toBeVisible();
    await chooseLogOut();
    await logOutAnyway.click();
    await expect.poll(app.address).toBe('/login');
    await rests();
    expect(drafts()).toEqual([]);
  });

  it('sends them first', async () => {
    const app = await openWithUnsent(() => complete('One'));
    await chooseLogOut();
    await expect.element(entry('Login / Signup')).toBeVisible();
    await rests();
    expect(app.saved()).toContain('One: 2027-01-06 done');
    await expect.element(question).not.toBeInTheDocument();
  });

  it('waits for a slow server only so long', async () => {
    const app = await openWithUnsent(() => complete('One'));
    const hold = pending();
    // No request times out meanwhile.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    app.interceptChanges(() => hold.promise);
    await greeting('Ada').click();
    await expect.element(logOut).toBeVisible();
    holdTime();
    await click(logOut);
    await drawnUntil(() => requestsTo('completeTask').length > 0);
    expect(question.query()).toBeNull();
    await advance(3_000);
    await drawnUntil(() => question.query());
    await expect.element(question).toMatchTextContent('1 change hasn’t been sent');
    hold.release();
  });

  it('shows what could not be made before it is forgotten', async () => {
    const app = await openWithUnsent(() => choose('Two', 'Move to tomorrow'));
    app.moveElsewhere('Two', '2027-01-09');
    await chooseLogOut();
    await expect.element(question).toMatchTextContent('Not all changes could be made');
    await expect.element(question).toMatchTextContent('“Two” was moved on another device.');
    await look('a change that could not be made before logging out');
  });

  it('does so in the settings, too', async () => {
    const app = await openWeek(tasks);
    app.interceptChanges(() => {
      throw unreachable();
    });
    await complete('One');
    await complete('Two');
    await expect.element(page.getByText('Sending 2 changes…')).toBeVisible();
    app.goTo('/settings#sessions');
    const inSettings = (name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });
    await inSettings('Log out').click();
    await expect.element(question).toMatchTextContent('2 changes haven’t been sent');
    await stay.click();
    await expect.element(question).not.toBeInTheDocument();
    await inSettings('Log out everywhere').click();
    await logOutAnyway.click();
    const everywhere = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
    respond('logOutEverywhere', () => ({ message: 'Logged out' }));
    await everywhere.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect.poll(app.address).toBe('/login');
    await rests();
    expect(drafts()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveCalendar } from '../support/serve-calendar.ts';
import { resizeWindow } from '../support/window-size.ts';
import { card } from './settings-screen.ts';

const tab = (name: string) => page.getByRole('tab', { name });

describe('the tabs of the settings', () => {
  it('are kept in the address', async () => {
    respond('listTemplates', () => []);
    respond('getAppliances', () => ({ today: '2027-01-06', season: 'winter', appliances: [] }));
    serveCalendar();
    const app = await openAs(user(), '/settings');
    await expect.element(tab('Account')).toHaveAttribute('aria-selected', 'true');
    await expect.element(card('Your account')).toBeVisible();
    for (const [name, address] of [
      ['Task Preferences', 'preferences'],
      ['Custom Tasks', 'custom-tasks'],
      ['Calendar Integration', 'calendar'],
    ] as const) {
      await tab(name).click();
      await expect.poll(app.address).toBe(`/settings?tab=${address}`);
    }
    app.goBack();
    await expect.element(tab('Custom Tasks')).toHaveAttribute('aria-selected', 'true');
    app.goTo('/settings?tab=nonsense');
    await expect.element(tab('Account')).toHaveAttribute('aria-selected', 'true');
  });

  it('move the focus with the arrow keys, and are chosen by another press', async () => {
    respond('listTemplates', () => []);
    respond('getAppliances', () => ({ today: '2027-01-06', season: 'winter', appliances: [] }));
    serveCalendar();
    const app = await openAs(user(), '/settings?tab=preferences');
    await expect.element(tab('Task Preferences')).toHaveAttribute('aria-selected', 'true');
    tab('Account').element().focus();
    for (const [key, name] of [
      ['ArrowLeft', 'Calendar Integration'],
      ['ArrowRight', 'Account'],
      ['End', 'Calendar Integration'],
      ['Home', 'Account'],
      ['ArrowRight', 'Task Preferences'],
      ['ArrowRight', 'Custom Tasks'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(tab(name)).toHaveFocus();
    }
    await rests();
    expect(app.address()).toBe('/settings?tab=preferences');
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toBe('/settings?tab=custom-tasks');
    await expect.element(tab('Custom Tasks')).toHaveAttribute('aria-selected', 'true');
    await rests();
    expect(
      page
        .getByRole('tab')
        .elements()
        .map((each) => each.tabIndex),
    ).toEqual([-1, -1, 0, -1]);
  });

  it('scroll the selected one into view on a phone', async () => {
    serveCalendar();
    await resizeWindow(390, 844);
    await openAs(user(), '/settings?tab=calendar');
    await expect.element(tab('Calendar Integration')).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab('Calendar Integration')).toBeInViewport({ ratio: 1 });
  });
});

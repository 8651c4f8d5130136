import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { serveCalendar } from '../support/serve-calendar.ts';
import { resizeWindow } from '../support/window-size.ts';
import { card } from './settings-screen.ts';

const tab = (name: string) => page.getByRole('tab', { name });

describe('the tabs of the settings', () => {
  it('are kept in the address', async () => {
    respond('listTemplates', () => []);
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

  it('scroll the selected one into view on a phone', async () => {
    serveCalendar();
    await resizeWindow(390, 844);
    await openAs(user(), '/settings?tab=calendar');
    await expect.element(tab('Calendar Integration')).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab('Calendar Integration')).toBeInViewport({ ratio: 1 });
  });
});

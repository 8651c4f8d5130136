import { afterEach, describe, expect, it, vi } from 'vitest';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { card } from './settings-screen.ts';

const notifications = card('Notifications');
const on = notifications.getByRole('switch', { name: 'Show today’s tasks in this browser' });
const hour = notifications.getByLabelText('Hour');
const keys = { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) };
const endpoint = 'https://push.example/1';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Browser = {
  permission?: NotificationPermission;
  subscribed?: boolean;
  hasWorker?: boolean;
  subscribe?: () => Promise<never>;
};

/** Makes the browser offer notifications, as it does once the service worker runs. */
function browserOffers({ permission = 'granted', subscribed = false, hasWorker = true, subscribe }: Browser = {}) {
  const state = { subscribed, calls: [] as unknown[] };
  const subscription = {
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      state.subscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (state.subscribed ? subscription : null),
    subscribe: async (wanted: unknown) => {
      state.calls.push(wanted);
      await subscribe?.();
      state.subscribed = true;
      return subscription;
    },
  };
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(
    hasWorker ? ({ pushManager } as never) : undefined,
  );
  return state;
}

async function openWith(subscription: { hour: number; nextAt: string } | null = null) {
  respond('getPush', () => ({ publicKey: 'the server’s key', subscription }));
  respond('setPush', ({ body }) => ({ hour: body.hour, nextAt: '2027-01-07T07:03:00.000Z' }));
  respond('endPush', () => ({ message: 'Notifications are off' }));
  await openAs(user(), '/settings#notifications');
}
const eight = { hour: 8, nextAt: '2027-01-07T07:03:00.000Z' };

describe('notifications', () => {
  it('are off until they are turned on, at eight or another hour', async () => {
    const browser = browserOffers();
    await openWith();
    await expect.element(on).not.toBeChecked();
    await look('notifications are off');
    await on.click();
    await expect.element(on).toBeChecked();
    await expect.element(hour).toHaveValue('8');
    await expect.element(notifications.getByText('Saved')).toBeVisible();
    await rests();
    expect(browser.calls).toEqual([{ userVisibleOnly: true, applicationServerKey: 'the server’s key' }]);
    await look('notifications are on');
    await hour.selectOptions('19:00');
    await expect.element(hour).toHaveValue('19');
    await expect.element(notifications.getByText('Saved')).toBeVisible();
    await rests();
    expect(requestsTo('setPush').map(({ body }) => body)).toEqual([
      { endpoint, keys, hour: 8 },
      { endpoint, keys, hour: 19 },
    ]);
    await on.click();
    await expect.element(hour).not.toBeInTheDocument();
    await expect.poll(() => browser.subscribed).toBe(false);
    await rests();
    expect(requestsTo('endPush')).toHaveLength(1);
  });

  it('are on if both the server and the browser know it', async () => {
    browserOffers({ subscribed: true });
    await openWith(eight);
    await expect.element(on).toBeChecked();
    await expect.element(hour).toHaveValue('8');
  });

  it('are off if the browser has forgotten them', async () => {
    browserOffers();
    await openWith(eight);
    await expect.element(on).not.toBeChecked();
  });

  it('say how a refused permission can be given', async () => {
    browserOffers({ permission: 'denied' });
    await openWith();
    await on.click();
    await expect.element(notifications.getByRole('alert')).toMatchTextContent('This browser blocks notifications');
    await expect.element(on).not.toBeChecked();
    await rests();
    expect(requestsTo('setPush')).toEqual([]);
  });

  it('say when the push service can’t be reached', async () => {
    browserOffers({ subscribe: () => Promise.reject(new DOMException('', 'AbortError')) });
    await openWith();
    await on.click();
    await expect.element(notifications.getByRole('alert')).toMatchTextContent('can’t reach this browser right now');
    await expect.element(on).not.toBeChecked();
  });

  it('say when ours can’t be reached', async () => {
    browserOffers();
    await openWith();
    respond('setPush', () => {
      throw unreachable();
    });
    await on.click();
    await expect.element(notifications.getByRole('alert')).toMatchTextContent('We couldn’t turn notifications on');
    await expect.element(on).not.toBeChecked();
  });

  it('say where they can’t be shown', async () => {
    browserOffers({ hasWorker: false });
    await openWith();
    await expect.element(notifications.getByText('This browser can’t show notifications here.')).toBeVisible();
    await look('no notifications here');
  });

  it('say when they can’t be loaded', async () => {
    browserOffers();
    respond('getPush', () => {
      throw refused(500, { message: 'We couldn’t load your notifications' });
    });
    await openAs(user(), '/settings#notifications');
    await expect.element(notifications.getByText('We couldn’t load your notifications')).toBeVisible();
  });
});

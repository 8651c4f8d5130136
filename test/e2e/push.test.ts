import type { CDPSession, Page } from 'playwright';
import { describe, it } from 'vitest';
import { untilKept } from '../support/browser/until-kept.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

/** Waits for the page's service worker, and returns what delivers to it a message that a push service has decrypted. */
async function pushServiceOf(page: Page): Promise<(message: object) => Promise<unknown>> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (message) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

type Shown = { readonly title: string; readonly options: NotificationOptions };
type Scope = { registration: ServiceWorkerRegistration; shown: Shown[]; opened: string[]; clients: object };

/** Notes in the page's worker what it shows and opens, because Chromium without a screen shows no notifications. */
async function watch(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the page has no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.opened = [];
    Object.defineProperty(scope.registration, 'showNotification', {
      value: async (title: string, options: NotificationOptions) => void scope.shown.push({ title, options }),
    });
    Object.defineProperty(scope.clients, 'matchAll', { value: async () => [] });
    Object.defineProperty(scope.clients, 'openWindow', { value: async (url: string) => void scope.opened.push(url) });
  });
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as Scope).shown),
    opened: () => worker.evaluate(() => (globalThis as unknown as Scope).opened),
    /** No protocol clicks a notification, so the worker receives the event that a click makes. */
    click: (action = '') =>
      worker.evaluate((action) => {
        const { shown } = globalThis as unknown as Scope;
        let closed = 0;
        const notification = { close: () => (closed += 1), data: shown.at(-1)?.options.data };
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, action, waitUntil: () => {} }));
        return closed;
      }, action),
    /** As the browser does once there is a connection again. */
    sync: () =>
      worker.evaluate(() => {
        dispatchEvent(Object.assign(new Event('sync'), { tag: 'pressed-buttons', waitUntil: () => {} }));
      }),
  };
}

describe('a push', () => {
  it('shows the day’s tasks in place of those before, and a click opens the week', async () => {
    const resident = await site.resident();
    const page = await site.open('/dashboard', { as: resident, serviceWorkers: 'allow' });
    await untilKept(page);
    const push = await pushServiceOf(page);
    const worker = await watch(page);
    const [first, second] = [
      { title: 'One task today', body: 'Clean the oven' },
      { title: '2 tasks today', body: 'Clean the oven\nOil the hinges' },
    ];
    await push(first);
    await push(second);
    const options = (body: string) => ({ body, tag: 'today', icon: '/icon-192.png' });
    await expect
      .poll(worker.shown)
      .toEqual([first, second].map(({ title, body }) => ({ title, options: options(body) })));
    expect(await worker.click()).toBe(1);
    await expect.poll(worker.opened).toEqual(['/dashboard']);
  });

  it('has buttons that work with the app closed, and offline are sent once there is a connection, once', async () => {
    const resident = await site.resident();
    const page = await site.open('/dashboard', { as: resident, serviceWorkers: 'allow' });
    await untilKept(page);
    const push = await pushServiceOf(page);
    const worker = await watch(page);
    const context = page.context();
    // The app is closed: only its worker is left.
    await page.goto('about:blank');
    const presses: string[] = [];
    let isOffline = true;
    await context.route('**/api/push-subscriptions/press', async (route) => {
      if (isOffline) return route.abort('internetdisconnected');
      presses.push(route.request().postDataJSON().button);
      return route.fulfill({ json: { message: 'Done' } });
    });
    const labels = { done: 'Done', later: 'Later today', 'next-week': 'Next week' };
    await push({ title: 'One task today', body: 'Clean the oven', buttons: { token: 'sealed', labels } });
    await expect
      .poll(worker.shown)
      .toMatchObject([{ options: { actions: Object.entries(labels).map(([action, title]) => ({ action, title })) } }]);
    expect(await worker.click('done')).toBe(1);
    isOffline = false;
    await worker.sync();
    await worker.sync();
    await expect.poll(() => presses).toEqual(['done']);
    await worker.click('next-week');
    await expect.poll(() => presses).toEqual(['done', 'next-week']);
    expect(await worker.opened()).toEqual([]);
  });

  it('leaves what the browser needs to tell its next address, which it does once, with the app closed', async () => {
    const page = await site.open('/dashboard', { as: await site.resident(), serviceWorkers: 'allow' });
    await untilKept(page);
    const push = await pushServiceOf(page);
    const shown = await watch(page);
    const context = page.context();
    const [worker] = context.serviceWorkers();
    await page.goto('about:blank');
    const sent: unknown[] = [];
    let isOffline = true;
    await context.route('**/api/push-subscriptions/renew', async (route) => {
      if (isOffline) return route.abort('internetdisconnected');
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { message: 'Saved' } });
    });
    /** No push service is reachable from a test, so the browser says that it has this address. */
    const have = (endpoint: string) =>
      worker?.evaluate((endpoint) => {
        const { registration } = globalThis as unknown as Scope;
        const options = { applicationServerKey: new Uint8Array([4, 2]).buffer };
        const subscription = { endpoint, options, toJSON: () => ({ endpoint, keys: { p256dh: 'B', auth: 'A' } }) };
        Object.defineProperty(registration.pushManager, 'getSubscription', {
          configurable: true,
          value: async () => subscription,
        });
      }, endpoint);
    const change = () =>
      worker?.evaluate(async () => {
        const works: Promise<unknown>[] = [];
        const waitUntil = (work: Promise<unknown>) => works.push(work);
        dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }));
        return (await Promise.allSettled(works)).map(({ status }) => status);
      });
    await have('https://push.example/old');
    await push({ title: 'One task today', body: 'Clean the oven', renewal: 'sealed' });
    await expect.poll(shown.shown).toHaveLength(1);
    await expect.poll(() => worker?.evaluate(() => caches.has('push-renewal'))).toBe(true);
    expect(await change()).toEqual(['fulfilled']);
    await have('https://push.example/new');
    expect(await change()).toEqual(['rejected']);
    isOffline = false;
    expect(await change()).toEqual(['fulfilled']);
    expect(await change()).toEqual(['fulfilled']);
    const keys = { p256dh: 'B', auth: 'A' };
    expect(sent).toEqual([{ token: 'sealed', endpoint: 'https://push.example/new', keys }]);
  });
});

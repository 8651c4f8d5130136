import { worker as words } from '#words/app/worker.ts';

/** What the server sends: adapters/web-push/pushes.ts. */
type Notice = { readonly title: string; readonly body: string };

/** TypeScript knows the types of pages, but not those of workers. */
type PushEvent = ExtendableEvent & { readonly data: { json(): Notice } | null };
type ClickEvent = ExtendableEvent & { readonly notification: Notification };
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type WindowClient = { focus(): Promise<WindowClient>; navigate(url: string): Promise<unknown> };
type Worker = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

/**
 * Shows the day's tasks, in place of those of another day, and opens the week after a click. Browsers require that every
 * push shows something.
 */
export function showNotices(address: string): void {
  const { registration, clients } = globalThis as unknown as Worker;
  const open = async () => {
    const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!page) return clients.openWindow(address);
    await page.focus();
    return page.navigate(address);
  };
  addEventListener('push', (event) => {
    const { data } = event as PushEvent;
    const { title, body } = data?.json() ?? { title: words.today, body: '' };
    const shown = registration.showNotification(title, { body, tag: 'today', icon: '/icon-192.png' });
    (event as PushEvent).waitUntil(shown);
  });
  addEventListener('notificationclick', (event) => {
    (event as ClickEvent).notification.close();
    (event as ClickEvent).waitUntil(open());
  });
}

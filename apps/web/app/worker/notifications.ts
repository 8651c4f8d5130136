import { type PushButton, pushButtons } from '#core/domain/push/button.ts';
import { worker as words } from '#words/app/worker.ts';
import { keepPress, pressesTag, sendPresses } from './pressed-buttons.ts';
import { keepRenewal, sendRenewal } from './push-renewal.ts';

/** What the server sends: adapters/web-push/pushes.ts. */
type Notice = {
  readonly title: string;
  readonly body: string;
  readonly renewal?: string;
  readonly buttons?: { readonly token: string; readonly labels: Readonly<Record<PushButton, string>> };
};

/** TypeScript knows the types of pages, but not those of workers. */
type PushEvent = ExtendableEvent & { readonly data: { json(): Notice } | null };
type ClickEvent = ExtendableEvent & { readonly notification: Notification; readonly action: PushButton | '' };
type SyncEvent = ExtendableEvent & { readonly tag: string };
/** Chromium starts the worker again once there is a connection; other browsers send with the next start of the worker. */
type Syncing = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };
/** What TypeScript leaves out, because pages can't show it. */
type WithButtons = NotificationOptions & {
  actions?: readonly { readonly action: PushButton; readonly title: string }[];
};
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type WindowClient = { focus(): Promise<WindowClient>; navigate(url: string): Promise<unknown> };
type Worker = {
  readonly registration: Syncing;
  readonly clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

/** When the promise is rejected, the browser knows that something is still to be sent. */
const orAgain = (isSent: boolean): unknown => isSent || Promise.reject(new Error('Not sent yet'));

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
  const press = async (button: PushButton, token: string) => {
    await keepPress({ token, button, at: new Date().toISOString() });
    if (!(await sendPresses())) await registration.sync?.register(pressesTag);
  };
  addEventListener('push', (event) => {
    const { data } = event as PushEvent;
    const { title, body, renewal, buttons }: Notice = data?.json() ?? { title: words.today, body: '' };
    const options: WithButtons = {
      body,
      tag: 'today',
      icon: '/icon-192.png',
      ...(buttons && {
        data: buttons.token,
        actions: pushButtons.map((action) => ({ action, title: buttons.labels[action] })),
      }),
    };
    const keep = renewal === undefined ? undefined : keepRenewal(registration, renewal);
    (event as PushEvent).waitUntil(Promise.all([registration.showNotification(title, options), keep, sendPresses()]));
  });
  addEventListener('notificationclick', (event) => {
    const { notification, action } = event as ClickEvent;
    notification.close();
    (event as ClickEvent).waitUntil(action ? press(action, notification.data) : open());
  });
  addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    if (tag === pressesTag) (event as SyncEvent).waitUntil(sendPresses().then(orAgain));
  });
  addEventListener('pushsubscriptionchange', (event) => {
    (event as ExtendableEvent).waitUntil(sendRenewal(registration, true).then(orAgain));
  });
  const sendAll = () => {
    void sendPresses();
    // Without a connection or a permission it is tried again with the next start.
    sendRenewal(registration).catch(() => {});
  };
  addEventListener('online', sendAll);
  sendAll();
}

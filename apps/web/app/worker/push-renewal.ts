import { sendOnce } from './send-once.ts';

/** What the last push said, and the address at which it arrived. */
type Kept = { readonly token: string; readonly endpoint: string; readonly key: readonly number[] };

const [cacheName, address] = ['push-renewal', '/push-renewal'];

async function readKept(): Promise<Kept | undefined> {
  const response = await caches.match(address, { cacheName });
  return response?.json();
}

/** Keeps what the browser has to send if its address changes. */
export async function keepRenewal({ pushManager }: ServiceWorkerRegistration, token: string): Promise<void> {
  const subscription = await pushManager.getSubscription();
  const key = subscription?.options.applicationServerKey;
  if (!subscription || !key) return;
  const kept: Kept = { token, endpoint: subscription.endpoint, key: [...new Uint8Array(key)] };
  await (await caches.open(cacheName)).put(address, Response.json(kept));
}

/**
 * Sends the server this browser's address if it has changed; the next push brings what a later change needs. `subscribes`:
 * whether the browser has said that the old address is gone, so that it must ask for another one. Returns whether the server
 * has it, or needs none.
 */
export async function sendRenewal({ pushManager }: ServiceWorkerRegistration, subscribes = false): Promise<boolean> {
  const kept = await readKept();
  if (!kept) return true;
  const wanted = { userVisibleOnly: true, applicationServerKey: new Uint8Array(kept.key) };
  const subscription =
    (await pushManager.getSubscription()) ?? (subscribes ? await pushManager.subscribe(wanted) : null);
  if (!subscription || subscription.endpoint === kept.endpoint) return true;
  const { endpoint, keys } = subscription.toJSON();
  const isSent = await sendOnce('/api/push-subscriptions/renew', { token: kept.token, endpoint, keys });
  // What the server can't take now is sent when the worker starts again.
  if (isSent) await caches.delete(cacheName);
  return isSent;
}

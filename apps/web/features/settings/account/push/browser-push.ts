import { call, type OutputOf } from '#apps/ui/api/client.ts';

type Saved = OutputOf<'setPush'>;

/** The person has refused notifications, now or before. */
export class NotAllowed extends Error {}

/** Subscribes this browser, unless it is, and has it show the day's tasks at the hour. Throws `NotAllowed`, and as `call` does. */
export async function showTasksAt(
  hour: number,
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<Saved> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  let subscription: PushSubscription;
  try {
    subscription = await pushManager.subscribe(wanted);
  } catch {
    // It was made with another key.
    await (await pushManager.getSubscription())?.unsubscribe();
    subscription = await pushManager.subscribe(wanted);
  }
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  return call('setPush', { body: { endpoint, keys, hour } });
}

export async function showNothing({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await call('endPush');
  await (await pushManager.getSubscription())?.unsubscribe();
}

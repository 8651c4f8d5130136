import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';

export const pushKey = ['push'] as const;

/** The worker that would show notifications, where the browser has one, and the hour at which it does: null for never. */
export const usePush = () =>
  useQuery({
    queryKey: pushKey,
    queryFn: async ({ signal }) => {
      const worker = await pushWorker();
      const { publicKey, subscription } = await call('getPush', undefined, { signal });
      // The person may have withdrawn the permission in the browser.
      const isHere = Boolean(await worker?.pushManager.getSubscription());
      return { worker, publicKey, hour: isHere ? (subscription?.hour ?? null) : null };
    },
  });

/** Absent where browsers offer none, as on an iPhone before the app is installed. */
async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('Notification' in globalThis) || !('PushManager' in globalThis)) return undefined;
  return navigator.serviceWorker?.getRegistration();
}

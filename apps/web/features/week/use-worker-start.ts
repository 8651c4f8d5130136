import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Returns a function that starts the service worker. Visitors, who never see the week, don't get one. */
export function useWorkerStart(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const { registerWorker } = await import('../../session/register-worker.ts');
    await registerWorker(client);
  }, [client]);
}

import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Alert } from '#apps/web/ui/alert.tsx';

export function useOnline(): boolean {
  return useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
  );
}

/** Says what becomes of changes that are made without a connection. */
export function OfflineNote({ waiting }: { waiting: number }) {
  const count = waiting === 1 ? '1 change waits' : `${waiting} changes wait`;
  return (
    <Alert tone="info">
      You are offline. You can carry on: what you change here is saved once you are back online, as long as this tab stays
      open.{waiting > 0 && ` ${count} to be saved.`}
    </Alert>
  );
}

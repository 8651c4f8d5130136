import { useSyncExternalStore } from 'react';
import { useOwner } from '../../session/use-auth.ts';
import { type Outbox, readOutbox } from './outbox.ts';
import { subscribeToOutbox } from './outbox-storage.ts';

/** The signed-in user's changes that wait for a connection, and the reports of those that could not be made. */
export function useOutbox(): Outbox {
  const owner = useOwner();
  return useSyncExternalStore(subscribeToOutbox, () => readOutbox(owner));
}

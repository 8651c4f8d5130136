import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);
const read = () => onlineManager.isOnline();

/** Whether the browser is online; offline, only the week's outbox accepts changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, read);

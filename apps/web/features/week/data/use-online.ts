import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);
const read = () => onlineManager.isOnline();

/** Whether the browser has a connection; without one nothing can be saved. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, read);

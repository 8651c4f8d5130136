import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);
const read = () => onlineManager.isOnline();

/** Whether the browser is online; offline, nothing can be saved. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, read);

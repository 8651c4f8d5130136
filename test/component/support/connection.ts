import { vi } from 'vitest';

/**
 * Takes the browser's connection away, or gives it back, as far as the app can see. The real one stays, because the
 * test itself runs over it.
 */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

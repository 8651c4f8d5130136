import { vi } from 'vitest';

/** Makes the app see the browser as online or offline. The real connection stays, because the test runs over it. */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

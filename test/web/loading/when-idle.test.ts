import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from '#apps/ui/loading/when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('waits for an idle moment, but not indefinitely', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const callback = () => {};
  whenIdle(callback);
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(callback, { timeout: 2000 });
});

it('calls back soon if the browser can’t tell when it is idle', async () => {
  await new Promise<void>(whenIdle);
});

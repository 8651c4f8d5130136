import { expect, it } from 'vitest';
import { deviceName } from '#apps/http/presenters/session.ts';

it('of a long User-Agent, which takes quadratic time to read, only the beginning counts', async () => {
  expect(await deviceName('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')).toBe('Firefox on Linux');
  expect(await deviceName(`${' '.repeat(10_000)}Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0`)).toBeUndefined();
});

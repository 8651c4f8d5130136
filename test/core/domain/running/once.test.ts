import { expect, it } from 'vitest';
import { once } from '#core/domain/running/once.ts';

it('makes nothing before it is asked, and then one thing', () => {
  let made = 0;
  const value = once(() => ({ number: ++made }));
  expect(made).toBe(0);
  expect(value()).toBe(value());
  expect(made).toBe(1);
});

it('makes a value once even if it is undefined', () => {
  let made = 0;
  const value = once(() => {
    made++;
  });
  value();
  value();
  expect(made).toBe(1);
});

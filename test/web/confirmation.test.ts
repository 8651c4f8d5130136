import { afterEach, expect, it } from 'vitest';
import { confirmPerson, onConfirmationNeeded } from '#apps/ui/session/confirmation.ts';

let end = () => {};
afterEach(() => end());

it('calls that need a confirmation at one time ask once', async () => {
  let asked = 0;
  end = onConfirmationNeeded(async () => {
    asked += 1;
    return true;
  });
  expect(await Promise.all([confirmPerson(), confirmPerson()])).toEqual([true, true]);
  expect(asked).toBe(1);
});

it('a question that is open when its page goes counts as no, and the next page asks again', async () => {
  const leave = onConfirmationNeeded(() => new Promise(() => {}));
  const first = confirmPerson();
  leave();
  expect(await first).toBe(false);
  end = onConfirmationNeeded(async () => true);
  expect(await confirmPerson()).toBe(true);
});

it('without anyone to ask, it is not confirmed', async () => {
  expect(await confirmPerson()).toBe(false);
});

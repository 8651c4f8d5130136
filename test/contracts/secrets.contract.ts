import { describe, expect, it } from 'vitest';
import type { Secrets } from '#core/ports/secrets.ts';

/** Makes secrets with a key of their own and, if given, with those that a key was in use before. */
type MakeSecrets = (key: string, previous?: readonly string[]) => Secrets;

const purpose = 'calendar refresh token of 5e771ed0-0000-4000-8000-000000000001';

export function secretsContract(name: string, start: () => MakeSecrets): void {
  describe(`secrets: ${name}`, () => {
    it.each(['', 'ya29.a0Af', 'naïve 🏠\0', 'x'.repeat(10_000)])(
      'open a text that they sealed: %.20s',
      async (text) => {
        const secrets = start()('first');
        expect(await secrets.open(await secrets.seal(text, purpose), purpose)).toBe(text);
      },
    );

    it('reveal nothing of the text, and differ each time', async () => {
      const secrets = start()('first');
      const sealed = [await secrets.seal('ya29.a0Af', purpose), await secrets.seal('ya29.a0Af', purpose)];
      expect(new Set(sealed).size).toBe(2);
      for (const text of sealed) expect(text).not.toContain('ya29');
    });

    it('open no text that was altered, invented or sealed elsewhere', async () => {
      const make = start();
      const [secrets, other] = [make('first'), make('second')];
      const sealed = await secrets.seal('ya29.a0Af', purpose);
      expect(await other.open(sealed, purpose)).toBeUndefined();
      for (const text of ['', '.', '....', 'ya29.a0Af', `${sealed}x`, sealed.slice(1), sealed.slice(0, -3)]) {
        expect(await secrets.open(text, purpose)).toBeUndefined();
      }
    });

    it('open no text that was sealed for another record or field', async () => {
      const secrets = start()('first');
      const sealed = await secrets.seal('ya29.a0Af', purpose);
      for (const other of ['', purpose.replace('refresh', 'access'), purpose.replace('1', '2'), `${purpose} `]) {
        expect(await secrets.open(sealed, other)).toBeUndefined();
      }
    });

    it('open what a previous key sealed, until that key is withdrawn', async () => {
      const make = start();
      const old = await make('first').seal('ya29.a0Af', purpose);
      const rotated = make('second', ['first']);
      expect(await rotated.open(old, purpose)).toBe('ya29.a0Af');
      const renewed = await rotated.seal('ya29.a0Af', purpose);
      expect([rotated.isCurrent(old), rotated.isCurrent(renewed)]).toEqual([false, true]);
      const later = make('second');
      expect([await later.open(old, purpose), await later.open(renewed, purpose)]).toEqual([undefined, 'ya29.a0Af']);
    });
  });
}

import { describe, expect, it } from 'vitest';
import type { Secrets } from '#core/ports/secrets.ts';

export function secretsContract(name: string, makeSubject: () => Secrets): void {
  describe(`secrets: ${name}`, () => {
    it.each(['', 'ya29.a0Af', 'naïve 🏠\0', 'x'.repeat(10_000)])(
      'open a text that they sealed: %.20s',
      async (text) => {
        const secrets = makeSubject();
        expect(await secrets.open(await secrets.seal(text))).toBe(text);
      },
    );

    it('reveal nothing of the text, and differ each time', async () => {
      const secrets = makeSubject();
      const sealed = [await secrets.seal('ya29.a0Af'), await secrets.seal('ya29.a0Af')];
      expect(new Set(sealed).size).toBe(2);
      for (const text of sealed) expect(text).not.toContain('ya29');
    });

    it('open no text that was altered, invented or sealed elsewhere', async () => {
      const [secrets, other] = [makeSubject(), makeSubject()];
      const sealed = await secrets.seal('ya29.a0Af');
      expect(await other.open(sealed)).toBeUndefined();
      for (const text of ['', '.', '....', 'ya29.a0Af', `${sealed}x`, sealed.slice(1), sealed.slice(0, -3)]) {
        expect(await secrets.open(text)).toBeUndefined();
      }
    });
  });
}

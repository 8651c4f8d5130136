import { describe, expect, it } from 'vitest';
import { type OpenSubject, useSubject } from './subject.ts';

const at = new Date('2027-01-11T07:05:00.123Z');

export function addressStoreContract(name: string, open: OpenSubject): void {
  describe(`addresses: ${name}`, () => {
    const { run, addHome } = useSubject(open);
    const refusedAt = (email: string) => run(({ addresses }) => addresses.refusedAt(email));

    it('remember that they refused mail, until they accept it', async () => {
      const { email } = (await addHome()).person;
      const { email: other } = (await addHome()).person;
      expect(await refusedAt(email)).toBeUndefined();
      await run(({ addresses }) => addresses.noteRefusal(email, at));
      expect(await refusedAt(email)).toEqual(at);
      expect(await refusedAt(other)).toBeUndefined();
      await run(({ addresses }) => addresses.clearRefusal(email));
      expect(await refusedAt(email)).toBeUndefined();
    });

    it('of strangers are not remembered', async () => {
      await run(({ addresses }) => addresses.noteRefusal('stranger@example.org', at));
      expect(await refusedAt('stranger@example.org')).toBeUndefined();
    });
  });
}

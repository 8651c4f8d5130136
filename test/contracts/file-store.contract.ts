import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '#core/ports/file-store.ts';

type Subject = { readonly store: FileStore; close(): Promise<void> };

export function fileStoreContract(name: string, open: () => Promise<Subject>): void {
  describe(`file store: ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    const contentOf = (bytes = 1_000) => {
      const content = Uint8Array.from(randomBytes(bytes));
      return { content, hash: createHash('sha256').update(content).digest('hex') };
    };
    const read = async (householdId: string, hash: string) => {
      const pieces = await subject.store.read(householdId, hash);
      return pieces && Uint8Array.from(Buffer.concat(await Array.fromAsync(pieces)));
    };

    it.each([1, 1_000, 10 * 1024 * 1024])('returns a content of %i bytes as it was stored', async (bytes) => {
      const [id, { content, hash }] = [randomUUID(), contentOf(bytes)];
      await subject.store.put(id, hash, content);
      expect(Buffer.compare((await read(id, hash)) ?? new Uint8Array(), content)).toBe(0);
    });

    it('keeps one copy of what is stored twice, also at the same time', async () => {
      const [id, { content, hash }] = [randomUUID(), contentOf()];
      await Promise.all([subject.store.put(id, hash, content), subject.store.put(id, hash, content)]);
      await subject.store.put(id, hash, content);
      expect(await read(id, hash)).toEqual(content);
      await subject.store.delete(id, hash);
      expect(await read(id, hash)).toBeUndefined();
    });

    it('keeps households apart', async () => {
      const [one, other, { content, hash }] = [randomUUID(), randomUUID(), contentOf()];
      await subject.store.put(one, hash, content);
      expect(await read(other, hash)).toBeUndefined();
      await subject.store.put(other, hash, content);
      await subject.store.delete(one, hash);
      expect(await read(one, hash)).toBeUndefined();
      expect(await read(other, hash)).toEqual(content);
    });

    it('removes what isn’t there without harm', async () => {
      const [id, { hash }] = [randomUUID(), contentOf()];
      await subject.store.delete(id, hash);
      await subject.store.deleteAll(id);
    });

    it('removes all contents of one household', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const contents = Array.from({ length: 12 }, () => contentOf());
      for (const { hash, content } of contents) await subject.store.put(one, hash, content);
      const [first] = contents;
      await subject.store.put(other, first?.hash ?? '', first?.content ?? new Uint8Array());
      await subject.store.deleteAll(one);
      for (const { hash } of contents) expect(await read(one, hash)).toBeUndefined();
      expect(await read(other, first?.hash ?? '')).toEqual(first?.content);
    });
  });
}

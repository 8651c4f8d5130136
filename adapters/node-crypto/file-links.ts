import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '#core/domain/durations.ts';
import type { FileLinks } from '#core/ports/file-links.ts';
import { idAt, writeId } from './id-bytes.ts';

type Deps = {
  /** 32 bytes. */
  readonly secret: Uint8Array;
  readonly now: () => Date;
};

/** Where each field begins: the hour in which the token expires, and the two ids. */
const at = { hour: 0, household: 4, file: 20 } as const;
const fieldBytes = 36;

/** Tokens of 91 characters: the fields as bytes and their HMAC-SHA-256, in base64url. Ids are UUIDs. */
export function makeFileLinks({ secret, now }: Deps): FileLinks {
  const macOf = (fields: Buffer) => createHmac('sha256', secret).update(fields).digest();
  const hour = () => Math.floor(now().getTime() / hourMs);

  return {
    issue: ({ householdId, id }) => {
      const fields = Buffer.alloc(fieldBytes);
      fields.writeUInt32BE(hour() + 2, at.hour);
      writeId(fields, householdId, at.household);
      writeId(fields, id, at.file);
      return Buffer.concat([fields, macOf(fields)]).toString('base64url');
    },

    verify: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      // The last character has unused bits, so one token could be written in several ways.
      if (bytes.length !== fieldBytes + 32 || bytes.toString('base64url') !== token) return undefined;
      const fields = bytes.subarray(0, fieldBytes);
      if (!timingSafeEqual(bytes.subarray(fieldBytes), macOf(fields))) return undefined;
      if (fields.readUInt32BE(at.hour) <= hour()) return undefined;
      return { householdId: idAt(fields, at.household), id: idAt(fields, at.file) };
    },
  };
}

import { hourMs } from '#core/domain/durations.ts';
import type { FileLinks } from '#core/ports/file-links.ts';
import { idAt, writeId } from './id-bytes.ts';
import { makeSignedBytes } from './signed-bytes.ts';

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
  const { sign, open } = makeSignedBytes(secret);
  const hour = () => Math.floor(now().getTime() / hourMs);

  return {
    issue: ({ householdId, id }) => {
      const fields = Buffer.alloc(fieldBytes);
      fields.writeUInt32BE(hour() + 2, at.hour);
      writeId(fields, householdId, at.household);
      writeId(fields, id, at.file);
      return sign(fields);
    },

    verify: (token) => {
      const fields = open(token, fieldBytes);
      if (!fields || fields.readUInt32BE(at.hour) <= hour()) return undefined;
      return { householdId: idAt(fields, at.household), id: idAt(fields, at.file) };
    },
  };
}

import { hourMs } from '#core/domain/time/durations.ts';
import type { FileLinks } from '#core/ports/file-links.ts';
import { idAt, writeId } from './id-bytes.ts';
import { makeSignedBytes } from './signed-bytes.ts';

type Deps = {
  /** 32 bytes. */
  readonly secret: Uint8Array;
  readonly now: () => Date;
};

/** Where each field begins: the hour in which the token expires, and the ids. */
const at = { hour: 0, household: 4, file: 20, passport: 36 } as const;
const bytes = { own: 36, ofPassport: 52 } as const;

/** The fields as bytes and their HMAC-SHA-256, in base64url: 91 or 112 characters. Ids are 16 bytes in hex, or UUIDs. */
export function makeFileLinks({ secret, now }: Deps): FileLinks {
  const { sign, open } = makeSignedBytes(secret);
  const hour = () => Math.floor(now().getTime() / hourMs);

  return {
    issue: ({ householdId, id, passport }) => {
      const fields = Buffer.alloc(passport === undefined ? bytes.own : bytes.ofPassport);
      fields.writeUInt32BE(hour() + 2, at.hour);
      writeId(fields, householdId, at.household);
      writeId(fields, id, at.file);
      if (passport !== undefined) writeId(fields, passport, at.passport);
      return sign(fields);
    },

    verify: (token) => {
      const fields = open(token, bytes.own) ?? open(token, bytes.ofPassport);
      if (!fields || fields.readUInt32BE(at.hour) <= hour()) return undefined;
      return {
        householdId: idAt(fields, at.household),
        id: idAt(fields, at.file),
        ...(fields.length > bytes.own && { passport: fields.toString('hex', at.passport) }),
      };
    },
  };
}

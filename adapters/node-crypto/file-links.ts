import { hourMs } from '#core/domain/time/durations.ts';
import type { FileLinks } from '#core/ports/file-links.ts';
import { idAt, writeId } from './id-bytes.ts';
import { makeSignedBytes } from './signed-bytes.ts';

type Deps = {
  /** 32 bytes. */
  readonly secret: Uint8Array;
  readonly now: () => Date;
};

/** Where each field begins: the hour in which the token expires, and the ids of the home, the file and who is shown it. */
const at = { hour: 0, household: 4, file: 20, shownTo: 36 } as const;
const length = 52;
/** What the bytes are signed for. */
const subjects = { passport: '', reader: 'reader' } as const;

/** The fields as bytes and their HMAC-SHA-256, in base64url: 112 characters. Ids are 16 bytes in hex, or UUIDs. */
export function makeFileLinks({ secret, now }: Deps): FileLinks {
  const { sign, open } = makeSignedBytes(secret);
  const hour = () => Math.floor(now().getTime() / hourMs);

  return {
    issue: ({ householdId, id, passport, reader }) => {
      const shownTo = passport ?? reader;
      if (shownTo === undefined) throw new TypeError('A link of a file is for a reader or of a passport');
      const fields = Buffer.alloc(length);
      fields.writeUInt32BE(hour() + 2, at.hour);
      writeId(fields, householdId, at.household);
      writeId(fields, id, at.file);
      writeId(fields, shownTo, at.shownTo);
      return sign(fields, passport === undefined ? subjects.reader : subjects.passport);
    },

    verify: (token) => {
      const ofReader = open(token, length, subjects.reader);
      const fields = ofReader ?? open(token, length, subjects.passport);
      if (!fields || fields.readUInt32BE(at.hour) <= hour()) return undefined;
      return {
        householdId: idAt(fields, at.household),
        id: idAt(fields, at.file),
        ...(ofReader ? { reader: idAt(fields, at.shownTo) } : { passport: fields.toString('hex', at.shownTo) }),
      };
    },
  };
}

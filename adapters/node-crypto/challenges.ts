import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Challenges } from '#core/ports/challenges.ts';

type Deps = {
  /** 32 bytes. */
  readonly secret: Uint8Array;
  readonly now: () => Date;
};

const randomLength = 16;
const timeLength = 6;
const fieldsLength = randomLength + timeLength;
const macLength = 32;

/** 54 bytes: random ones, the time in milliseconds, and the HMAC-SHA-256 of both and the subject. */
export function makeChallenges({ secret, now }: Deps): Challenges {
  const macOf = (fields: Uint8Array, subject: string) =>
    createHmac('sha256', secret).update(fields).update(subject).digest();
  return {
    issue(subject) {
      const fields = Buffer.alloc(fieldsLength);
      randomBytes(randomLength).copy(fields);
      fields.writeUIntBE(now().getTime(), randomLength, timeLength);
      return Buffer.concat([fields, macOf(fields, subject)]).toString('base64url');
    },

    issuedAt(challenge, subject) {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== fieldsLength + macLength) return undefined;
      const fields = bytes.subarray(0, fieldsLength);
      if (!timingSafeEqual(bytes.subarray(fieldsLength), macOf(fields, subject))) return undefined;
      return new Date(fields.readUIntBE(randomLength, timeLength));
    },
  };
}

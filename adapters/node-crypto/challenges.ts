import { randomBytes } from 'node:crypto';
import type { Challenges } from '#core/ports/challenges.ts';
import { makeSignedBytes } from './signed-bytes.ts';

type Deps = {
  /** 32 bytes. */
  readonly secret: Uint8Array;
  readonly now: () => Date;
};

const randomLength = 16;
const timeLength = 6;

/**
 * 54 bytes: random ones, the time in milliseconds, and the HMAC-SHA-256 of both and the subject.
 * See docs/decisions/0171.
 */
export function makeChallenges({ secret, now }: Deps): Challenges {
  const { sign, open } = makeSignedBytes(secret);
  return {
    issue(subject) {
      const fields = Buffer.alloc(randomLength + timeLength);
      randomBytes(randomLength).copy(fields);
      fields.writeUIntBE(now().getTime(), randomLength, timeLength);
      return sign(fields, subject);
    },

    issuedAt(challenge, subject) {
      const fields = open(challenge, randomLength + timeLength, subject);
      return fields && new Date(fields.readUIntBE(randomLength, timeLength));
    },
  };
}

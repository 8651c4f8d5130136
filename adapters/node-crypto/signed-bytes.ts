import { createHmac, timingSafeEqual } from 'node:crypto';

const macLength = 32;

/** Signs bytes with HMAC-SHA-256, each for one subject. `secret`: 32 bytes. */
export function makeSignedBytes(secret: Uint8Array) {
  const macOf = (bytes: Uint8Array, subject: string) =>
    createHmac('sha256', secret).update(bytes).update(subject).digest();
  return {
    /** The bytes and their signature, in base64url. */
    sign: (bytes: Buffer, subject = ''): string => Buffer.concat([bytes, macOf(bytes, subject)]).toString('base64url'),

    /** The bytes of a text; undefined unless they are so many, and we signed them for the subject. */
    open(text: string, length: number, subject = ''): Buffer | undefined {
      const whole = Buffer.from(text, 'base64url');
      // The last character has unused bits, so one text could be written in several ways.
      if (whole.length !== length + macLength || whole.toString('base64url') !== text) return undefined;
      const bytes = whole.subarray(0, length);
      return timingSafeEqual(whole.subarray(length), macOf(bytes, subject)) ? bytes : undefined;
    },
  };
}

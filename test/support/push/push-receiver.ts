import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';

/**
 * A browser's side of push, written from RFC 8291 (encryption), RFC 8188 (its format) and RFC 8292 (VAPID), without the
 * library that the server uses.
 */
export function makePushReceiver() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const authSecret = randomBytes(16);
  const publicKey = ecdh.getPublicKey();

  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: authSecret.toString('base64url') },

    /** The text of a message in the coding `aes128gcm`. Throws if it was encrypted for another browser, or altered. */
    decrypt(message: Uint8Array): string {
      const bytes = Buffer.from(message);
      const salt = bytes.subarray(0, 16);
      const idLength = bytes.readUInt8(20);
      const senderKey = bytes.subarray(21, 21 + idLength);
      const record = bytes.subarray(21 + idLength);
      if (record.length > bytes.readUInt32BE(16)) throw new Error('more than one record');
      const secret = ecdh.computeSecret(senderKey);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const key = Buffer.from(hkdfSync('sha256', secret, authSecret, about, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the record');
      return padded.subarray(0, end).toString();
    },
  };
}

/** The claims of a request's `Authorization`, and the key that signed them. Throws if the signature isn't valid. */
export async function readVapid(authorization: string, now: Date) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url');
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, 'ES256');
  const { payload } = await jwtVerify(token, jwk, { currentDate: now });
  return { key, ...payload };
}

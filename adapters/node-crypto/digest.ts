import { createHash, createHmac } from 'node:crypto';
import type { Digest } from '#core/ports/digest.ts';

export const digest: Digest = {
  sha256: (content) => createHash('sha256').update(content).digest(),
  hmacSha256: (key, text) => createHmac('sha256', key).update(text).digest(),
};

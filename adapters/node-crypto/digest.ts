import { createHash } from 'node:crypto';
import type { Digest } from '#core/ports/digest.ts';

export const digest: Digest = {
  sha256: (text) => createHash('sha256').update(text).digest(),
};

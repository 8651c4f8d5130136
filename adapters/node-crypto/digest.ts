import { createHash } from 'node:crypto';
import type { Digest } from '#core/ports/digest.ts';

export const digest: Digest = {
  sha256: (content) => createHash('sha256').update(content).digest(),
};

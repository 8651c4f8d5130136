import { hash, randomUUID } from 'node:crypto';
import type { Ids } from '#core/ports/ids.ts';

/** Named ids are of version 8, which RFC 9562 keeps for hashes of one’s own choice. */
export const systemIds: Ids = {
  next: () => randomUUID(),
  named(name) {
    const hex = hash('sha256', name, 'hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  },
};

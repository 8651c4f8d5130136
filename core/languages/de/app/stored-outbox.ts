import type { storedOutbox as english } from '../../en/app/stored-outbox.ts';
import type { Translation } from '../../translation.ts';
/** What the week says of changes that were made offline, before what sends them is loaded. */
export const storedOutbox = {
  unreadable: 'Eine Änderung, die auf diesem Gerät wartete, ließ sich nicht lesen und wurde deshalb nicht übernommen.',
} as const satisfies Translation<typeof english>;

import type { Ids } from '#core/ports/ids.ts';

/** 00000000-0000-4000-8000-000000000001 and so on: valid UUIDs in ascending order. */
export function sequentialIds(): Ids {
  let last = 0;
  return {
    next: () => {
      last++;
      return `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
    },
  };
}

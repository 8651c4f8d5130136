import type { Ids } from '#core/ports/ids.ts';

/** 00000000-0000-4000-8000-000000000001 and so on: valid UUIDs in ascending order. */
export function sequentialIds(): Ids {
  const names = new Map<string, string>();
  let last = 0;
  const next = () => {
    last++;
    return `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
  };
  return {
    next,
    named(name) {
      const id = names.get(name) ?? next();
      names.set(name, id);
      return id;
    },
  };
}

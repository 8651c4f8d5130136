import { useState } from 'react';

/**
 * What the previews of a file have listed, also what an answer has settled since: its person may change their mind. The
 * newest form of each counts.
 */
export function useKept<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  const [known, setKnown] = useState<readonly Item[]>(items);
  const added = items.filter(({ id }) => known.every((item) => item.id !== id));
  if (added.length > 0) setKnown([...known, ...added]);
  return known.map((item) => items.find(({ id }) => id === item.id) ?? item);
}

import { useEffect, useState } from 'react';
import type { Notice } from './callback-result.ts';

/** The specification's time. */
const shownForMs = 5_000;

/** A message that disappears by itself. */
export function useNotice(first: Notice | undefined): [Notice | undefined, (notice: Notice | undefined) => void] {
  const [notice, setNotice] = useState(first);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}

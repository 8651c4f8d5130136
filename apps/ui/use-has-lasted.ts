import { useEffect, useState } from 'react';

/** Whether the component has been mounted for `ms` milliseconds. */
export function useHasLasted(ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasLasted;
}

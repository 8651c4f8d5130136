import { useEffect, useState } from 'react';

/**
 * Whether the component is on the page, and has been ready there. What depends on it loads afterwards, so that the rest
 * can be used before.
 */
export function useIsShown(isReady = true): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isReady) setIsShown(true);
  }, [isReady]);
  return isShown;
}

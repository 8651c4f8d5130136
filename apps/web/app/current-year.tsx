import { useEffect, useState } from 'react';

/** Pages are made ahead of time, perhaps last year: once the page lives, the year is written anew. */
export function CurrentYear() {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return (
    <span key={String(isAlive)} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}

import { useEffect, useRef, useState } from 'react';
import { describePage } from '../head/describe-page.ts';

/** Keeps the document's head up to date. Returns the title of the latest page, for screen readers. */
export function useTitle(pathname: string): string {
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isNew = before.current !== pathname;
    before.current = pathname;
    void describePage(pathname).then((title) => isNew && title !== undefined && setTitle(title));
  }, [pathname]);
  return title;
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { opensHere } from './opens-here.ts';

/** Whether the click opens the link here, instead of in another tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Follows links that the app opens without a load. The browser follows the others. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || !isPlain(event) || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || !opensHere(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

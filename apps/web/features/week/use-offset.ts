import { useSearchParams } from 'react-router-dom';
import { offsetFromQuery } from './model/week-offset.ts';

/** The week shown, kept in the address so that reload and Back work. */
export function useOffset(): [number, (offset: number) => void] {
  const [query, setQuery] = useSearchParams();
  const show = (offset: number) => {
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (offset === 0) next.delete('week');
      else next.set('week', String(offset));
      return next;
    });
  };
  return [offsetFromQuery(query.get('week')), show];
}

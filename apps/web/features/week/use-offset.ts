import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { offsetFromQuery } from './model/week-offset.ts';

/** The displayed week's offset, kept in the address so that reload and Back work. */
export function useOffset(): [number, (offset: number) => void] {
  const query = useQuery();
  const navigate = useNavigate();
  /** Optimistic, because quick clicks must count from the new value while the address still updates. */
  const [offset, choose] = useOptimistic(offsetFromQuery(query.get('week')));
  const show = (next: number) => {
    const address = new URLSearchParams(query);
    if (next === 0) address.delete('week');
    else address.set('week', String(next));
    startTransition(() => {
      choose(next);
      void navigate(`?${address}`);
    });
  };
  return [offset, show];
}

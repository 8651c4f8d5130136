import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../ui/use-query.ts';
import { offsetFromQuery } from './model/week-offset.ts';

/** The week shown, kept in the address so that reload and Back work. */
export function useOffset(): [number, (offset: number) => void] {
  const query = useQuery();
  const navigate = useNavigate();
  const show = (offset: number) => {
    const next = new URLSearchParams(query);
    if (offset === 0) next.delete('week');
    else next.set('week', String(offset));
    void navigate(`?${next}`);
  };
  return [offsetFromQuery(query.get('week')), show];
}

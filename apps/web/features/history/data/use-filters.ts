import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { todayIn } from '../../../household/today-in.ts';
import { useUser } from '../../../session/use-auth.ts';
import { type Filters, filtersFrom, queryOf, yearFrom } from '../model/filters.ts';

/**
 * The year and the filters, kept in the address so that reload and Back work. `today` is the household's, once the server
 * has sent it; before that, the browser's clock decides which year is this one.
 */
export function useFilters(today: IsoDate | undefined) {
  const { timezone } = useUser();
  const query = useQuery();
  const navigate = useNavigate();
  const thisYear = today === undefined ? yearIn(timezone) : Number(today.slice(0, 4));
  const year = yearFrom(query, thisYear);
  // What is typed must appear at once, but the address changes only once React has rendered the list.
  const [filters, setFilters] = useState(() => filtersFrom(query));
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  if (key !== shownKey) {
    setShownKey(key);
    if (isBackOrForward) setFilters(filtersFrom(query));
  }

  const narrow = (part: Partial<Filters>) => {
    const next = { ...filters, ...part };
    setFilters(next);
    void navigate(queryOf(year, next, thisYear), { replace: true });
  };
  return { year, thisYear, filters, narrow };
}

const yearIn = (timeZone: string): number => Number(todayIn(timeZone).slice(0, 4));

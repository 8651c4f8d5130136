import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';

/** The twelve months ahead as the server would plan them today. */
export function useYear() {
  return useQuery({ queryKey: ['year'], queryFn: ({ signal }) => call('getYear', undefined, { signal }) });
}

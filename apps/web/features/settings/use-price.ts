import { useQuery } from '@tanstack/react-query';
import { call } from '#apps/ui/api/client.ts';

/** What Premium costs; absent while that isn't known. */
export function usePrice() {
  const { data } = useQuery({ queryKey: ['price'], queryFn: ({ signal }) => call('getPrice', undefined, { signal }) });
  return data?.price ?? undefined;
}

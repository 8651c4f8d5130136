import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type OutputOf } from '#apps/ui/api/client.ts';

type Appliances = OutputOf<'getAppliances'>;
export type Appliance = Appliances['appliances'][number];

const queryKey = ['appliances'] as const;

/** The makes and models of the home’s items. */
export function useAppliances() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call('getAppliances', undefined, { signal }) });
}

export function useRemoveAppliance({ onRemoved }: { onRemoved: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ slug: item }: Appliance) => call('removeAppliance', { params: { item } }),
    onSuccess: (appliances) => {
      client.setQueryData<Appliances>(queryKey, appliances);
      onRemoved();
    },
  });
}

import { useQuery } from '@tanstack/react-query';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { appliancesKey } from '../../household/files/show-files.ts';

export type Appliance = OutputOf<'getAppliances'>['appliances'][number];
export type ApplianceDetails = OutputOf<'getAppliance'>;

/** The home's items, each with what is recorded of it. */
export const useAppliances = () =>
  useQuery({ queryKey: appliancesKey, queryFn: ({ signal }) => call('getAppliances', undefined, { signal }) });

/** One of the home's items, given by its slug. */
export const useAppliance = (item: string) =>
  useQuery({
    queryKey: [...appliancesKey, item],
    queryFn: ({ signal }) => call('getAppliance', { params: { item } }, { signal }),
  });

/** `Bosch WAN28`; empty if neither is recorded. */
export const makeText = ({ maker, model }: Pick<Appliance, 'maker' | 'model'>): string =>
  [maker, model].filter(Boolean).join(' ');

/** Whether anything is recorded of it. */
export const isRecorded = ({ item: _, slug: __, ...recorded }: Appliance): boolean =>
  Object.values(recorded).some((value) => value !== '' && value !== null);

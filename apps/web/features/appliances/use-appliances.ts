import { useQuery } from '@tanstack/react-query';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { appliancesKey } from '../../household/files/show-files.ts';

export type ApplianceDetails = OutputOf<'getAppliance'>;
export type Appliance = ApplianceDetails['appliance'];
export type Listed = OutputOf<'getAppliances'>;
export type ListedAppliance = Listed['appliances'][number];

/** The home's items, each with what is recorded of it. */
export const useAppliances = () =>
  useQuery({ queryKey: appliancesKey, queryFn: ({ signal }) => call('getAppliances', undefined, { signal }) });

/** One of the home's items, given by its slug. */
export const useAppliance = (item: string, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: [...appliancesKey, item],
    queryFn: ({ signal }) => call('getAppliance', { params: { item } }, { signal }),
  });

/** The tasks of an appliance that may use a part: the catalogue's, and the home's own. */
export const tasksOf = ({
  tasks,
  ownTasks,
}: ApplianceDetails): readonly { readonly id: string; readonly title: string }[] => [
  ...tasks.map(({ careTaskId: id, title }) => ({ id, title })),
  ...ownTasks.map(({ templateId: id, title }) => ({ id, title })),
];

/** `Bosch WAN28`; empty if neither is recorded. */
export const makeText = ({ maker, model }: Pick<Appliance, 'maker' | 'model'>): string =>
  [maker, model].filter(Boolean).map(isolated).join(' ');

/** Whether anything is recorded of it, besides files. */
export const isRecorded = ({
  maker,
  model,
  serial,
  boughtOn,
  price,
  shop,
  warrantyUntil,
  manual,
}: Appliance): boolean => [maker, model, serial, boughtOn, price, shop, warrantyUntil, manual].some(Boolean);

/** Those of which something is recorded or that have files. */
export const known = (appliances: readonly ListedAppliance[]): readonly ListedAppliance[] =>
  appliances.filter((each) => isRecorded(each) || each.files.length > 0);

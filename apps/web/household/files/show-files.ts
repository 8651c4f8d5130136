import type { QueryClient } from '@tanstack/react-query';
import { historyKey } from '../history-entry/history-key.ts';

/** The shared prefix of the keys of everything about the home's appliances. */
export const appliancesKey = ['appliances'] as const;

/** Loads again what shows files, after one was added or deleted. */
export async function showFiles(client: QueryClient): Promise<void> {
  await Promise.all([historyKey, appliancesKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}

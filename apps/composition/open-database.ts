import type { Config } from './config.ts';

export type Database = { readonly connectionString: string; close(): Promise<void> };

/** Connects to the PostgreSQL server that the settings name or, without one, starts the embedded one. */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, close: async () => {} };
  const { openEmbeddedPostgres } = await import('#adapters/embedded-postgres/open-embedded-postgres.ts');
  return openEmbeddedPostgres({ dataDir });
}

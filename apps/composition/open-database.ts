import type { Config } from './config.ts';

export type Database = { readonly connectionString: string; close(): Promise<void> };

/** The PostgreSQL of the settings, or the embedded one. */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, close: async () => {} };
  const { openEmbeddedPostgres } = await import('#adapters/embedded-postgres/open-embedded-postgres.ts');
  return openEmbeddedPostgres({ dataDir });
}

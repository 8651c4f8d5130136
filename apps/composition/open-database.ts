import type { Reporter } from '#core/ports/reporter.ts';
import type { Config } from './config.ts';
import { sayingSo } from './saying-so.ts';

type Database = { readonly connectionString: string; close(): Promise<void> };

type Options = {
  readonly reporter: Reporter;
  /** Aborts what an opening still waits for. */
  readonly stopped?: AbortSignal | undefined;
};

/** Connects to the PostgreSQL server that the settings name or, without one, starts the embedded one. */
export async function openDatabase(
  { databaseUrl, dataDir }: Config,
  { reporter, stopped }: Options,
): Promise<Database> {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, close: async () => {} };
  const { openEmbeddedPostgres } = await import('#adapters/embedded-postgres/open-embedded-postgres.ts');
  return openEmbeddedPostgres({ dataDir, stopped, waiting: sayingSo(reporter), onProblem: reporter.problem });
}

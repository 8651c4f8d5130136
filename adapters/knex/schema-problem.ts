export type SchemaProblem = { readonly kind: 'older' | 'newer'; readonly what: string; readonly advice: string };

/** Compares a database's migrations with those that this program knows. Returns undefined if they are the same. */
export function schemaProblem(applied: readonly string[], known: readonly string[]): SchemaProblem | undefined {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return {
      kind: 'newer',
      what: `A newer version of Upkept made the schema: ${unknown.join(', ')} ${unknown.length === 1 ? 'is' : 'are'} unknown here.`,
      advice: 'Run that version, or restore the backup that preceded its migration.',
    };
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length === 0) return undefined;
  return {
    kind: 'older',
    what: applied.length === 0 ? 'The database has no schema yet.' : `The schema lacks ${missing.join(', ')}.`,
    advice: 'Start the server or run `upkept db migrate`. Both back up an existing database first.',
  };
}

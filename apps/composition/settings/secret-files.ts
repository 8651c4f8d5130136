import { readFileSync } from 'node:fs';

/** The settings apart from those of vendors that are secrets or contain one. */
const ownSecrets = ['APP_SECRET', 'APP_SECRET_PREVIOUS', 'DATABASE_URL', 'DATABASE_POOLER_URL', 'S3_URL'] as const;

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Reads the secrets that files contain, as containers and service managers provide them: each secret can come from a file
 * that its name with `_FILE` names. Returns what went wrong.
 */
export function readSecretFiles(
  given: Values,
  vendorSecrets: readonly string[],
): { readonly values: Values; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const values = { ...given };
  for (const name of [...ownSecrets, ...vendorSecrets]) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) problems.push(`${name}_FILE: ${name} is set too; set only one of them`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
      problems.push(`${name}_FILE: ${file} can't be read${code}`);
    }
  }
  return { values, problems };
}

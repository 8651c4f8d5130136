import { readFileSync } from 'node:fs';

/** The settings that are secrets or contain one. Each can come from a file that its name with `_FILE` names. */
const secretSettings = [
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'OPENAI_API_KEY',
  'POSTMARK_SERVER_TOKEN',
  'POSTMARK_WEBHOOK_SECRET',
  'S3_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

type Values = Readonly<Record<string, string | undefined>>;

/** Reads the secrets that files contain, as containers and service managers provide them. Returns what went wrong. */
export function readSecretFiles(given: Values): { readonly values: Values; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const values = { ...given };
  for (const name of secretSettings) {
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

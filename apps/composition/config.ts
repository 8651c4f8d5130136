import type { z } from 'zod';
import { assistantSettings } from './settings/assistant.ts';
import { backupSettings } from './settings/backups.ts';
import { dataSettings } from './settings/data.ts';
import { mailSettings } from './settings/mail.ts';
import { serverSettings } from './settings/server.ts';
import { signInSettings } from './settings/sign-in.ts';
import { siteSettings } from './settings/site.ts';
import { vendorSettings } from './vendors/index.ts';

/** Every setting in the README's table. An empty value counts as absent. */
const settings = serverSettings
  .and(dataSettings)
  .and(backupSettings)
  .and(mailSettings)
  .and(signInSettings)
  .and(siteSettings)
  .and(assistantSettings)
  .and(vendorSettings);

export type Config = Readonly<z.output<typeof settings>>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Throws `ConfigError` with a line for each setting that is wrong or, in production, missing. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  // Several groups read NODE_ENV.
  throw new ConfigError([...new Set(problems)].join('\n'));
}

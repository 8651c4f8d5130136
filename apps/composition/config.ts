import type { z } from 'zod';
import { assistantSettings } from './settings/assistant.ts';
import { backupSettings } from './settings/backups.ts';
import { dataSettings } from './settings/data.ts';
import { fileSettings } from './settings/files.ts';
import { mailSettings } from './settings/mail.ts';
import { readSecretFiles } from './settings/secret-files.ts';
import { serverSettings } from './settings/server.ts';
import { signInSettings } from './settings/sign-in.ts';
import { siteSettings } from './settings/site.ts';
import { sendsMail, vendorSettings, vendors } from './vendors/index.ts';

/** Every setting in docs/settings.md. An empty value counts as absent. */
const settings = serverSettings
  .and(dataSettings)
  .and(backupSettings)
  .and(fileSettings)
  .and(mailSettings)
  .and(signInSettings)
  .and(siteSettings)
  .and(assistantSettings)
  .and(vendorSettings);

export type Config = Readonly<z.output<typeof settings>> & {
  /** Whether a vendor, or its stand-in, sends mail. */
  readonly sendsMail: boolean;
  /** Where users get help: in mails and on pages. */
  readonly supportEmail: string;
  /** Where vulnerabilities are reported: a URL. */
  readonly securityContact: string;
  /** Whom push services may contact: a URL. */
  readonly vapidSubject: string;
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Throws `ConfigError` with a line for each setting that is wrong or, in production, missing. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const { values, problems: unread } = readSecretFiles(
    given,
    vendors.flatMap(({ secrets }) => secrets),
  );
  // They are read once, so compiling the checks would take longer than it saves.
  const parsed = settings.safeParse(values, { jitless: true });
  if (parsed.success && unread.length === 0) return completed(parsed.data);
  const wrong = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const problems = [...unread, ...wrong];
  // Several groups read NODE_ENV.
  throw new ConfigError([...new Set(problems)].join('\n'));
}

/** Users and researchers write to the company or to the sender of mail, unless the settings name other addresses. */
function completed(config: z.output<typeof settings>): Config {
  const sender = /<([^>]+)>$/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
  const supportEmail = config.contacts.support ?? config.company.email ?? sender;
  const { security = `mailto:${supportEmail}`, push = `mailto:${supportEmail}` } = config.contacts;
  return {
    ...config,
    sendsMail: sendsMail(config),
    supportEmail,
    securityContact: security,
    vapidSubject: push,
  };
}

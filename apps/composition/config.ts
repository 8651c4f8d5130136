import type { z } from 'zod';
import type { Language } from '#core/domain/languages.ts';
import { withoutMediator } from '#core/domain/selling/agreement.ts';
import { assistantSettings } from './settings/assistant.ts';
import { backupSettings } from './settings/backups.ts';
import { dataSettings } from './settings/data.ts';
import { fileSettings } from './settings/files.ts';
import { mailSettings } from './settings/mail.ts';
import { type Misspelt, misspeltIn, misspeltSentence } from './settings/misspelt.ts';
import { readSecretFiles } from './settings/secret-files.ts';
import { sellingSettings } from './settings/selling.ts';
import { settingSentence } from './settings/sentences.ts';
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
  .and(sellingSettings)
  .and(assistantSettings)
  .and(vendorSettings);

export type Config = Readonly<z.output<typeof settings>> & {
  /** Variables that look like settings and aren't. */
  readonly misspelt: readonly Misspelt[];
  /** In which contracts are concluded. Nothing is sold on pages in other languages. */
  readonly contractLanguages: readonly Language[];
  /** The chosen ones in which nothing is sold, because a mediator is missing. */
  readonly unsoldLanguages: readonly Language[];
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
  const known = new Set<string>(['NODE_EXTRA_CA_CERTS']);
  const parsed = settings.safeParse(noting(values, known), { jitless: true, error: settingSentence });
  const misspelt = misspeltIn(Object.keys(given), known);
  if (parsed.success && unread.length === 0) return { ...completed(parsed.data), misspelt };
  const wrong = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const problems = [...unread, ...wrong, ...misspelt.map(misspeltSentence)];
  // Several groups read NODE_ENV.
  throw new ConfigError([...new Set(problems)].join('\n'));
}

/** The checks read each setting, also an absent one, and so tell which there are. */
const noting = (values: Readonly<Record<string, string | undefined>>, known: Set<string>) =>
  new Proxy(values, {
    get: (all, name) => {
      if (typeof name === 'string') known.add(name);
      return Reflect.get(all, name);
    },
  });

/**
 * Users and researchers write to the company or to the sender of mail, unless the settings name other addresses. What
 * only the sandbox sells needs no mediator.
 */
function completed(config: z.output<typeof settings>): Omit<Config, 'misspelt'> {
  const sender = /<([^>]+)>$/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
  const supportEmail = config.contacts.support ?? config.company.email ?? sender;
  const { security = `mailto:${supportEmail}`, push = `mailto:${supportEmail}` } = config.contacts;
  const unsoldLanguages = config.production ? withoutMediator(config.chosenLanguages, config.company.mediator) : [];
  return {
    ...config,
    contractLanguages: config.chosenLanguages.filter((language) => !unsoldLanguages.includes(language)),
    unsoldLanguages,
    sendsMail: sendsMail(config),
    supportEmail,
    securityContact: security,
    vapidSubject: push,
  };
}

import { z } from 'zod';
import { mode, wholeNumber } from './kinds.ts';
import { neededInProduction } from './rules.ts';

const fewestCharacters = 8;

const secret = z
  .string()
  .min(32, { error: 'needs at least 32 characters', abort: true })
  .refine((value) => new Set(value.trim()).size >= fewestCharacters, 'is too easy to guess: generate a random one');

/** The driver connects to one host. */
const severalHosts = /^postgres(ql)?:\/\/([^/@]*@)?[^/@]*,[^@]*$/;

/** A password with a `#`, `/` or `?` ends the address early, unless it is encoded. */
const databaseUrl = z
  .string()
  .refine((value) => !severalHosts.test(value), {
    error: 'names several hosts: name one, such as that of HAProxy in front of them',
    abort: true,
  })
  .refine(
    (value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value) && new URL(value).hash === '',
    'must look like postgres://user:password@database.example:5432/upkept, with %23 for a # in the password',
  );

/** Where data is stored, and the secret that its keys are derived from. */
export const dataSettings = z
  .object({
    ...mode,
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_POOLER_URL: databaseUrl.optional(),
    DATABASE_POOL: wholeNumber(1, 200).default(10),
    APP_SECRET: secret.optional(),
    APP_SECRET_PREVIOUS: secret.optional(),
  })
  .check(neededInProduction('DATABASE_URL', 'APP_SECRET'))
  .transform((values) => ({
    dataDir: values.DATA_DIR,
    /** Undefined: an embedded PostgreSQL in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** PgBouncer in front of the database. */
    databasePoolerUrl: values.DATABASE_POOLER_URL,
    databasePool: values.DATABASE_POOL,
    /** Undefined: generated once and kept in `dataDir`. */
    appSecret: values.APP_SECRET,
    /** What these sealed can still be opened. */
    previousSecrets: values.APP_SECRET_PREVIOUS === undefined ? [] : [values.APP_SECRET_PREVIOUS],
  }));

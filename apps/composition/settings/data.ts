import { z } from 'zod';
import { mode, wholeNumber } from './kinds.ts';
import { neededInProduction } from './rules.ts';

const secret = z.string().min(32, 'needs at least 32 characters');

/** Where data is stored, and the secret that its keys are derived from. */
export const dataSettings = z
  .object({
    ...mode,
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z.string().optional(),
    DATABASE_POOL: wholeNumber(1, 200).default(10),
    APP_SECRET: secret.optional(),
    APP_SECRET_PREVIOUS: secret.optional(),
  })
  .check(neededInProduction('DATABASE_URL', 'APP_SECRET'))
  .transform((values) => ({
    dataDir: values.DATA_DIR,
    /** Undefined: an embedded PostgreSQL in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    /** Undefined: generated once and kept in `dataDir`. */
    appSecret: values.APP_SECRET,
    /** What these sealed can still be opened. */
    previousSecrets: values.APP_SECRET_PREVIOUS === undefined ? [] : [values.APP_SECRET_PREVIOUS],
  }));

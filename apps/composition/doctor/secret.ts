import { fail, ok } from '#core/domain/running/finding.ts';
import { wrongSecret } from '../prepare-database.ts';
import type { Check } from './check.ts';

export const checkSecret: Check = async ({ secretRecord }) =>
  (await secretRecord.isOurs())
    ? ok('The database is used with this secret.')
    : fail(wrongSecret.what, wrongSecret.advice);

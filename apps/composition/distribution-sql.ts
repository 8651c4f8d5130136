/** For the command line, which imports no adapter. */
export { distributionSql } from '#adapters/knex/distribution.ts';

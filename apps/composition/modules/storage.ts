import { ContainerModule } from 'inversify';
import { makeBackupBeforeMigration } from '#adapters/knex/backup/backup-before-migration.ts';
import { makeBackups } from '#adapters/knex/backup/backups.ts';
import { connect } from '#adapters/knex/connect.ts';
import { lockPool, makeLocks } from '#adapters/knex/locks.ts';
import { migrate } from '#adapters/knex/migrate.ts';
import { whileReachable } from '#adapters/knex/storage-failure.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { makeAccountView } from '#adapters/knex/views/account-view.ts';
import { makeSummaryView } from '#adapters/knex/views/summary-view.ts';
import { makeWeekView } from '#adapters/knex/views/week-view.ts';
import { makeDeletionList } from '#adapters/node-fs/deletion-list.ts';
import { makeRateLimiter } from '#adapters/rate-limiter-flexible/rate-limiter.ts';
import { followPlanChanges } from '#core/procedures/calendar/follow-plan-changes.ts';
import { part } from '../parts.ts';

/** The database's connections, and the parts that read and write through them. */
export const storage = new ContainerModule(({ bind }) => {
  bind(part.knex)
    .toDynamicValue(({ get }) => connect(get(part.databaseUrl), { poolMax: get(part.databasePool) }))
    .onDeactivation((knex) => knex.destroy());
  bind(part.migrateDatabase).toDynamicValue(({ get }) => {
    const knex = get(part.knex);
    const { folder, kept } = get(part.backupSettings);
    const order = { connectionString: get(part.databaseUrl), now: get(part.clock).now, reporter: get(part.reporter) };
    const beforeChange = kept > 0 ? makeBackupBeforeMigration({ ...order, folder, kept }) : undefined;
    return () => migrate(knex, { beforeChange });
  });
  bind(part.backups).toDynamicValue(({ get }) =>
    makeBackups({ connectionString: get(part.databaseUrl), now: get(part.clock).now }),
  );
  bind(part.deletionList).toDynamicValue(({ get }) => makeDeletionList(get(part.deletionsFile)));
  bind(part.isDatabaseReady).toDynamicValue(({ get }) => {
    const knex = get(part.knex);
    return async () => {
      try {
        await knex.raw('select 1');
        return true;
      } catch {
        return false;
      }
    };
  });
  bind(part.unitOfWork).toDynamicValue(({ get }) =>
    followPlanChanges(makeUnitOfWork({ knex: get(part.knex), jobQueue: get(part.jobs).queueFor }), {
      clock: get(part.clock),
      ids: get(part.ids),
    }),
  );
  bind(part.lockPool)
    .toDynamicValue(({ get }) => connect(get(part.databaseUrl), lockPool))
    .onDeactivation((knex) => knex.destroy());
  bind(part.locks).toDynamicValue(({ get }) => makeLocks(get(part.lockPool)));
  bind(part.accountView).toDynamicValue(({ get }) => makeAccountView(get(part.knex)));
  bind(part.summaryView).toDynamicValue(({ get }) => makeSummaryView(get(part.knex)));
  bind(part.weekView).toDynamicValue(({ get }) => makeWeekView(get(part.knex)));
  bind(part.rateLimiter).toDynamicValue(({ get }) => {
    const { take } = makeRateLimiter({ knex: get(part.knex), secret: get(part.keys).addresses });
    return { take: (key, limit) => whileReachable(() => take(key, limit)) };
  });
});

import { ContainerModule } from 'inversify';
import { makeBackupBeforeMigration } from '#adapters/knex/backup/backup-before-migration.ts';
import { makeBackupRecord } from '#adapters/knex/backup/backup-record.ts';
import { makeBackups } from '#adapters/knex/backup/backups.ts';
import { connect } from '#adapters/knex/connect.ts';
import { makeHomeChanges } from '#adapters/knex/home-changes.ts';
import { lockPool, makeLocks } from '#adapters/knex/locks.ts';
import { canServe, migrate, requireOwnSchema } from '#adapters/knex/migrate.ts';
import { closePool } from '#adapters/knex/open-sockets.ts';
import { makeSecretRecord } from '#adapters/knex/secret-record.ts';
import { onDatabase, withTimeLimit } from '#adapters/knex/time-limit.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { makeAccountView } from '#adapters/knex/views/account-view.ts';
import { makeSummaryView } from '#adapters/knex/views/summary-view.ts';
import { makeWeekView } from '#adapters/knex/views/week-view.ts';
import { deriveKeys } from '#adapters/node-crypto/keyring.ts';
import { withCheckedContents } from '#adapters/node-crypto/with-checked-contents.ts';
import { makeDeletionList } from '#adapters/node-fs/deletion-list.ts';
import { makeFileStore } from '#adapters/node-fs/file-store.ts';
import { makeProcessRateLimiter } from '#adapters/rate-limiter-flexible/process-rate-limiter.ts';
import { makeRateLimiter } from '#adapters/rate-limiter-flexible/rate-limiter.ts';
import { makeS3FileStore } from '#adapters/s3/file-store.ts';
import { databaseLimits } from '#core/domain/running/time-limits.ts';
import { hexOf } from '#core/domain/text/hex.ts';
import { followPlanChanges } from '#core/procedures/calendar/follow-plan-changes.ts';
import { followHomes } from '#core/procedures/home-assistant/follow-homes.ts';
import { tellHomeChanges } from '#core/procedures/tell-home-changes.ts';
import { reportChanges } from '#core/procedures/webhooks/report-changes.ts';
import { origins } from '../origins.ts';
import { part } from '../parts.ts';
import { reportWaiting } from '../report-waiting.ts';

/** The database's connections, and the parts that read and write through them. */
export const storage = new ContainerModule(({ bind }) => {
  bind(part.databaseLimits).toConstantValue(databaseLimits);
  bind(part.knex)
    .toDynamicValue(({ get }) =>
      connect(get(part.requestsUrl), {
        poolMax: get(part.databasePool),
        limits: get(part.databaseLimits),
        isPooled: get(part.requestsUrl) !== get(part.databaseUrl),
      }),
    )
    .onDeactivation((knex) => closePool(knex, databaseLimits.closeMs));
  bind(part.migrateDatabase).toDynamicValue(({ get }) => {
    const isPooled = get(part.requestsUrl) !== get(part.databaseUrl);
    const knex = get(isPooled ? part.lockPool : part.knex);
    const waiting = reportWaiting(get(part.reporter));
    const { folder, kept } = get(part.backupSettings);
    const order = { connectionString: get(part.databaseUrl), now: get(part.clock).now, reporter: get(part.reporter) };
    const beforeChange = kept > 0 ? makeBackupBeforeMigration({ ...order, folder, kept }) : undefined;
    return () => onDatabase(() => migrate(knex, { beforeChange, waiting }));
  });
  bind(part.requireOwnSchema).toDynamicValue(({ get }) => {
    const knex = get(part.knex);
    return () => onDatabase(() => requireOwnSchema(knex));
  });
  bind(part.secretRecord).toDynamicValue(({ get }) => {
    const previous = get(part.previousSecrets).map((secret) => deriveKeys(secret));
    return makeSecretRecord(get(part.knex), {
      present: hexOf(get(part.keys).fingerprint),
      previous: previous.map(({ fingerprint }) => hexOf(fingerprint)),
    });
  });
  bind(part.backupRecord).toDynamicValue(({ get }) => makeBackupRecord(get(part.knex)));
  bind(part.backups).toDynamicValue(({ get }) =>
    makeBackups({
      connectionString: get(part.databaseUrl),
      now: get(part.clock).now,
      fileStore: get(part.fileStore),
      record: get(part.backupRecord),
    }),
  );
  bind(part.deletionList).toDynamicValue(({ get }) => makeDeletionList(get(part.deletionsFile)));
  bind(part.fileStore).toDynamicValue(({ get }) => {
    const { folder, s3 } = get(part.fileSettings);
    return withCheckedContents(s3 ? makeS3FileStore(s3) : makeFileStore(folder));
  });
  bind(part.databaseState).toDynamicValue(({ get }) => {
    const knex = get(part.knex);
    const limits = get(part.databaseLimits);
    return async () => {
      try {
        const serves = await withTimeLimit(limits.readinessMs, () => onDatabase(() => canServe(knex)));
        return serves ? 'ready' : 'other-version';
      } catch {
        return 'away';
      }
    };
  });
  bind(part.asRequest).toDynamicValue(({ get }) => {
    const limits = get(part.databaseLimits);
    return (work) => withTimeLimit(limits.requestMs, work);
  });
  bind(part.unitOfWork).toDynamicValue(({ get }) => {
    const deps = { clock: get(part.clock), ids: get(part.ids) };
    const unitOfWork = makeUnitOfWork({
      knex: get(part.knex),
      jobQueue: get(part.jobs).queueFor,
      towns: get(part.towns),
    });
    const followed = followHomes(followPlanChanges(unitOfWork, deps), { ...deps, broker: get(part.broker) });
    return tellHomeChanges(reportChanges(followed, deps), get(part.homeChanges), origins);
  });
  bind(part.lockPool)
    .toDynamicValue(({ get }) => connect(get(part.databaseUrl), lockPool))
    .onDeactivation((knex) => closePool(knex, databaseLimits.closeMs));
  bind(part.homeChanges).toDynamicValue(({ get }) =>
    makeHomeChanges({ knex: get(part.knex), sessions: get(part.lockPool) }),
  );
  bind(part.locks).toDynamicValue(({ get }) => makeLocks(get(part.lockPool)));
  bind(part.accountView).toDynamicValue(({ get }) => makeAccountView(get(part.knex), get(part.towns)));
  bind(part.summaryView).toDynamicValue(({ get }) => makeSummaryView(get(part.knex), get(part.towns)));
  bind(part.weekView).toDynamicValue(({ get }) => makeWeekView(get(part.knex), get(part.towns)));
  bind(part.rateLimiter).toDynamicValue(({ get }) => {
    const { take } = makeRateLimiter({ knex: get(part.knex), secret: get(part.keys).addresses });
    return { take: (key, limit) => onDatabase(() => take(key, limit)) };
  });
  bind(part.processRateLimiter).toDynamicValue(makeProcessRateLimiter);
});

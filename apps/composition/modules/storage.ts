import { ContainerModule } from 'inversify';
import { connect } from '#adapters/knex/connect.ts';
import { migrate } from '#adapters/knex/migrate.ts';
import { whileReachable } from '#adapters/knex/storage-failure.ts';
import { makeUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { makeAccountView } from '#adapters/knex/views/account-view.ts';
import { makeSummaryView } from '#adapters/knex/views/summary-view.ts';
import { makeWeekView } from '#adapters/knex/views/week-view.ts';
import { makeRateLimiter } from '#adapters/rate-limiter-flexible/rate-limiter.ts';
import { part } from '../parts.ts';

/** The database's connections, and the parts that read and write through them. */
export const storage = new ContainerModule(({ bind }) => {
  bind(part.knex)
    .toDynamicValue(({ get }) => connect(get(part.databaseUrl), { poolMax: get(part.databasePool) }))
    .onDeactivation((knex) => knex.destroy());
  bind(part.migrateDatabase).toDynamicValue(({ get }) => {
    const knex = get(part.knex);
    return () => migrate(knex);
  });
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
    makeUnitOfWork({ knex: get(part.knex), jobQueue: get(part.jobs).queueFor }),
  );
  bind(part.accountView).toDynamicValue(({ get }) => makeAccountView(get(part.knex)));
  bind(part.summaryView).toDynamicValue(({ get }) => makeSummaryView(get(part.knex)));
  bind(part.weekView).toDynamicValue(({ get }) => makeWeekView(get(part.knex)));
  bind(part.rateLimiter).toDynamicValue(({ get }) => {
    const { take } = makeRateLimiter({ knex: get(part.knex), secret: get(part.keys).addresses });
    return { take: (key, limit) => whileReachable(() => take(key, limit)) };
  });
});

import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { connect } from '#adapters/knex/connect.ts';
import { migrate } from '#adapters/knex/migrate.ts';
import { makeJobs } from '#adapters/pg-boss/jobs.ts';
import { startDatabaseServer } from './database-server.ts';
import { patientLimits } from './patient-limits.ts';
import { asTest, clone, databaseOn, onServer } from './test-database.ts';

/**
 * Starts one server for a project's tests and migrates one database, which they then clone. Returns what drops the
 * database and every clone that a test left open, since the server may outlive the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `test_${randomUUID().replaceAll('-', '')}`;
  const { connectionString, stop } = await startDatabaseServer();
  await onServer(connectionString, (admin) => admin.raw('create database ??', [template]));
  const database = databaseOn(connectionString, template);
  const knex = connect(database, { limits: patientLimits });
  await migrate(knex);
  await createQueues(database);
  // A server adds its schedules after it has looked for jobs that are due. So none comes up during a test.
  await knex.raw('truncate pgboss.job, pgboss.schedule');
  await knex.destroy();
  const explained = `${template}_explained`;
  await onServer(connectionString, (admin) => clone(admin, explained, template));
  project.provide('database', {
    server: connectionString,
    template,
    explained: asTest(databaseOn(connectionString, explained)),
  });
  return async () => {
    await onServer(connectionString, async (admin) => {
      const names: string[] = await admin('pg_database').where('datname', 'like', `${template}%`).pluck('datname');
      for (const name of names) await admin.raw('drop database if exists ?? with (force)', [name]);
    });
    await stop();
  };
}

/** As if a server had run before, so that those of the tests needn't create the tables of the queue. */
async function createQueues(database: string): Promise<void> {
  const errors: unknown[] = [];
  const jobs = makeJobs({ connectionString: database, onError: (error) => errors.push(error) });
  await jobs.start();
  await jobs.stop();
  if (errors.length > 0) throw errors[0];
}

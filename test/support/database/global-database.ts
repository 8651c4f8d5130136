import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { connect } from '#adapters/knex/connect.ts';
import { migrate } from '#adapters/knex/migrate.ts';
import { type DatabaseServer, startDatabaseServer } from './database-server.ts';
import { patientLimits } from './patient-limits.ts';
import { databaseOn, onServer } from './test-database.ts';

let server: DatabaseServer | undefined;
const template = `test_${randomUUID().replaceAll('-', '')}`;

/** Starts one server for the whole run and migrates one database, which the tests then clone. */
export async function setup(project: TestProject): Promise<void> {
  server = await startDatabaseServer();
  const { connectionString } = server;
  await onServer(connectionString, (admin) => admin.raw('create database ??', [template]));
  const knex = connect(databaseOn(connectionString, template), { limits: patientLimits });
  await migrate(knex);
  await knex.destroy();
  project.provide('database', { server: connectionString, template });
}

/** Drops the template and every clone that a test left open, since the server may outlive the run. */
export async function teardown(): Promise<void> {
  if (!server) return;
  await onServer(server.connectionString, async (admin) => {
    const names: string[] = await admin('pg_database').where('datname', 'like', `${template}%`).pluck('datname');
    for (const name of names) await admin.raw('drop database if exists ?? with (force)', [name]);
  });
  await server.stop();
}

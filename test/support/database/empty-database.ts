import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseOn, onServer } from './test-database.ts';

/** Runs the work with the address of a new database without any tables, and drops it afterwards. */
export async function withEmptyDatabase<Result>(work: (connectionString: string) => Promise<Result>): Promise<Result> {
  const { server } = inject('database');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (admin) => admin.raw('create database ??', [name]));
  try {
    return await work(databaseOn(server, name));
  } finally {
    await onServer(server, (admin) => admin.raw('drop database ?? with (force)', [name]));
  }
}

import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { makeResident, serverSettings } from '../../bench/resident.ts';

/** The settings of servers on the database, as in production. */
export const productionSettings = (databaseUrl: string, appSecret: string) => ({
  ...serverSettings(databaseUrl, appSecret),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  MAIL_FROM: 'hello@upkept.example',
  // Only one household changes its tasks here, and no limit is the subject.
  CHANGES_PER_MINUTE: '1000000',
  READS_PER_MINUTE: '1000000',
});

export const residentOf = (databaseUrl: string, appSecret: string, email = 'resident@chaos.example') =>
  makeResident({
    databaseUrl,
    appSecret,
    email,
    features: { propertyType: ['House'], kitchenAppliances: ['Fridge', 'Oven'], gardeningFeatures: ['Lawn'] },
  });

export const weekPath = '/api/tasks/week/0';

/** The requests of a household: of ten, eight of the week, one of the account and one change. */
export function requestMix(token: string, taskId: string): autocannon.Request[] {
  const authorization = `Bearer ${token}`;
  const week: autocannon.Request = { method: 'GET', path: weekPath, headers: { authorization } };
  const change: autocannon.Request = {
    method: 'PUT',
    path: `/api/tasks/${taskId}/complete`,
    headers: { authorization, 'content-type': 'application/json', 'x-trace': randomUUID() },
    body: JSON.stringify({ completed: true }),
  };
  const account: autocannon.Request = { method: 'GET', path: '/api/auth/me', headers: { authorization } };
  return [week, week, week, week, account, week, week, week, week, change];
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type CompleteHousehold, makeCompleteHousehold } from '../support/people/complete-household.ts';
import type { Settings } from '../support/server/process.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { type Ended, runCli } from './run-cli.ts';

const appSecret = 'the same for every program of this test';

/** Provides a server with its worker, a household that needs help, and the command line. */
export function makeSupportDesk() {
  let folder: string;
  let server: TestServer;
  let settings: Settings;
  let me: CompleteHousehold;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upkept-cli-'));
    server = await startTestServer({ now: new Date().toISOString(), settings: { APP_SECRET: appSecret } });
    settings = {
      DATABASE_URL: server.database.connectionString,
      DATA_DIR: folder,
      APP_SECRET: appSecret,
      SANDBOX_PORT: new URL(server.sandboxUrl).port,
    };
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const cli = (...args: readonly string[]): Promise<Ended> => runCli(args, settings);
  const done = async (...args: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await cli(...args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return stdout;
  };

  return {
    server: () => server,
    folder: () => folder,
    /** Creates a new household that needs help. */
    addResident: async (): Promise<void> => {
      me = await makeCompleteHousehold(server);
    },
    me: () => me,
    email: () => me.user.email,
    cli,
    /** Runs a command that succeeds, and returns its output. */
    done,
    /** Runs a command with --json, and returns its parsed output. */
    json: async (...args: readonly string[]) => {
      const text = await done(...args, '--json');
      expect(text.split('\n')).toHaveLength(2);
      return JSON.parse(text);
    },
    /** The recorded support actions on the household, oldest first. */
    noted: (): Promise<readonly string[]> =>
      server.database.knex('support_actions').where({ household_id: me.user.id }).orderBy('at').pluck('action'),
  };
}

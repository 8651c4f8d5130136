import { type DatabaseProxy, startDatabaseProxy } from '../support/database/database-proxy.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { type ServerOptions, startTestServer, type TestServer } from '../support/server/test-server.ts';

export type ServerBehindProxy = {
  readonly server: TestServer;
  /** Between the server and the database. */
  readonly proxy: DatabaseProxy;
  /** Without the proxy. */
  readonly database: TestDatabase;
  /** An onboarded user. */
  readonly me: SignedIn;
  close(): Promise<void>;
};

/** Starts a server whose connections to the database a test can break or hold up. */
export async function startServerBehindProxy(
  options: Pick<ServerOptions, 'settings' | 'overrides'>,
): Promise<ServerBehindProxy> {
  const database = await openTestDatabase();
  const proxy = await startDatabaseProxy(database.connectionString);
  const server = await startTestServer({
    ...options,
    database: { ...database, connectionString: proxy.connectionString },
  });
  const me = await server.signIn('me@home.example');
  await server.call('onboard', { body: onboarding() }, me.token);
  const close = async () => {
    proxy.resume();
    await server.close();
    await proxy.close();
    await database.close();
  };
  return { server, proxy, database, me, close };
}

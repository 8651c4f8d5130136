import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';

/** Opens the folder, prints the server's address, and closes on request. Leaves Ctrl-C to the test. */
const [dataDir = '', care] = process.argv.slice(2);
process.on('SIGINT', () => {});
const { connectionString, close } = await openEmbeddedPostgres({ dataDir, fast: care !== 'safe' });
process.stdout.write(`${connectionString}\n`);
process.stdin.once('data', async () => {
  await close();
  process.exit();
});

import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';

/** Opens the folder, says where the server is, and closes when told to. Ctrl-C is left to the test. */
const [dataDir = '', care] = process.argv.slice(2);
process.on('SIGINT', () => {});
const { connectionString, close } = await openEmbeddedPostgres({ dataDir, fast: care !== 'safe' });
process.stdout.write(`${connectionString}\n`);
process.stdin.once('data', async () => {
  await close();
  process.exit();
});

import { createServer } from 'node:http';
import pg from 'pg';

// The minimum server that responds over HTTP with the result of a query. JavaScript, because stripping types takes
// time.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const server = createServer(async (_, response) => {
  await pool.query('select 1');
  response.end('{"status":"ready"}');
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => process.exit(0));

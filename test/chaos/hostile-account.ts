import { randomUUID } from 'node:crypto';

const { URL_OF_SERVER: url = '', TOKEN: token = '' } = process.env;
const authorization = `Bearer ${token}`;
const counts = new Map<string, number>();

/** Repeats a request without a pause, over several connections. */
async function repeat(name: string, connections: number, request: () => readonly [string, RequestInit]): Promise<void> {
  const once = async () => {
    const [path, { headers, ...init }] = request();
    const response = await fetch(`${url}${path}`, { ...init, headers: { authorization, ...headers } });
    await response.arrayBuffer();
    const outcome = `${name} ${response.status}`;
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (;;) await once().catch(() => counts.set(`${name} failed`, (counts.get(`${name} failed`) ?? 0) + 1));
    }),
  );
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Rows whose words are not plain, which take longest to check. */
const ordinaryRows = `Date,Title,Note\n${`2026-01-01,Boiler’s yearly service,${'very long — note '.repeat(8)}\n`.repeat(5_000)}`;
const newRows = () => `Date,Title\n${Array.from({ length: 5_000 }, () => `2026-01-01,${randomUUID()}\n`).join('')}`;
const commas = ','.repeat(900_000);
const quoted = `Date,Title\n${'"a\n",'.repeat(150_000)}`;
const picture = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]),
  Buffer.alloc(9_900_000, 1),
]);

function upload(): RequestInit {
  const body = new FormData();
  body.set('question', 'My dishwasher smells');
  body.set('file', new Blob([picture], { type: 'image/png' }), 'photo.png');
  return { method: 'POST', body };
}

const preview = '/api/history/import/preview';
await Promise.all([
  repeat('preview of rows', 2, () => [preview, post({ file: ordinaryRows })]),
  repeat('preview of commas', 2, () => [preview, post({ file: commas })]),
  repeat('preview of quotes', 2, () => [preview, post({ file: quoted })]),
  repeat('import', 2, () => ['/api/history/import', post({ file: newRows() })]),
  repeat('upload', 4, () => ['/api/advice', upload()]),
  repeat('history', 2, () => ['/api/history', {}]),
  repeat('history as CSV', 1, () => ['/api/history/csv', {}]),
  repeat('export', 1, () => ['/api/users/export', {}]),
  repeat('year', 2, () => ['/api/year', {}]),
  repeat('home', 2, () => ['/api/home', {}]),
  repeat('visits', 2, () => ['/api/history/visits', {}]),
  repeat('passport', 1, () => ['/api/history/passport', {}]),
  new Promise((resolve) => process.once('SIGTERM', resolve)).then(() => {
    process.stdout.write(JSON.stringify(Object.fromEntries([...counts].sort())));
    process.exit(0);
  }),
]);

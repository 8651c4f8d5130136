import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '#core/domain/time/dates.ts';
import { weekPath } from './mix.ts';
import { picture } from './picture.ts';

const { URL_OF_SERVER: url = '', TOKEN: token = '', HOMES = '', SLOW_RECEIVER = '', VICTIM = '' } = process.env;
const counts = new Map<string, number>();
const today = new Date().toISOString().slice(0, 10);
const note = (outcome: string) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(Object.fromEntries([...counts].sort())));
  process.exit(0);
});

/** Strangers choose the addresses that they come from. */
const elsewhere = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;
const [mailbox = '', host = ''] = VICTIM.split('@');
/** The same mailbox, by any of its names. */
const anyName = () => `${mailbox}+${Math.floor(Math.random() * 1_000_000)}@${host}`;

type Sent = { readonly home?: string | undefined; readonly body?: object; readonly method?: string };

async function ask(name: string, path: string, { home, body, method = body ? 'POST' : 'GET' }: Sent = {}) {
  const form = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(!name.startsWith('stranger') && { authorization: `Bearer ${token}` }),
      'x-forwarded-for': elsewhere(),
      ...(home !== undefined && { 'upkept-home': home }),
      ...(body && !form && { 'content-type': 'application/json' }),
    },
    ...(body && { body: form ? body : JSON.stringify(body) }),
  });
  const reply: unknown = await response.json().catch(() => undefined);
  note(`${name} ${response.status}`);
  return reply as Record<string, unknown>;
}

/** Repeats it over several connections, until the process ends. */
const repeat = (connections: number, once: () => Promise<unknown>, pauseMs = 0) =>
  Promise.all(
    Array.from({ length: connections }, async () => {
      for (;;) {
        await once().catch(() => note('no response'));
        await sleep(pauseMs);
      }
    }),
  );

const homes: (string | undefined)[] = [undefined];
for (let index = 1; index < Number(HOMES); index++) {
  await ask('add a home', '/api/homes', { body: { name: `Home ${index}` } });
}
const { homes: own = [] } = (await ask('me', '/api/auth/me')) as { homes?: readonly { readonly id: string }[] };
homes.push(...own.map(({ id }) => id));
const anyHome = () => homes[Math.floor(Math.random() * homes.length)];

for (const home of homes)
  for (let index = 0; index < 5; index++)
    await ask('webhook', '/api/webhook-endpoints', { home, body: { url: SLOW_RECEIVER, events: ['task.created'] } });

function form(bytes: number): FormData {
  const body = new FormData();
  body.set('file', new Blob([picture(bytes)], { type: 'image/png' }), 'photo.png');
  return body;
}

/** Announces ten megabytes, and sends hardly any. */
async function uploadInSilence(): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()).on('error', () => {}));
  const home = anyHome();
  socket.write(
    `POST /api/files HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n${home ? `Upkept-Home: ${home}\r\n` : ''}` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 10000000\r\n\r\n--x\r\n',
  );
  await closed;
  note('a silent upload ended');
}

const declaration = () => ({ kind: 'withdrawal', email: anyName(), name: 'Call +33 6 12 34 56 78', reference: 'now' });
process.stdout.write('ready ');
await Promise.all([
  repeat(2, () => ask('file', '/api/files', { home: anyHome(), body: form(9_000_000) })),
  repeat(6, uploadInSilence),
  repeat(20, () => ask('read', weekPath, { home: anyHome() })),
  repeat(4, () => ask('costly read', '/api/history', { home: anyHome() })),
  repeat(2, () =>
    ask('change', '/api/tasks', {
      home: anyHome(),
      body: { title: 'x', scheduledAt: addDays(today, Math.floor(Math.random() * 28)) },
    }),
  ),
  repeat(1, () => ask('invitation', '/api/people/invitations', { body: { role: 'viewer', email: anyName() } }), 200),
  repeat(1, () => ask('stranger declares', '/api/declarations', { body: declaration() }), 200),
  repeat(1, () => ask('stranger signs in', '/api/auth/request-magic-link', { body: { email: anyName() } }), 200),
]);

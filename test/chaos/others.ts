import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '#core/domain/time/dates.ts';
import { weekPath } from './mix.ts';
import { picture } from './picture.ts';

const { URL_OF_SERVER: url = '', TOKENS = '', SECONDS = '' } = process.env;
const tokens = TOKENS.split(' ');
/** A second, by all homes together. */
const rate = 40;
const uploadEveryMs = 2_000;

/** In milliseconds. */
export type Others = {
  readonly requests: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly uploads: number;
  readonly uploadsRefused: number;
  readonly webhooks: number;
  /** How long the latest delivery took from its change; of those that have not come, how long they have waited. */
  readonly webhookMs: number;
};

const today = new Date().toISOString().slice(0, 10);
const took: number[] = [];
const problems: string[] = [];
const uploads: number[] = [];
/** When each change was asked for that a webhook has not reported. */
const unreported = new Map<string, number>();
let [webhooks, webhookMs] = [0, 0];

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

async function ask(token: string, path: string, body?: object): Promise<Response | undefined> {
  const asked = performance.now();
  const init = { headers: headersOf(token), ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  const response = await fetch(`${url}${path}`, init).catch(() => undefined);
  const text = await response?.text().catch(() => '');
  took.push(performance.now() - asked);
  if (!response?.ok) problems.push(`${path} ${response?.status ?? 'no response'} ${text}`);
  return response;
}

const receiver = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (piece) => {
    text += piece;
  });
  request.on('end', () => {
    response.end();
    for (const [title, at] of unreported) {
      if (!text.includes(title)) continue;
      unreported.delete(title);
      webhooks += 1;
      webhookMs = Math.max(webhookMs, performance.now() - at);
    }
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const { port } = receiver.address() as AddressInfo;

// The last one has just signed in, as those who add webhooks must.
const reporting = tokens.at(-1) ?? '';
const added = await fetch(`${url}/api/webhook-endpoints`, {
  method: 'POST',
  headers: headersOf(reporting),
  body: JSON.stringify({ url: `http://127.0.0.1:${port}/`, events: ['task.created'] }),
});
if (!added.ok) throw new Error(`No webhook: ${added.status} ${await added.text()}`);
const { id } = (await added.json()) as { readonly id: string };

async function upload(token: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([picture(150_000)], { type: 'image/png' }), 'photo.png');
  const response = await fetch(`${url}/api/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  }).catch(() => undefined);
  await response?.arrayBuffer();
  uploads.push(response?.status ?? 0);
}

const end = performance.now() + Number(SECONDS) * 1_000;
const running: Promise<unknown>[] = [];
let lastUpload = 0;
for (let turn = 0; performance.now() < end; turn++) {
  const token = tokens[turn % tokens.length] ?? '';
  if (turn % rate === 0) {
    const title = `reported ${randomUUID()}`;
    unreported.set(title, performance.now());
    running.push(ask(reporting, '/api/tasks', { title, scheduledAt: addDays(today, turn % 28) }));
  } else if (turn % 10 === 1)
    running.push(ask(token, '/api/tasks', { title: `task ${turn}`, scheduledAt: addDays(today, turn % 28) }));
  else running.push(ask(token, turn % 3 === 0 ? '/api/auth/me' : weekPath));
  if (performance.now() - lastUpload > uploadEveryMs) {
    lastUpload = performance.now();
    running.push(upload(token));
  }
  await sleep(1_000 / rate);
}
await Promise.all(running);
// What was asked last may take as long as it may.
for (let waited = 0; waited < 5_500 && unreported.size > 0; waited += 100) await sleep(100);
for (const at of unreported.values()) webhookMs = Math.max(webhookMs, performance.now() - at);
await fetch(`${url}/api/webhook-endpoints/${id}`, { method: 'DELETE', headers: headersOf(reporting) });
receiver.closeAllConnections();
receiver.close();

const sorted = took.toSorted((one, other) => one - other);
const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
const others: Others = {
  requests: took.length,
  failed: problems.length,
  p50: at(0.5),
  p99: at(0.99),
  uploads: uploads.length,
  uploadsRefused: uploads.filter((status) => status !== 200).length,
  webhooks,
  webhookMs: Math.round(webhookMs),
};
process.stdout.write(JSON.stringify(others));
if (problems.length > 0) process.stderr.write([...new Set(problems)].slice(0, 10).join('\n'));

import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import type { GooglePages } from '../support/server/google-pages.ts';

type User = { readonly email: string; readonly token: string };
type Deps = { readonly google: GooglePages; readonly random: (below: number) => number };

/** What the household of a user does over and over. `urls` are those of the servers, any of which may be down. */
export function makeGoogleUser({ email, token }: User, urls: readonly string[], { google, random }: Deps) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  /** Undefined if the server is down or ends before it responds. */
  const send = async (method: string, path: string, body?: object) => {
    const url = urls[random(urls.length)] ?? '';
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return fetch(`${url}${path}`, init).catch(() => undefined);
  };
  const own: string[] = [];
  let added = 0;

  async function connect(): Promise<void> {
    const visit = await send('GET', '/api/calendar/auth-url');
    if (!visit?.ok) throw new Error(`${email} could not begin to connect a calendar: ${visit?.status}`);
    const [cookie = ''] = (visit.headers.get('Set-Cookie') ?? '').split(';');
    const { url } = (await visit.json()) as { url: string };
    const { search } = new URL(await google.consent(url, 'allow', email));
    const back = `${urls[0]}/api/calendar/callback${search}`;
    await fetch(back, { redirect: 'manual', headers: { Cookie: cookie } });
    if (!(await send('GET', '/api/calendar'))?.ok) throw new Error(`${email} could not connect a calendar`);
  }

  /** Adds, moves or deletes a task, and then syncs a day, as the button on each day does. */
  async function change(today: IsoDate, days: number): Promise<void> {
    const date = addDays(today, random(days));
    const task = own[random(own.length)];
    const kind = task === undefined ? 0 : random(4);
    if (kind < 2) {
      const response = await send('POST', '/api/tasks', { title: `Task ${added++} of ${email}`, scheduledAt: date });
      const made = response?.ok ? ((await response.json().catch(() => ({}))) as { id?: string }) : {};
      if (made.id !== undefined) own.push(made.id);
    } else if (kind === 2) {
      await send('PUT', `/api/tasks/${task}`, { scheduledAt: date });
    } else {
      const response = await send('DELETE', `/api/tasks/${task}`);
      if (response?.ok) own.splice(own.indexOf(task ?? ''), 1);
    }
    await send('POST', `/api/calendar/sync/${date}`);
  }

  /** Asks until no calendar is connected any more. */
  async function disconnect(): Promise<void> {
    for (;;) {
      const response = await send('DELETE', '/api/calendar');
      if (response?.ok || response?.status === 404) return;
      await sleep(200);
    }
  }

  return { connect, change, disconnect };
}

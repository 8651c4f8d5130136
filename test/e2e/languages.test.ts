import { afterAll, beforeAll, describe, it } from 'vitest';
import { publicPaths } from '#apps/ui/paths.ts';
import { slugs } from '#words/site/slugs.ts';
import { misfitsOf } from '../support/browser/misfits.ts';
import { unfold } from '../support/browser/until-at-rest.ts';
import { expect } from '../support/browser/visitors.ts';
import { leftInEnglish } from '../support/languages/left-in-english.ts';
import { customTask, neverSeen, openEach, popups } from '../support/languages/open-each.ts';
import { buildPseudoSite, type PseudoSite } from '../support/languages/pseudo-site.ts';
import { plantTasks } from '../support/people/planted-tasks.ts';
import type { SignedIn } from '../support/server/client.ts';
import { oneOfEachKind, screens } from '../support/site/screens.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

/** A resident with what the app has menus and dialogs for. */
async function busyResident(): Promise<SignedIn> {
  const [resident, other] = [await site.resident(), await site.resident()];
  const { call } = site.server;
  const { url } = await call('invite', { body: { role: 'member' } }, resident.token);
  const token = new URL(url ?? '').searchParams.get('token') ?? '';
  await call('acceptInvitation', { body: { token } }, other.token);
  await call('createTemplate', { body: { feature: 'Clocks', taskSummary: customTask } }, resident.token);
  await site.server.database
    .knex('households')
    .where({ id: resident.user.id })
    .update({ premium_granted_at: new Date() });
  await call('renewCalendarFeed', {}, resident.token);
  await plantTasks(site.server, resident, [
    { title: 'Book the boiler service', scheduledOn: '2027-01-06', source: 'care:central-heating.book-boiler-service' },
    { title: 'Wax the table', scheduledOn: '2027-01-06', source: 'hand' },
    { title: 'Clean the fridge door seals', scheduledOn: '2027-01-06', status: 'done' },
  ]);
  return resident;
}

describe('in a language that needs 40% more', () => {
  let pseudo: PseudoSite;
  beforeAll(async () => {
    pseudo = await buildPseudoSite();
  });
  afterAll(() => pseudo?.remove());

  it('every kind of public page has room for its words', async () => {
    const page = await site.open('/', { expected: [/404/] });
    await pseudo.serveTo(page, site.server.url);
    const paths = [...Object.values(publicPaths), ...oneOfEachKind(slugs)].map(
      (path) => `/qps${path === '/' ? '' : path}`,
    );
    const misfits: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      misfits.push(...(await misfitsOf(page)).map((what) => `${path}, ${what}`));
    }
    expect(misfits).toEqual([]);
  });

  it('every screen of the app, with its menus and dialogs, has room for its words, and none of English', async () => {
    const said = new Set<string>();
    const left: string[] = [];
    const misfits: string[] = [];
    const seen = new Set<string>();
    const page = await site.open('/', { as: await busyResident(), expected: [/404/, /service worker/i, /offline/i] });
    await pseudo.serveTo(page, site.server.url);
    await pseudo.speakTo(page, site.server.url, said);
    for (const path of screens) {
      await page.goto(path);
      await unfold(page);
      const check = async (place: string, parts?: string) => {
        left.push(...(await leftInEnglish(page, said, parts)).map((text) => `${place}: ${text}`));
        misfits.push(...(await misfitsOf(page, parts)).map((what) => `${place}, ${what}`));
      };
      await check(path);
      await openEach(page, { seen, check: (name) => check(`${path}, ${name}`, popups) });
    }
    expect({ left, misfits, unseen: neverSeen(seen) }).toEqual({ left: [], misfits: [], unseen: [] });
  });
});

describe('in French', () => {
  it('a visitor changes the language at the foot of a page, and back', async () => {
    const page = await site.open('/maintenance/fridge');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await page.waitForURL(`${site.server.url}/fr/entretien/refrigerateur`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Entretenir le réfrigérateur');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${site.server.url}/maintenance/fridge`);
  });
});

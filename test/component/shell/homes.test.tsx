import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { newId, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveHousehold } from '../support/serve-household.ts';
import { serveWeek } from '../support/serve-week.ts';
import { greeting } from './shell-screen.ts';

const homes = page.getByRole('group', { name: 'Homes' });
const [lilas, sea] = [
  { id: newId(), name: 'Rue des Lilas', role: 'owner' },
  { id: newId(), name: 'Sea view', role: 'member' },
] as const;
const ada = (shown: typeof lilas | typeof sea) =>
  user({ id: shown.id, personId: lilas.id, role: shown.role, homeName: shown.name, homes: [lilas, sea] });
const week = main().getByRole('heading', { level: 1 });

describe('the switcher of homes', () => {
  it('is absent for a person with one home', async () => {
    serveWeek([]);
    await openAs(user(), '/dashboard');
    await greeting('Ada').click();
    await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expect.element(homes).not.toBeInTheDocument();
  });

  it('opens another home, which every later request names', async () => {
    serveWeek([]);
    const app = await openAs(ada(lilas), '/settings');
    await greeting('Ada').click();
    await expect.element(homes.getByRole('menuitemradio', { name: 'Rue des Lilas' })).toBeChecked();
    await look('the switcher of homes');
    serveHousehold(ada(sea));
    await homes.getByRole('menuitemradio', { name: 'Sea view' }).click();
    await expect.poll(app.address).toBe('/dashboard');
    await expect.element(week).toBeVisible();
    await expect.poll(() => requestsTo('getWeek').at(-1)?.home).toBe(sea.id);
    await rests();
    expect(requestsTo('me').map(({ home }) => home)).toEqual([undefined, sea.id]);
  });

  it('keeps unsent drafts for their home', async () => {
    serveWeek([]);
    localStorage.setItem(`draft.changes.${lilas.id}`, '{"waiting":[{"key":"k"}],"reports":[]}');
    await openAs(ada(sea), '/dashboard');
    await expect.element(week).toBeVisible();
    await expect.element(page.getByText('waiting to be sent')).not.toBeInTheDocument();
    expect(localStorage.getItem(`draft.changes.${lilas.id}`)).not.toBeNull();
  });
});

describe('a person who was removed from the home that a tab shows', () => {
  it('sees another of their homes, once the server says so', async () => {
    serveWeek([]);
    const app = await openAs(ada(sea), '/dashboard');
    await expect.element(week).toBeVisible();
    respond('me', ({ home }) => {
      if (home === sea.id) throw refused(404, { code: 'home_not_found', message: 'You aren’t in this home' });
      return ada(lilas);
    });
    await app.reload();
    await expect.element(week).toBeVisible();
    await expect.poll(() => sessionStorage.getItem('home')).toBe(lilas.id);
  });
});

describe('a tab of someone else, once another person has signed in', () => {
  it('asks for nothing of the first one’s home', async () => {
    serveWeek([]);
    await openAs(ada(lilas), '/dashboard');
    await expect.element(greeting('Ada')).toBeVisible();
    await rests();
    serveHousehold(user({ name: 'Edsger' }));
    localStorage.setItem('token', 'token-of-another-person');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-of-another-person' }));
    await expect.element(greeting('Edsger')).toBeVisible();
    await rests();
    const theirs = requestsTo('me').filter(({ token }) => token === 'token-of-another-person');
    expect(theirs.map(({ home }) => home)).not.toContain(lilas.id);
    expect(theirs.length).toBeGreaterThan(0);
  });
});

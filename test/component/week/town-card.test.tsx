import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { lyon, question, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { toast } from './week-screen.ts';

const today = '2027-01-06';
const card = () => main().getByRole('region', { name: 'Where your home is' });
const choose = () => card().getByRole('button', { name: 'Name the nearest town' });
const field = () => card().getByRole('combobox', { name: 'Nearest town' });

/** Opens the week of a home that joined on the day, and that has a question to answer. */
async function openHome(joinedOn: string, overrides: Parameters<typeof user>[0] = {}, assumesTown = false) {
  respond('findTowns', () => ({ towns: [lyon] }));
  const weeks = serveWeek([{ title: 'Wipe', scheduledAt: today }]);
  weeks.tell({ joinedOn, assumesTown });
  weeks.ask(question());
  await openAs(user(overrides), '/dashboard');
  return weeks;
}
const questions = () => main().getByRole('region', { name: question().question });

describe('the town of a new home', () => {
  it('is asked in its first week, before the questions about it, and saved at once', async () => {
    const ada = user();
    await openHome(today, ada);
    respond('updateProfile', () => ({ profile: { ...ada, town: lyon } }));
    await expect.element(choose()).toBeVisible();
    await expect.element(questions()).not.toBeInTheDocument();
    await look('the first week asks for the town');
    await choose().click();
    await field().fill('lyo');
    await page.getByRole('option', { name: 'Lyon, Auvergne-Rhône-Alpes' }).click();
    await expect.element(toast('The plan follows the seasons of Lyon')).toBeVisible();
    await expect.element(questions()).toBeVisible();
    await expect.element(card()).not.toBeInTheDocument();
    await rests();
    expect(requestsTo('updateProfile').map(({ body }) => body)).toEqual([{ town: lyon.id }]);
  });

  it('waits for who would rather not say', async () => {
    await openHome(today);
    await card().getByRole('button', { name: 'Not now' }).click();
    await expect.element(questions()).toBeVisible();
    await rests();
    expect(requestsTo('updateProfile')).toEqual([]);
  });

  it('can’t be said offline', async () => {
    await openHome(today);
    await expect.element(choose()).toBeEnabled();
    setOnline(false);
    await expect.element(choose()).toBeDisabled();
  });

  it('is not asked in later weeks', async () => {
    await openHome('2026-01-01');
    await expect.element(questions()).toBeVisible();
    await rests();
    await expect.element(card()).not.toBeInTheDocument();
  });
});

describe('a week whose dates rest on an unknown town', () => {
  const note = () => main().getByText(/^Until you name the nearest town, tasks for frost, rain and storms/);

  it('says so in the card that asks for the town, and in a line once that was put off', async () => {
    await openHome(today, {}, true);
    await expect.element(card()).toMatchTextContent('they come as early as a large part of your country needs them');
    await rests();
    expect(note().query()).toBeNull();
    await card().getByRole('button', { name: 'Not now' }).click();
    await expect.element(note()).toBeVisible();
  });

  it('says so in later weeks, and leads to the question', async () => {
    await openHome('2026-01-01', {}, true);
    await expect.element(note()).toBeVisible();
    await look('a week that rests on an unknown town');
    await main().getByRole('link', { name: 'name the nearest town' }).click();
    await expect.element(main().getByRole('combobox', { name: 'Nearest town' })).toBeVisible();
  });

  it.each([
    ['names its town', { town: lyon }],
    ['is only viewed', { role: 'viewer' }],
  ] as const)('says nothing where the home %s', async (_, overrides) => {
    await openHome('2026-01-01', overrides, true);
    await expect.element(main().getByText('Wipe').first()).toBeVisible();
    await rests();
    expect(note().query()).toBeNull();
  });
});

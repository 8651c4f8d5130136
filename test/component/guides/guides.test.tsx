import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guides } from '#core/catalogue/guides/index.ts';
import { user } from '../support/data.ts';
import { refused, respond } from '../support/network.ts';
import { main, open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { resizeWindow } from '../support/window-size.ts';

const title = page.getByRole('heading', { level: 1 });
const section = (name: string) => main().getByRole('region', { name, exact: true });
const listed = () => [...section('Maintenance schedule').element().querySelectorAll('ol > li[id]')];
const prompt = main().getByRole('complementary', { name: /^Unlock / });

describe('the index of the guides', () => {
  it('leads to a guide from anywhere on its card, and the guide leads to related ones', async () => {
    const app = await open('/maintenance');
    // The link lies over all of its card.
    await page.getByText(guides[0]?.description ?? '').click({ force: true });
    await expect.poll(app.address).toBe('/maintenance/fridge');
    await expect.element(title).toHaveTextContent('How to Maintain Your Fridge: Complete Guide');
    const related = section('Related guides').getByRole('link', { name: 'Dishwasher' });
    await expect.element(related).toBeVisible();
    related.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toBe('/maintenance/dishwasher');
    await expect.poll(() => document.title).toMatch(/^How to Maintain Your Dishwasher: Complete Guide/);
    await rests();
    expect(window.scrollY).toBe(0);
    app.goBack();
    await expect.element(title).toMatchTextContent('Fridge');
  });
});

describe('a guide', () => {
  it('aligns its three related guides at each width', async () => {
    await open('/maintenance/fridge');
    for (const width of [320, 390, 700, 768, 1024, 1440]) {
      await resizeWindow(width, 800);
      await rests();
      const cards = [...section('Related guides').element().querySelectorAll('li')];
      const [first, ...others] = cards.map((card) => card.getBoundingClientRect());
      const isRow = others.every(({ top, height }) => top === first?.top && height === first.height);
      const isColumn = others.every(({ left, width }) => left === first?.left && width === first.width);
      expect({ width, others: others.length, isAligned: isRow || isColumn }).toEqual({
        width,
        others: 2,
        isAligned: true,
      });
    }
  });

  it('replaces the tasks that visitors do not see with the prompt once a user signs out', async () => {
    await openAs(user(), '/maintenance/fridge');
    await expect.poll(() => listed().length).toBe(8);
    const table = page.getByRole('table', { name: 'at a glance' });
    await expect.poll(() => table.getByRole('rowheader').elements().length).toBe(8);
    respond('logOut', () => ({ message: 'Logged out' }));
    await page.getByRole('button', { name: 'Hello, Ada' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.element(prompt).toBeVisible();
    await rests();
    expect(listed()).toHaveLength(4);
    expect(table.getByRole('rowheader').elements()).toHaveLength(4);
  });

  it('looks as it does to visitors when the session has ended', async () => {
    localStorage.setItem('token', 'no.longer.valid');
    // As the script of the page itself does; the styles hide what is for visitors meanwhile.
    document.documentElement.dataset.token = '';
    respond('me', () => {
      throw refused(401, { code: 'not_signed_in', message: 'Please sign in' });
    });
    await open('/maintenance/fridge');
    await expect.element(prompt).toBeVisible();
    expect(listed()).toHaveLength(4);
  });
});

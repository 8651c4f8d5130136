import { describe, it } from 'vitest';
import { guides } from '#apps/web/content/guides/index.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { capitalise } from '#core/domain/capitalise.ts';
import { expect } from '../support/browser/visitors.ts';
import { guidePage } from '../support/site/guide-page.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const shortSlugs = ['ac', 'chimney', 'wine-fridge', 'pizza-oven', 'bathtub'];
const titleOf = (id: string) => careTaskById.get(id)?.task.title ?? id;

describe('the index of the guides', () => {
  it('lists all fifteen with picture, emoji, title, description, task count and difficulty, also without script', async () => {
    const page = await site.open('/maintenance', { javaScriptEnabled: false });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Home Maintenance Guide');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards).toHaveCount(15);
    for (const [index, guide] of guides.entries()) {
      const card = cards.nth(index);
      const link = card.getByRole('link', { name: guide.title, exact: true });
      await expect(link).toHaveAttribute('href', `/maintenance/${guide.slug}`);
      for (const text of [
        guide.emoji,
        guide.description,
        `${guide.tasks.length} tasks`,
        capitalise(guide.difficulty),
      ]) {
        await expect(card).toContainText(text);
      }
      const art = await card.locator('use').getAttribute('href');
      const drawing = await page.request.get(art ?? '');
      expect(drawing.headers()['content-type']).toContain('image/svg+xml');
      expect(await drawing.text()).toContain('id="art"');
    }
    await expect(page.getByText('55 household items tracked')).toBeVisible();
  });

  it('stands below the home page, and invites visitors to sign in', async () => {
    const page = await site.open('/maintenance');
    const { crumbs } = guidePage(page);
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Maintenance Guides']);
    await expect(crumbs.getByText('Maintenance Guides')).toHaveAttribute('aria-current', 'page');
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const main = page.getByRole('main');
    for (const name of ['Get your own plan', 'Start for Free']) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/login');
    }
    await main.getByRole('link', { name: 'Start for Free' }).click();
    await expect(page).toHaveURL(/\/login$/);

    const resident = await site.open('/maintenance', { as: await site.resident() });
    await expect(resident.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(resident.getByRole('main').getByRole('link', { name: /Start for Free|your own plan/ })).toHaveCount(0);
  });

  it('leads to a guide, by pointer anywhere on its card or by keyboard, and from there to related ones', async () => {
    const page = await site.open('/maintenance');
    // The link lies over all of its card.
    await page.getByText(guides[0]?.description ?? '').click({ force: true });
    await expect(page).toHaveURL(/\/maintenance\/fridge$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to Maintain Your Fridge: Complete Guide');
    await guidePage(page).related.getByRole('link', { name: 'Dishwasher' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/maintenance\/dishwasher$/);
    await expect(page).toHaveTitle(/^How to Maintain Your Dishwasher: Complete Guide/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fridge');
  });
});

describe.each(guides.map((guide) => [guide.slug, guide] as const))('the guide %s', (slug, guide) => {
  it('has all its parts for visitors who have no script, and none of the tasks that they are not to see', async () => {
    const page = await site.open(`/maintenance/${slug}`, { javaScriptEnabled: false });
    const { section, crumbs, tasks, prompt, related } = guidePage(page);
    await expect(page).toHaveTitle(new RegExp(`^How to Maintain Your ${guide.title}: Complete Guide`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `How to Maintain Your ${guide.title}: Complete Guide`,
    );
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Maintenance Guides', `${guide.title} Maintenance`]);
    await expect(crumbs.getByRole('link', { name: 'Maintenance Guides' })).toHaveAttribute('href', '/maintenance');

    const why = section('Why it matters');
    for (const paragraph of guide.introduction) await expect(why).toContainText(paragraph);
    await expect(why.getByRole('listitem').getByRole('heading')).toHaveText(guide.tips.map(({ title }) => title));
    const signs = section('Warning signs').getByRole('listitem');
    await expect(signs.getByRole('heading')).toHaveText(guide.warningSigns.map(({ title }) => title));
    await expect(signs).toHaveCount(6);
    const cards = section('When to call a professional').getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const [index, { title, price }] of guide.professionals.entries()) {
      await expect(cards.nth(index)).toContainText(title);
      await expect(cards.nth(index)).toContainText(price);
      expect(price).toContain('€');
    }
    await expect(related).toHaveCount(3);
    for (const [index, other] of guide.related.entries()) {
      await expect(related.nth(index).getByRole('link')).toHaveAttribute('href', `/maintenance/${other}`);
      await expect(related.nth(index).locator('use')).toHaveAttribute('href', /\.svg#art$/);
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Start for Free' })).toHaveAttribute(
      'href',
      '/login',
    );

    const shown = shortSlugs.includes(slug) ? 3 : 4;
    const remaining = guide.tasks.length - shown;
    await expect(tasks.getByRole('heading')).toHaveText(guide.tasks.slice(0, shown).map(titleOf));
    for (const [index, id] of guide.tasks.slice(0, shown).entries()) {
      const { task } = careTaskById.get(id) ?? {};
      const card = tasks.nth(index);
      await expect(card).toContainText(/^(Weekly|Monthly|Quarterly|Yearly)/);
      await expect(card).toContainText(/Time(\d+ minutes|\d hours?|Half day)/);
      await expect(card).toContainText(`Difficulty${capitalise(task?.difficulty ?? '')}`);
      for (const text of [task?.why, task?.safety, ...(task?.steps ?? []), task?.sources[0]?.organisation]) {
        if (text) await expect(card).toContainText(text);
      }
    }
    const html = await page.content();
    expect(guide.tasks.slice(shown).filter((id) => html.includes(titleOf(id)) || html.includes(id))).toEqual([]);
    if (remaining > 0) {
      await expect(prompt.getByRole('heading')).toHaveText(
        `Unlock ${remaining} more ${remaining === 1 ? 'task' : 'tasks'} for your ${guide.title.toLowerCase()}`,
      );
      for (const offer of ['Complete schedules', 'Automated reminders and tracking', 'Savings from preventive care']) {
        await expect(prompt).toContainText(offer);
      }
      await expect(prompt.getByRole('link', { name: /^Sign up / })).toHaveAttribute('href', '/login');
      await expect(prompt.getByRole('link', { name: /^Sign in / })).toHaveAttribute('href', '/login');
    } else await expect(prompt).toHaveCount(0);
  });
});

describe('an unknown guide', () => {
  it('is not found', async () => {
    const page = await site.open('/maintenance/toaster', { expected: [/404/] });
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /home/i }).first()).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Guide');
    for (const path of ['/maintenance/toaster', '/maintenance/fridge/door', '/maintenance/constructor']) {
      expect((await page.request.get(path)).status()).toBe(404);
    }
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frequencyOf } from '#apps/site/content/task-text.ts';
import { guides } from '#core/catalogue/guides/index.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { builtSite, hrefOf, linkNamed, partNamed, partsNamed, textOf, textsOf } from '../support/site/built-page.ts';

const site = builtSite();
const shortSlugs = ['ac', 'chimney', 'wine-fridge', 'pizza-oven', 'bathtub'];
const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const titleOf = (id: string) => careTaskById.get(id)?.task.title ?? id;
const crumbsOf = (page: ReturnType<typeof site.page>) => partNamed(page, 'Breadcrumb').querySelectorAll('li');

describe('the index of the guides', () => {
  const page = site.page('/maintenance');
  const main = page.querySelector('main') ?? page;

  it('lists every guide with its picture, emoji, title, description, number of tasks and difficulty', () => {
    expect(textOf(page.querySelector('h1'))).toBe('Complete Home Maintenance Guide');
    const cards = main.querySelectorAll('li').filter((item) => item.querySelector('h2'));
    expect(cards).toHaveLength(15);
    for (const [index, guide] of guides.entries()) {
      const card = cards[index] ?? main;
      expect(hrefOf(card, guide.title)).toBe(`/maintenance/${guide.slug}`);
      const shown = [guide.emoji, guide.description, `${guide.tasks.length} tasks`, capitalise(guide.difficulty)];
      for (const text of shown) expect(textOf(card)).toContain(text);
      const [art = ''] = card.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
      expect(readFileSync(site.file(art), 'utf8')).toContain('id="art"');
    }
    expect(textOf(main)).toContain('55 household items tracked');
  });

  it('is below the home page', () => {
    const crumbs = crumbsOf(page);
    expect(textsOf(crumbs)).toEqual(['Home', 'Maintenance Guides']);
    expect(textOf(partNamed(page, 'Breadcrumb').querySelector('[aria-current="page"]'))).toBe('Maintenance Guides');
    expect(hrefOf(partNamed(page, 'Breadcrumb'), 'Home')).toBe('/');
  });

  it('invites visitors to sign in', () => {
    for (const name of ['Get your own plan', 'Start for Free']) expect(hrefOf(main, name)).toBe('/login');
  });
});

describe.each(guides.map((guide) => [guide.slug, guide] as const))('the guide to %s', (slug, guide) => {
  const page = site.page(`/maintenance/${slug}`);
  const main = page.querySelector('main') ?? page;
  const items = (part: string) => partNamed(page, part).querySelectorAll('li');
  const headings = (part: string) => textsOf(partNamed(page, part).querySelectorAll('li h3, li h4'));
  const shown = guide.tasks.slice(0, shortSlugs.includes(slug) ? 3 : 4);
  const hidden = guide.tasks.slice(shown.length);

  it('names itself in its title, heading and breadcrumb', () => {
    const title = `How to Maintain Your ${guide.title}: Complete Guide`;
    expect(textOf(page.querySelector('title'))).toMatch(new RegExp(`^${title}`));
    expect(textOf(page.querySelector('h1'))).toBe(title);
    expect(textsOf(crumbsOf(page))).toEqual(['Home', 'Maintenance Guides', `${guide.title} Maintenance`]);
    expect(hrefOf(partNamed(page, 'Breadcrumb'), 'Maintenance Guides')).toBe('/maintenance');
  });

  it('has its introduction, tips, warning signs and prices', () => {
    const why = textOf(partNamed(page, 'Why it matters'));
    for (const paragraph of guide.introduction) expect(why).toContain(paragraph);
    expect(headings('Why it matters')).toEqual(guide.tips.map(({ title }) => title));
    const { stop, soon } = guide.warningSigns;
    expect(headings('Warning signs')).toEqual([...stop, ...soon].map(({ title }) => title));
    const groups = textsOf(partNamed(page, 'Warning signs').querySelectorAll('h3'));
    expect(groups).toEqual(['Stop and get help now', 'Deal with it soon']);
    expect(items('Warning signs')).toHaveLength(6);
    const cards = items('When to call a professional');
    expect(cards).toHaveLength(3);
    for (const [index, { title, price }] of guide.professionals.entries()) {
      expect(textOf(cards[index] ?? null)).toContain(title);
      expect(textOf(cards[index] ?? null)).toContain(price);
      expect(price).toContain('€');
    }
  });

  it('begins with its answer, before any drawing or section', () => {
    expect(guide.answer.length).toBeLessThanOrEqual(200);
    const html = main.innerHTML.replaceAll('&#x27;', "'");
    const places = ['<h1', guide.answer.slice(0, 30), '<table', '<img', '<section'].map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('sums up the shown tasks in a table, whose rows lead to them', () => {
    const rows = page.querySelectorAll('#at-a-glance table a');
    expect(rows.map((link) => link.getAttribute('href'))).toEqual(shown.map((id) => expect.stringMatching(`#${id}$`)));
    expect(textsOf(rows)).toEqual(shown.map(titleOf));
  });

  it('names its sources, those with an address as links, and the day of the last check', () => {
    const sources = partNamed(page, 'Sources of this guide');
    for (const { organisation, title, year, url } of guide.sources) {
      const entry = sources.querySelectorAll('li').find((item) => textOf(item).includes(title));
      expect(textOf(entry ?? null)).toBe(`${organisation}, ${title}${year === undefined ? '' : ` (${year})`}`);
      expect(entry?.querySelector('a')?.getAttribute('href')).toBe(url);
    }
    expect(main.querySelector('time')?.getAttribute('datetime')).toBe(guide.checkedOn);
  });

  it('has the sections on tenants and the law only if there is something to say', () => {
    const { ifYouRent, law } = guide;
    const names = partsNamed(page, (name) => ['If you rent', 'What the law requires'].includes(name)).map((part) =>
      part.getAttribute('id'),
    );
    expect(names).toEqual([...(law ? ['law'] : []), ...(ifYouRent ? ['if-you-rent'] : [])]);
    for (const { content } of law ?? []) expect(textOf(partNamed(page, 'What the law requires'))).toContain(content);
  });

  it('leads to three related guides and to the sign-in page', () => {
    const related = items('Related guides');
    expect(related.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual(
      guide.related.map((other) => `/maintenance/${other}`),
    );
    expect(related).toHaveLength(3);
    for (const item of related) expect(item.querySelector('use')?.getAttribute('href')).toMatch(/\.svg#art$/);
    expect(hrefOf(main, 'Start for Free')).toBe('/login');
  });

  it('shows the first tasks with how to do them', () => {
    const tasks = partNamed(page, 'Maintenance schedule').querySelectorAll('ol > li[id]');
    expect(textsOf(tasks.flatMap((task) => task.querySelectorAll('h3')))).toEqual(shown.map(titleOf));
    for (const [index, id] of shown.entries()) {
      const { task } = careTaskById.get(id) ?? {};
      const text = textOf(tasks[index] ?? null);
      const { frequency, rhythm } = frequencyOf(task?.intervalDays ?? 0);
      expect(text.startsWith(capitalise(rhythm ?? frequency))).toBe(true);
      expect(text).toMatch(/Time(\d+ minutes|\d hours?|Half day)/);
      expect(text).toContain(`Difficulty${capitalise(task?.difficulty ?? '')}`);
      const parts = [task?.why, task?.safety, ...(task?.steps ?? []), task?.sources[0]?.organisation];
      for (const part of parts) if (part) expect(text).toContain(localise(part, undefined));
    }
  });

  it('keeps the other tasks out of the page and asks visitors to sign up for them', () => {
    const html = site.html(`/maintenance/${slug}`);
    expect(hidden.filter((id) => html.includes(titleOf(id)) || html.includes(id))).toEqual([]);
    const prompts = partsNamed(page, (name) => name.startsWith('Unlock '));
    if (hidden.length === 0) {
      expect(prompts).toEqual([]);
      return;
    }
    const [prompt = page] = prompts;
    expect(textOf(prompt.querySelector('h3'))).toBe(
      `Unlock ${hidden.length} more ${hidden.length === 1 ? 'task' : 'tasks'} for your ${guide.title.toLowerCase()}`,
    );
    for (const offer of ['Complete schedules', 'Automated reminders and tracking', 'Savings from preventive care']) {
      expect(textOf(prompt)).toContain(offer);
    }
    for (const start of ['Sign up ', 'Sign in ']) {
      expect(linkNamed(prompt, (text) => text.startsWith(start)).getAttribute('href')).toBe('/login');
    }
  });
});

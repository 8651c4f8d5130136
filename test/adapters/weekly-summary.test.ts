import { describe, expect, it } from 'vitest';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import type { Summary } from '#core/domain/summary/summary.ts';
import { sampleSummary, summaryMail } from '../support/mail/sample-mails.ts';

const { render } = makeMailRenderer({
  productName: 'Upkept',
  supportEmail: 'help@upkept.example',
  baseUrl: 'https://upkept.example',
});
const to = 'ada@home.example';
const rendered = (changes: Partial<Summary> = {}) => render(summaryMail(to, changes));

/** The text that a reader of the HTML sees. */
const visible = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** A week of this many tasks with long titles on one day. */
function weekOf(count: number): Partial<Summary> {
  const tasks = Array.from({ length: count }, (_, index) => ({
    id: `task-${index}`,
    title: `Task ${index} with a title about as long as the catalogue’s longest ones are`,
    category: 'Plumbing and Drains',
    minutes: 10,
    reason: 'Before the season that it is meant for begins',
    critical: index % 2 === 0,
  }));
  return { days: [{ date: '2027-01-09', tasks }], minutes: 10 * count };
}

describe('the weekly summary', () => {
  it('says the same as HTML and as plain text', async () => {
    const { html, text } = await rendered({ asksToPause: true });
    for (const words of [
      'Your week, Ada',
      'Monday 4 to Sunday 10 January',
      '5 tasks',
      '1 h 5 min in all',
      'Last week you finished 4 of 5 tasks, about 1 h 15 min.',
      'Test every smoke alarm',
      'Last done a month ago',
      'Paint the fence',
      'Book the annual boiler service',
      'Planned for the week of 18 January',
      'Left until spring, the water under it can bring down a ceiling.',
      'Otherwise it pauses now and comes back after your next visit.',
      `You choose in Settings whether and when Upkept sends this summary to ${to}.`,
    ]) {
      expect(visible(html)).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/<[a-z]|&[a-z#0-9]+;|undefined|NaN|\[object/i);
  });

  it('leads from a task that rests on a guess to its question, once', async () => {
    const [day] = sampleSummary.days;
    const tasks = (day?.tasks ?? []).map((task) => ({ ...task, assumes: 'water-heater' as const }));
    const { html, text } = await rendered({ days: [{ date: '2027-01-09', tasks }] });
    expect(text.split('Not mine?: https://upkept.example/dashboard?ask=water-heater')).toHaveLength(2);
    expect(html.split('href="https://upkept.example/dashboard?ask=water-heater"')).toHaveLength(2);
    expect((await rendered()).text).not.toContain('Not mine?');
  });

  it('says that dates rest on an unknown town, with a link to the question, only while they do', async () => {
    const [assumed, known] = [await rendered({ assumesTown: true }), await rendered({})];
    const words = 'Tasks for frost, rain and storms come as early as a large part of your country needs them.';
    for (const said of [visible(assumed.html), assumed.text]) expect(said).toContain(words);
    for (const said of [visible(known.html), known.text]) expect(said).not.toContain(words);
    expect(assumed.text).toMatch(/Name the nearest town: https:\S+\/settings\?tab=account/);
    expect(assumed.html).toMatch(/<a[^>]*href="[^"]*\/settings\?tab=account"[^>]*>Name the nearest town</);
  });

  it('names the week, its tasks and their time in the subject and the preview', async () => {
    const { subject, html } = await rendered();
    expect(subject).toBe('Your week from 4 January: 5 tasks, 1 h 5 min');
    expect(html).toContain('Test every smoke alarm, Fridge: vacuum the condenser coils and 3 more.');
  });

  it('has each task under its day, with both links', async () => {
    const mail = summaryMail(to);
    const { html, text } = await render(mail);
    const places = ['Saturday', 'Test every smoke alarm', 'Sunday', 'Clean the shower drain'];
    const capitalised = text.replaceAll(/SATURDAY|SUNDAY/g, (day) => day.charAt(0) + day.slice(1).toLowerCase());
    for (const body of [visible(html), capitalised]) {
      // The preview before it names tasks too.
      const found = places.map((place) => body.indexOf(place, body.indexOf('Last week')));
      expect(found).toEqual(found.toSorted((one, other) => one - other));
      expect(found[0]).toBeGreaterThan(0);
    }
    for (const { done, notThisWeek } of Object.values(mail.links.tasks)) {
      for (const href of [done, notThisWeek]) {
        expect(html.split(`href="${href}"`)).toHaveLength(2);
        expect(text.split(href)).toHaveLength(2);
      }
    }
    expect(html).toContain('aria-label="Not this week: Clean the shower drain"');
  });

  it('can be unsubscribed from in both bodies and by the mail program', async () => {
    const { links } = summaryMail(to);
    const { html, text, headers } = await rendered();
    for (const href of [links.unsubscribePage, links.settings]) {
      expect(html).toContain(`href="${href}"`);
      expect(text).toContain(href);
    }
    expect(headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Id': '<weekly-summary.upkept.example>',
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it.each([
    [{ planned: 5, done: 5, minutes: 75 }, 'Last week you finished 5 tasks, about 1 h 15 min.'],
    [{ planned: 1, done: 1, minutes: 0 }, 'Last week you finished 1 task.'],
    [{ planned: 5, done: 0, minutes: 0 }, 'Last week was a quiet one. Here is a fresh start.'],
  ])('never blames for last week: %o', async (lastWeek, sentence) => {
    const { html, text } = await rendered({ lastWeek });
    expect(visible(html)).toContain(sentence);
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/only|missed|overdue|behind|fail|should have/i);
  });

  it('leaves out the parts that are empty', async () => {
    const { lastWeek: _, note: __, ...rest } = sampleSummary;
    const mail = summaryMail(to);
    const { html, text } = await render({ ...mail, summary: { ...rest, name: '', toBook: [] } });
    expect(text).toMatch(/^Your week\n/);
    for (const body of [visible(html), text]) expect(body).not.toMatch(/last week|book soon|this time of year|pause/i);
  });

  it('greets by a name that is one word, and not by a whole one like a form letter', async () => {
    for (const [name, heading] of [
      ['Ada', 'Your week, Ada'],
      ['Ada Lovelace', 'Your week'],
    ] as const) {
      expect((await rendered({ name })).text.split('\n')[0]).toBe(heading);
    }
  });

  it('names both months of a week that has two', async () => {
    const { text } = await rendered({ from: '2026-12-28', to: '2027-01-03' });
    expect(text).toContain('Monday 28 December to Sunday 3 January');
  });

  it('has a week without tasks', async () => {
    const { subject, text } = await rendered({ days: [], minutes: 0 });
    expect(subject).toBe('Your week from 4 January: nothing to do');
    expect(text).toContain('it’s a good time to book what comes next');
    const empty = await rendered({ days: [], minutes: 0, toBook: [] });
    expect(empty.text).toContain('Nothing is planned for these days.');
  });

  it('says after a finished week what was done and what comes next', async () => {
    const finished = {
      days: [],
      minutes: 0,
      finished: { done: 6, minutes: 75 },
      next: { title: 'Gutters: clear them', weekStart: '2027-01-25' },
    };
    const { subject, html, text } = await rendered(finished);
    expect(subject).toBe('Your week from 4 January: all done');
    for (const body of [visible(html), text]) {
      expect(body).toContain('All done');
      expect(body).toContain('All 6 done this week, 1 h 15 min. Next: Gutters: clear them, week of 25 January.');
      expect(body).not.toMatch(/nothing/i);
    }
    const { next: _, ...last } = finished;
    const one = await rendered({ ...last, finished: { done: 1, minutes: 0 } });
    expect(one.text).toContain('Your one task is done this week.\n');
  });

  it('stays below 60 KB with the longest week, and counts the tasks that it leaves out', async () => {
    const { subject, html, text } = await rendered({ ...weekOf(40), asksToPause: true });
    expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(60 * 1024);
    expect(subject).toContain('40 tasks');
    expect(text).toContain('Task 11 ');
    expect(text).not.toContain('Task 12 ');
    expect(text).toContain('Your week has 28 more.');
  });

  it('names the category of a person’s own task in the reader’s language', async () => {
    const tasks = [{ id: 'own', title: 'Arroser les plantes', category: 'Garden', critical: false }];
    const { text } = await render(summaryMail(to, { days: [{ date: '2027-01-09', tasks }] }, 'fr'));
    expect(text).toContain('Jardin');
    expect(text).not.toContain('Garden');
  });

  it('shows titles that look like markup unchanged, and loads nothing', async () => {
    const title = '<b>Fish & chips</b> $x';
    const tasks = [{ id: 'own', title, category: '<i>', critical: false }];
    const { html, text } = await rendered({ days: [{ date: '2027-01-09', tasks }] });
    expect(html).toContain('&lt;b&gt;Fish &amp; chips&lt;/b&gt; $x');
    expect(text).toContain(title);
    expect(html).not.toMatch(/<img|<link|<script|@import|url\(/i);
  });
});

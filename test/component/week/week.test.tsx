import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { weekdays } from '#core/domain/time/dates.ts';
import { guide } from '../support/data.ts';
import { look } from '../support/look.ts';
import { requestsTo } from '../support/network.ts';
import { main } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveTemplates } from '../support/serve-templates.ts';
import { texts } from '../support/texts.ts';
import {
  button,
  choose,
  complete,
  day,
  days,
  markIncomplete,
  openWeek,
  progress,
  task,
  titlesOn,
  toast,
} from './week-screen.ts';

// Today is Wednesday 6 January 2027.

describe('the week', () => {
  it('begins with today, and shows what is overdue, and what the two weeks before left open', async () => {
    const app = await openWeek([
      { title: 'Test the alarms', scheduledAt: '2027-01-04' },
      { title: 'Descale the kettle', scheduledAt: '2027-01-10', minutes: 45 },
      { title: 'Wipe the seals', scheduledAt: '2027-01-09', minutes: 20 },
      { title: 'Vacuum the coils', scheduledAt: '2027-01-09', minutes: 30 },
      { title: 'Bleed the radiators', scheduledAt: '2026-12-30' },
    ]);
    await expect.element(day('Saturday')).toBeVisible();
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('This week');
    await expect.element(page.getByText('4 to 10 January')).toBeVisible();
    expect(days()).toEqual(['Wednesday', 'Saturday', 'Still open from earlier', 'Sunday']);
    await expect.element(day('Wednesday')).toMatchTextContent('Today');
    await expect.element(day('Wednesday')).toMatchTextContent('Nothing today. Next: Saturday, 2 tasks.');
    await expect.element(day('Saturday')).toMatchTextContent('9 Jan');
    await expect.element(day('Saturday')).toMatchTextContent('50 min');
    await button('Thursday and Friday: free').click();
    await button('Monday and Tuesday: 1 open').click();
    await rests();
    expect(days().toSorted()).toEqual(['Still open from earlier', ...weekdays].toSorted());
    await expect.element(task('Test the alarms').getByText('Overdue', { exact: true })).toBeVisible();
    await expect.element(task('Vacuum the coils').getByText('Overdue')).not.toBeInTheDocument();

    expect(titlesOn('Still open from earlier')).toEqual(['Bleed the radiators']);
    await expect.element(day('Still open from earlier').getByText('Overdue since 30 Dec')).toBeVisible();
    await complete('Bleed the radiators');
    await expect.element(day('Still open from earlier')).toMatchTextContent('1 task');
    await complete('Test the alarms');
    await expect.element(day('All caught up')).toMatchTextContent('Nothing is left over from the last two weeks.');
    await expect.poll(() => app.saved(-1)).toEqual(['Bleed the radiators: 2026-12-30 done']);
    await app.reload();
    // What was done this week stays in sight.
    await expect.element(day('All caught up')).toMatchTextContent('Bleed the radiators');
    await expect.element(progress()).toMatchTextContent('1 of 4 done');
  });

  it('has a button for the calendar on each day, and leads to custom tasks', async () => {
    const app = await openWeek([
      { title: 'Test the alarms', scheduledAt: '2027-01-04' },
      { title: 'Wipe the seals', scheduledAt: '2027-01-09' },
      { title: 'Descale the kettle', scheduledAt: '2027-01-10' },
    ]);
    serveTemplates();
    const sync = page.getByRole('button', { name: /^Sync to Calendar/ });
    await expect.poll(() => sync.length).toBe(3);
    await button('Thursday and Friday: free').click();
    await button('Monday and Tuesday: 1 open').click();
    await expect.poll(() => sync.length).toBe(7);
    await page.getByRole('link', { name: 'Create Custom Task' }).click();
    await expect.poll(app.address).toBe('/settings?tab=custom-tasks');
  });

  it('keeps its order when a task is ticked or moved, and the page is loaded again', async () => {
    const app = await openWeek([
      { title: 'Vacuum the coils', scheduledAt: '2027-01-06', minutes: 30 },
      { title: 'Wipe the seals', scheduledAt: '2027-01-06', minutes: 20 },
      { title: 'Test the alarms', scheduledAt: '2027-01-06', minutes: 40, guide: guide({ critical: true }) },
      { title: 'Clean the filter', scheduledAt: '2027-01-09', minutes: 25 },
    ]);
    await expect.poll(() => titlesOn('Wednesday')).toEqual(['Test the alarms', 'Wipe the seals', 'Vacuum the coils']);
    await complete('Test the alarms');
    await choose('Clean the filter', 'Move to today');
    await expect.element(toast('Moved to')).toBeVisible();
    const order = ['Test the alarms', 'Wipe the seals', 'Clean the filter', 'Vacuum the coils'];
    await expect.poll(() => titlesOn('Wednesday')).toEqual(order);
    await expect.poll(() => app.saved()).toContain('Clean the filter: 2027-01-06');
    await app.reload();
    await expect.poll(() => titlesOn('Wednesday')).toEqual(order);
  });

  it('has a message for every stage of progress', async () => {
    const titles = ['One', 'Two', 'Three', 'Four'];
    const app = await openWeek(
      titles.map((title, index) => ({ title, scheduledAt: `2027-01-0${6 + index}`, minutes: 15 })),
    );
    await expect.element(progress()).toMatchTextContent('0 of 4 done, 1 h left');
    await expect.element(progress()).toMatchTextContent('Ready when you are.');
    const stages = [
      ['1 of 4 done, 45 min left', 'A good start. One small job at a time.'],
      ['2 of 4 done, 30 min left', 'Good going. You’re past the halfway mark.'],
      ['3 of 4 done, 15 min left', 'Nearly there. Only a little is left.'],
      ['4 of 4 done', 'All done. Your home is in good hands.'],
    ] as const;
    for (const [index, [summary, message]] of stages.entries()) {
      await complete(titles[index] ?? '');
      await expect.element(progress()).toMatchTextContent(summary);
      await expect.element(progress()).toMatchTextContent(message);
      await expect.element(progress().getByRole('progressbar')).toHaveAttribute('aria-valuetext', summary);
      const announcement = page.getByRole('status').filter({ hasText: `This week: ${summary}` });
      await expect.element(announcement).toBeInTheDocument();
    }
    await markIncomplete('Two');
    await expect.element(progress()).toMatchTextContent('3 of 4 done, 15 min left');
    await expect
      .poll(() => app.saved().toSorted())
      .toEqual(['Four: 2027-01-09 done', 'One: 2027-01-06 done', 'Three: 2027-01-08 done', 'Two: 2027-01-07']);
  });

  it('opens a task to the rules of the household’s country', async () => {
    await openWeek([
      {
        title: 'Book the chimney sweep',
        scheduledAt: '2027-01-06',
        guide: guide({
          rules: [
            {
              place: 'Germany',
              text: 'Twice in seven years the district chimney sweep inspects all fireplaces.',
              source: { organisation: 'DIN', title: 'A standard', url: 'https://rules.example/din' },
              checkedOn: '2026-11-23',
            },
            {
              place: 'Germany',
              text: 'Ask first.',
              source: { organisation: 'DVGW', title: 'A rule' },
              checkedOn: null,
            },
          ],
        }),
      },
    ]);
    await button('Book the chimney sweep').click();
    const row = task('Book the chimney sweep');
    await row.getByText('Background and sources').click();
    await expect.element(row).toMatchTextContent('In Germany: Twice in seven years');
    await expect.element(row).toMatchTextContent('DIN, A standard (checked on 23 November 2026)');
    await expect
      .element(row.getByRole('link', { name: 'A standard' }))
      .toHaveAttribute('href', 'https://rules.example/din');
    await expect.element(row).toMatchTextContent('In Germany: Ask first.');
    await expect.element(row).not.toMatchTextContent('A rule, checked');
    await look('a task with the rules of its country');
  });

  it('opens a task to its benefit, steps, tools and safety advice', async () => {
    const steps = ['Unplug the fridge.', 'Vacuum the coils.', 'Plug it in again.'];
    await openWeek([
      {
        title: 'Vacuum the fridge coils',
        scheduledAt: '2027-01-06',
        guide: guide({
          steps,
          safety: 'Pull the plug first.',
          sources: [{ organisation: 'Energy Trust', title: 'Fridges that last' }],
        }),
      },
    ]);
    const opener = button('Vacuum the fridge coils');
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    const row = task('Vacuum the fridge coils');
    // Nothing comes between the reader and the job.
    await expect
      .element(row)
      .toMatchTextContent(/Vacuum cleaner.*Pull the plug first.*Background and sources.*Clean coils use less power/s);
    await expect.element(row.getByText('Difficulty')).not.toBeVisible();
    await row.getByText('Background and sources').click();
    await rests();
    expect(texts(row.getByRole('list').getByRole('listitem'))).toEqual(steps);
    await expect.element(row.getByRole('note')).toMatchTextContent('Pull the plug first.');
    await expect.element(row).toMatchTextContent('Vacuum cleaner');
    await expect.element(row).toMatchTextContent('Fridges that last');
    await expect.element(row).toMatchTextContent('Every 3 months');
    await expect.element(row.getByText('Difficulty')).toBeVisible();
    const more = row.getByRole('link', { name: /^Read the full guide.*Fridge$/ });
    await expect.element(more).toHaveAttribute('href', '/maintenance/fridge');
    await opener.click();
    await expect.element(row).not.toMatchTextContent('Why it matters');
  });
});

describe('planning the week again', () => {
  it('asks first, says which tasks stay, and shows the new plan', async () => {
    const app = await openWeek([{ title: 'Wipe', scheduledAt: '2027-01-09' }]);
    await button('More for this week').click();
    await page.getByRole('menuitem', { name: 'Re-plan this week' }).click();
    const question = page.getByRole('alertdialog', { name: 'Re-plan this week?' });
    await expect.element(question).toMatchTextContent('Tasks that you’ve done, moved or added stay as they are.');
    await rests();
    expect(requestsTo('replanWeek')).toEqual([]);
    app.replanWith([{ title: 'Vacuum', scheduledAt: '2027-01-08' }]);
    await question.getByRole('button', { name: 'Re-plan' }).click();
    await expect.element(toast('The week has been planned again')).toBeVisible();
    await expect.element(day('Friday')).toMatchTextContent('Vacuum');
    await expect.element(task('Wipe')).not.toBeInTheDocument();
    await rests();
    expect(requestsTo('replanWeek').map(({ params }) => params)).toEqual([{ offset: 0 }]);
  });
});

describe('on the day on which the household joined', () => {
  it('the first thing on the page is the quickest job, which stays there once it is done', async () => {
    const app = await openWeek([
      { title: 'Descale the kettle', scheduledAt: '2027-01-09', minutes: 30 },
      { title: 'Test the alarms', scheduledAt: '2027-01-10', minutes: 5 },
    ]);
    app.tell({ joinedOn: '2027-01-06' });
    await app.reload();
    await expect.element(day('Wednesday')).toMatchTextContent(/Start with one:.*Test the alarms/);
    await look('the joining day');
    await complete('Test the alarms');
    await expect.element(day('Wednesday')).toMatchTextContent(/Your first one is done\..*Test the alarms/);
    await expect.element(day('Saturday')).toMatchTextContent('Descale the kettle');
    await expect.poll(() => app.saved()).toContain('Test the alarms: 2027-01-10 done');
  });
});

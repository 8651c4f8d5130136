import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { preferMotion } from '../support/media.ts';
import { rests } from '../support/rests.ts';
import { advance, click, drawn, drawnUntil, holdTime, releaseTime, watchIntervals } from '../support/time.ts';
import { button, complete, day, markIncomplete, openWeek } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const today = '2027-01-06';
const confetti = () => document.querySelector('canvas');

beforeEach(() => preferMotion('no-preference'));

describe('a day that is done', () => {
  it('is celebrated until one of its tasks is unticked, and not if it was done before', async () => {
    await openWeek([
      { title: 'Wipe', scheduledAt: today },
      { title: 'Vacuum', scheduledAt: today },
      { title: 'Done before', scheduledAt: '2027-01-09', completed: true },
    ]);
    await expect.element(day('Saturday')).toMatchTextContent('✅ All Done!');
    await complete('Wipe');
    await expect.element(day('Wednesday')).not.toMatchTextContent('All Done!');
    await rests();
    expect(confetti()).toBeNull();
    await complete('Vacuum');
    await expect.element(day('Wednesday')).toMatchTextContent('✅ All Done!');
    await expect.poll(confetti).not.toBeNull();
    await markIncomplete('Vacuum');
    await expect.poll(confetti).toBeNull();
    await expect.element(day('Wednesday')).not.toMatchTextContent('All Done!');
  });

  it('is celebrated after 300 ms, for five seconds', async () => {
    await openWeek([{ title: 'Wipe', scheduledAt: today }]);
    await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
    // Loaded ahead, so that only the held time decides when confetti appears.
    await import('#apps/ui/celebration/confetti.ts');
    holdTime();
    using intervals = watchIntervals();
    await click(button('Complete Wipe'));
    await advance(290);
    await drawn();
    expect(confetti()).toBeNull();
    await advance(20);
    await drawnUntil(confetti);
    await advance(4_900);
    expect(intervals.passed).toHaveLength(19);
    await advance(15_000);
    expect(intervals.passed).toHaveLength(19);
  });

  it('is not celebrated on another page', async () => {
    const app = await openWeek([{ title: 'Wipe', scheduledAt: today }]);
    await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
    holdTime();
    await click(button('Complete Wipe'));
    await advance(200);
    expect(day('Wednesday').element().textContent).toContain('✅ All Done!');
    await click(page.getByRole('link', { name: 'Guides' }).first());
    while (document.querySelector('h1')?.textContent !== 'Complete Home Maintenance Guide') await drawn();
    expect(app.address()).toBe('/maintenance');
    await advance(400);
    await import('#apps/ui/celebration/confetti.ts');
    await drawn();
    expect(confetti()).toBeNull();
    releaseTime();
  });

  it('is praised without confetti if the user prefers reduced motion', async () => {
    await preferMotion('reduce');
    await openWeek([{ title: 'Wipe', scheduledAt: today }]);
    await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
    await import('#apps/ui/celebration/confetti.ts');
    holdTime();
    await click(button('Complete Wipe'));
    await advance(1_000);
    await drawnUntil(() => day('Wednesday').element().textContent?.includes('✅ All Done!'));
    await advance(1_000);
    expect(confetti()).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { preferMotion } from '../support/media.ts';
import { main, open } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { advance, click, drawnUntil, holdTime, watchIntervals } from '../support/time.ts';

const kitchen = ['Fridge', 'Gas Stove', 'Induction Cooktop', 'Microwave', 'Oven'];
const bathroom = ['Bathtub', 'Shower', 'Bidet', 'Jacuzzi', 'Sauna'];
const outdoors = ['BBQ Grill', 'Deck/Patio', 'Fire Pit', 'Outdoor Jacuzzi', 'Outdoor Kitchen', 'Pool'];

const bar = () => main().getByRole('progressbar', { name: 'Onboarding preview' });
const option = (name: string) => main().getByRole('button', { name, exact: true });
/** The first press waits for its script. */
const isPressed = (name: string) => option(name).element().getAttribute('aria-pressed') === 'true';
const optionsShown = () =>
  [...(bar().element().parentElement?.querySelectorAll('button') ?? [])].map((button) => button.textContent);
const task = (name: string) => main().getByRole('button', { name: `Complete ${name}`, exact: true });
const praise = () => main().getByText('All tasks completed! Great job!');
const confetti = () => document.querySelectorAll('canvas').length;
const event = () => main().getByRole('button', { name: 'Maintain your home' });
const popover = () => document.querySelector('#preview-event');

describe('the onboarding preview', () => {
  it('asks three questions, holds each answer for a second, and begins again after the last', async () => {
    await open('/');
    await expect.element(bar()).toBeVisible();
    holdTime();
    for (const [step, names, choice] of [
      [1, kitchen, 'Gas Stove'],
      [2, bathroom, 'Sauna'],
      [3, outdoors, 'Pool'],
      [1, kitchen, 'Oven'],
    ] as const) {
      await expect.element(bar()).toHaveAttribute('aria-valuetext', `Step ${step} of 3`);
      await expect.element(bar()).toHaveAttribute('value', String(step));
      await expect.poll(optionsShown).toEqual(names);
      await click(option(choice));
      await drawnUntil(() => isPressed(choice));
      expect(option(choice).element().getAttribute('aria-pressed')).toBe('true');
      expect(names.map((name) => option(name).element().getAttribute('aria-disabled'))).toEqual(
        names.map(() => 'true'),
      );
      await advance(950);
      expect(optionsShown()).toEqual(names);
      await advance(100);
      expect(optionsShown()).not.toEqual(names);
    }
  });

  it('takes no second answer while it holds the first', async () => {
    await open('/');
    await expect.element(bar()).toBeVisible();
    holdTime();
    await click(option('Fridge'));
    await click(option('Oven'));
    await drawnUntil(() => isPressed('Fridge'));
    const pressed = ['Fridge', 'Oven'].map((name) => option(name).element().getAttribute('aria-pressed'));
    expect(pressed).toEqual(['true', 'false']);
    await advance(1_050);
    expect(optionsShown()).toEqual(bathroom);
    await advance(5_000);
    expect(optionsShown()).toEqual(bathroom);
  });

  it('works by keyboard and moves the focus to the next question', async () => {
    await open('/');
    await expect.element(option('Oven')).toBeVisible();
    option('Oven').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(main().getByText('Step 2 of 3')).toBeVisible();
    await expect.element(option('Bathtub')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(main().getByText('Step 3 of 3')).toBeVisible();
    await expect.element(option('BBQ Grill')).toHaveFocus();
    await rests();
    expect(bar().element().parentElement?.querySelector('[role=status]')?.textContent).toContain('Outdoor features');
  });
});

describe('the task preview', () => {
  const names = ['Clean refrigerator coils', 'Test smoke detector batteries', 'Clean dishwasher filter'];
  const pressed = () => names.map((name) => task(name).element().getAttribute('aria-pressed'));

  it('has three tasks, one of them done, and toggles each', async () => {
    await open('/');
    await expect.element(task('Clean dishwasher filter')).toBeVisible();
    expect(pressed()).toEqual(['false', 'false', 'true']);
    await task('Clean dishwasher filter').click();
    await expect.poll(pressed).toEqual(['false', 'false', 'false']);
    task('Clean refrigerator coils').element().focus();
    await userEvent.keyboard('{Enter}');
    task('Clean dishwasher filter').element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(pressed).toEqual(['true', 'false', 'true']);
    await expect.element(main().getByText('2 of 3 done')).toBeVisible();
    await expect.element(praise()).not.toBeInTheDocument();
  });

  it('throws confetti when all is done, and clears it when a task is open again', async () => {
    await preferMotion('no-preference');
    await open('/');
    await expect.element(task('Clean dishwasher filter')).toBeVisible();
    holdTime();
    await task('Clean refrigerator coils').click();
    await task('Test smoke detector batteries').click();
    await expect.element(praise()).toBeVisible();
    await expect.poll(confetti).toBe(1);
    // The timers are stopped, so the confetti can't end by itself.
    await click(task('Clean dishwasher filter'));
    expect(confetti()).toBe(0);
    await expect.element(praise()).not.toBeInTheDocument();
  });

  it('throws confetti for three seconds, a burst every quarter of a second, and keeps its praise', async () => {
    await preferMotion('no-preference');
    await open('/');
    await expect.element(task('Clean dishwasher filter')).toBeVisible();
    await task('Clean refrigerator coils').click();
    holdTime();
    using intervals = watchIntervals();
    await task('Test smoke detector batteries').click();
    await expect.poll(confetti).toBe(1);
    await advance(20_000);
    // The first burst started at once, without a timer.
    expect(intervals.passed).toEqual(Array.from({ length: 11 }, () => 250));
    // The confetti falls with the browser's frames, which are not stopped.
    await expect.poll(confetti).toBe(0);
    await expect.element(praise()).toBeVisible();
  });

  it('praises without confetti if the user prefers reduced motion', async () => {
    await open('/');
    await expect.element(task('Clean dishwasher filter')).toBeVisible();
    holdTime();
    await task('Clean refrigerator coils').click();
    await task('Test smoke detector batteries').click();
    await expect.element(praise()).toBeVisible();
    await advance(1_000);
    expect(confetti()).toBe(0);
  });
});

describe('the calendar preview', () => {
  it('shows a morning and an afternoon, with an hour for the home at ten and lunch at twelve', async () => {
    await open('/');
    await expect.element(event()).toMatchTextContent('Maintain your home1 hour・3 tasks');
    const slots = [...document.querySelectorAll('main li')].map((item) => item.textContent ?? '');
    expect(slots.filter((text) => /^\d\d:00/.test(text))).toEqual([
      '08:00',
      '09:00',
      '10:00Maintain your home1 hour・3 tasks',
      '11:00',
      '12:00Lunch',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
  });

  it('opens and closes the list of its tasks by a click, and closes it by Escape', async () => {
    await open('/');
    await expect.element(event()).toBeVisible();
    expect(popover()).toBeNull();
    await event().click();
    await expect.element(event()).toHaveAttribute('aria-expanded', 'true');
    await rests();
    const tasks = [...(popover()?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
    expect(tasks).toEqual([
      expect.stringContaining('Clean refrigerator coils'),
      expect.stringContaining('Test smoke detector batteries'),
      expect.stringContaining('Clean dishwasher filter'),
    ]);
    await event().click();
    await expect.element(event()).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(popover).toBeNull();
    event().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(popover).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(popover).toBeNull();
    await expect.element(event()).toHaveFocus();
  });
});

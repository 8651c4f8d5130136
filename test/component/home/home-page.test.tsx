import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { main, open, openAs } from '../support/open.tsx';
import { click, holdTime, releaseTime } from '../support/time.ts';

it('the home page looks right in the states of its previews', async () => {
  await open('/');
  const button = (name: string) => main().getByRole('button', { name });
  await button('Maintain your home').click();
  await button('Complete Clean refrigerator coils').click();
  await button('Complete Test smoke detector batteries').click();
  await expect.element(page.getByText('All tasks completed! Great job!')).toBeVisible();
  holdTime();
  await click(button('Microwave'));
  // The timer that would show the next question was held, and is forgotten now.
  releaseTime();
  await look('the previews, tried');
  await expect.element(button('Microwave')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Maintain your home')).toHaveAttribute('aria-expanded', 'true');
});

it('the home page leads users who are signed in to their week, and premium users to no plans', async () => {
  const app = await openAs(user(), '/');
  const link = (name: string) => main().getByRole('link', { name, exact: true });
  await expect.poll(() => link('Open your week').elements().length).toBe(2);
  expect(link('Start for Free').elements()).toEqual([]);
  expect(link('Sign up now').elements()).toEqual([]);
  await expect.element(link('Compare plans')).toBeVisible();
  await expect.element(link('Open your week').first()).toHaveAttribute('href', '/dashboard');
  await app.close();

  await openAs(user({ isPremium: true }), '/');
  await expect.poll(() => link('Open your week').elements().length).toBe(3);
  expect(link('Compare plans').elements()).toEqual([]);
});

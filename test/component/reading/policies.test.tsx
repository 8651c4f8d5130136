import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { terms } from '#words/site/terms.ts';
import { showOn } from '../support/media.ts';
import { open } from '../support/open.tsx';
import { topOf } from '../support/places.ts';
import { resizeWindow } from '../support/window-size.ts';
import { contents } from './reading-screen.ts';

describe('the contents of a policy', () => {
  it('lead to its sections by keyboard, 80 px below the edge', async () => {
    const app = await open('/terms');
    const { id, title } = terms.sections[3] ?? { id: '', title: '' };
    const link = contents.getByRole('link', { name: title, exact: true });
    await expect.element(link).toBeVisible();
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toBe(`/terms#${id}`);
    await expect.poll(() => topOf(id)).toBe(80);
  });

  it('are not printed', async () => {
    await open('/privacy');
    await expect.element(contents).toBeVisible();
    await showOn('print');
    await expect.element(contents).not.toBeInTheDocument();
  });
});

it('the privacy policy shows its table as a table on a phone, too', async () => {
  await resizeWindow(390, 800);
  await open('/privacy');
  const row = page.getByRole('table', { name: 'What we store' }).getByRole('row').filter({ hasText: 'Sign-in links' });
  await expect.element(row.getByRole('rowheader')).toMatchTextContent('a hash of the link');
  await expect.element(row.getByRole('cell').last()).toHaveTextContent('About a day after the link has expired');
});

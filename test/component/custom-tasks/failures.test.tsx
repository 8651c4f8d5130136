import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setOnline } from '../support/connection.ts';
import { user } from '../support/data.ts';
import { departuresSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveTemplates, template } from '../support/serve-templates.ts';
import { texts } from '../support/texts.ts';
import {
  alert,
  confirmDeletion,
  create,
  deleteButton,
  form,
  newTask,
  openTab,
  path,
  question,
  rows,
  title,
  upgrade,
  write,
} from './custom-tasks-screen.ts';

const dogsBed = 'Wash the dog’s bed';
const limit = 'Premium subscription required to create more than one custom task';
const failing = (failure: Error) => () => {
  throw failure;
};

describe('custom tasks that cannot be shown', () => {
  it('are loading at first, and then unavailable with the reason', async () => {
    const hold = pending();
    respond('listTemplates', async () => {
      await hold.promise;
      throw refused(404);
    });
    await openAs(user(), path);
    await expect.element(main().getByText('Loading...')).toBeInTheDocument();
    await look('custom tasks on their way');
    hold.release();
    await expect.element(alert).toMatchTextContent('Failed to fetch templates');
    await look('custom tasks that could not be had');
    respond('listTemplates', failing(refused(403, { message: 'Please wait a moment.' })));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(alert).toMatchTextContent('Please wait a moment.');
    serveTemplates(template());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => rows.length).toBe(1);
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('wait for a connection', async () => {
    serveTemplates(template());
    const app = await openAs(user(), '/settings');
    await expect.element(page.getByRole('button', { name: 'Hello, Ada' })).toBeVisible();
    setOnline(false);
    app.goTo(path);
    await expect.element(page.getByText('We’ll load your custom tasks when you’re back online.')).toBeVisible();
    setOnline(true);
    await expect.poll(() => rows.length).toBe(1);
  });
});

describe('a custom task that cannot be created', () => {
  it('keeps its text, and is created at the next try', async () => {
    await openTab();
    await write({ category: 'Aquarium', title: 'Change the water', instructions: 'Warm it first.' });
    respond('createTemplate', failing(unreachable()));
    await create.click();
    await expect.element(alert).toHaveTextContent('Failed to create template');
    await look('a custom task that could not be created');
    respond('createTemplate', failing(refused(503, { message: 'Please wait a moment.' })));
    await create.click();
    await expect.element(alert).toHaveTextContent('Please wait a moment.');
    await title.fill('Change the water!');
    await expect.element(alert).not.toBeInTheDocument();
    serveTemplates();
    await create.click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(rows).toMatchTextContent('Change the water!');
    await expect.element(rows).toMatchTextContent('Warm it first.');
  });

  it('shows what the server finds wrong beside the field', async () => {
    await openTab();
    await write({ category: 'Aquarium', title: '\u200b' });
    const issues = [{ path: 'taskSummary', message: 'Title must not contain unreadable characters' }];
    respond(
      'createTemplate',
      failing(refused(400, { message: 'Title must not contain unreadable characters', issues })),
    );
    await create.click();
    await expect.element(title).toHaveAccessibleDescription(/Title must not contain unreadable characters/);
    await expect.element(alert).toHaveTextContent('Please check: Title');
    await look('a title that the server refuses');
    await title.fill('Change the water');
    await expect.element(title).not.toHaveAttribute('aria-invalid');
  });

  it('is sent once, however often it is pressed', async () => {
    const { server } = await openTab();
    const hold = pending();
    const created = template({ taskSummary: 'Change the water' });
    respond('createTemplate', async () => {
      await hold.promise;
      server.add(created);
      return { template: created };
    });
    await write({ category: 'Aquarium', title: 'Change the water' });
    await create.click();
    await expect.element(create).toHaveAttribute('aria-busy', 'true');
    create.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    (title.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    hold.release();
    await expect.poll(() => rows.length).toBe(1);
    await rests();
    expect(requestsTo('createTemplate')).toHaveLength(1);
  });

  it('because another tab was quicker leads to premium, and stays written until it is created', async () => {
    const { app, server } = await openTab();
    await write({ category: 'Aquarium', title: 'Change the water', instructions: 'Warm it first.' });
    server.add(template());
    respond('createTemplate', failing(refused(403, { message: limit, code: 'premium_required' })));
    await create.click();
    await expect.element(alert).toHaveTextContent(limit);
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(upgrade).toBeVisible();
    await expect.poll(() => texts(rows)).toEqual([expect.stringContaining(dogsBed)]);
    await expect.poll(() => Object.keys(localStorage).some((key) => key.startsWith('draft.'))).toBe(true);
    // Premium, of which the app learns when it starts again.
    app.change({ isPremium: true });
    server.accept();
    await app.reload();
    await expect.element(title).toHaveValue('Change the water');
    await create.click();
    await expect
      .poll(() => texts(rows))
      .toEqual([expect.stringContaining(dogsBed), expect.stringContaining('Change the water')]);
  });
});

describe('a custom task that cannot be deleted', () => {
  it('stays, with an alert', async () => {
    await openTab({ templates: [template()] });
    respond('deleteTemplate', failing(unreachable()));
    await confirmDeletion(dogsBed);
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(alert).toHaveTextContent('Failed to delete template');
    await expect.poll(() => rows.length).toBe(1);
    await expect.element(deleteButton(dogsBed)).toHaveFocus();
    await look('a custom task that could not be deleted');
  });

  it('leaves the list when another tab has deleted it', async () => {
    const shown = template();
    const { server } = await openTab({ templates: [shown] });
    await expect.poll(() => rows.length).toBe(1);
    server.remove(shown.id);
    await confirmDeletion(dogsBed);
    await expect.element(alert).toHaveTextContent('This custom task no longer exists');
    await expect.element(rows).not.toBeInTheDocument();
  });
});

describe('the way to premium', () => {
  it('leads to the checkout, or says why it cannot', async () => {
    await openTab({ templates: [template()] });
    respond('createCheckoutSession', failing(unreachable()));
    await newTask.click();
    await upgrade.click();
    await expect.element(alert.filter({ hasText: 'Failed to redirect to checkout' })).toBeVisible();
    await look('a checkout that cannot be reached');
    respond('createCheckoutSession', () => ({ url: 'https://pay.example/session-1' }));
    await upgrade.click();
    await expect.poll(departuresSoFar).toEqual(['https://pay.example/session-1']);
  });
});

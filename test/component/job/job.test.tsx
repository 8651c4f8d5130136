import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, open } from '../support/open.tsx';
import { rests } from '../support/rests.ts';

type Job = ResponseOf<'readLinkedTask'>;
const secret = 'ab'.repeat(48);
const button = (name: string) => main().getByRole('button', { name });

/** A visit that a household shares, as the server keeps it. */
function serveJob(): void {
  let job: Job = {
    home: 'Rue des Lilas',
    title: 'Central Heating: book the boiler service',
    scheduledAt: '2027-01-09',
    minutes: 60,
    completed: false,
    steps: ['Ring on arrival.', 'Leave the certificate on the boiler.'],
    safety: 'Gas: call the emergency number if you smell it.',
    files: 0,
    expiresAt: '2027-02-05T12:00:00.000Z',
  };
  respond('readLinkedTask', () => job);
  respond('changeLinkedTask', ({ body: { completed = job.completed } }) => {
    job = { ...job, completed };
    return job;
  });
}

describe('the page of a shared task', () => {
  it('shows the task, ticks it off and sends a note', async () => {
    serveJob();
    await open(`/job#${secret}`);
    await expect
      .element(main().getByRole('heading', { level: 1 }))
      .toHaveTextContent('Central Heating: book the boiler service');
    await expect.element(page.getByText('Rue des Lilas · 9 January 2027 · 1 h')).toBeVisible();
    await look('a shared task');
    await expect.element(button('Choose a file')).not.toBeInTheDocument();
    await button('Mark as done').click();
    await expect.element(page.getByText('This is done. Thank you.')).toBeVisible();
    await expect.element(button('Choose a file')).toBeVisible();
    await main().getByRole('textbox', { name: 'Note for the household' }).fill('Valve replaced');
    await button('Send the note').click();
    await expect.element(page.getByText('The note has been sent.')).toBeVisible();
    await look('a shared task that is done');
    await button('Not done yet').click();
    await expect.element(button('Mark as done')).toBeVisible();
    await rests();
    expect(requestsTo('changeLinkedTask').map(({ body }) => body)).toEqual([
      { completed: true },
      { note: 'Valve replaced' },
      { completed: false },
    ]);
    expect(requestsTo('readLinkedTask').map(({ params }) => params)).toEqual([{ job: secret }]);
  });

  it('says when its link is over, also while it is open', async () => {
    serveJob();
    await open(`/job#${secret}`);
    respond('changeLinkedTask', () => {
      throw refused(404, { message: 'This link no longer works', code: 'task_link_over' });
    });
    await button('Mark as done').click();
    await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await look('a link of a task that is over');
  });

  it('can be tried again when the server can’t be reached', async () => {
    respond('readLinkedTask', () => {
      throw unreachable();
    });
    await open(`/job#${secret}`);
    await expect.element(button('Try again')).toBeVisible();
    serveJob();
    await button('Try again').click();
    await expect.element(button('Mark as done')).toBeVisible();
  });
});

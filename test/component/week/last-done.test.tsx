import { describe, expect, it } from 'vitest';
import { look } from '../support/look.ts';
import { refused, requestsTo } from '../support/network.ts';
import { rests } from '../support/rests.ts';
import { button, complete, openWeek, task, toast } from './week-screen.ts';

const boiler = { title: 'Book the boiler service', scheduledAt: '2027-01-06', asksLastDone: true };
const wipe = { title: 'Wipe', scheduledAt: '2027-01-06' };
const question = () => task(boiler.title).getByText('When was this last done?');
const open = (title: string) => task(title).getByRole('heading').getByRole('button').click();
const answer = (name: string) => task(boiler.title).getByRole('button', { name }).click();

describe('a task that asks when it was last done', () => {
  it('takes one of four answers, and the week is fetched again', async () => {
    await openWeek([boiler, wipe]);
    await rests();
    await expect.element(question()).not.toBeInTheDocument();
    await open(boiler.title);
    await expect.element(question()).toBeVisible();
    await expect.element(task('Wipe').getByText('When was this last done?')).not.toBeInTheDocument();
    await look('a task that asks when it was last done');
    await rests();
    const before = requestsTo('getWeek').length;
    await answer('Last year');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(toast('Thank you.')).toMatchTextContent(boiler.title);
    await expect.element(button(`Complete ${boiler.title}`)).toHaveFocus();
    await expect.poll(() => requestsTo('getWeek').length).toBeGreaterThan(before);
    await rests();
    expect(requestsTo('setLastDone').map(({ body }) => body)).toEqual([{ when: 'last-year' }]);
  });

  it('does not ask once it is done', async () => {
    await openWeek([boiler]);
    await open(boiler.title);
    await expect.element(question()).toBeVisible();
    await complete(boiler.title);
    await expect.element(question()).not.toBeInTheDocument();
  });

  it('asks again when the answer could not be saved', async () => {
    const app = await openWeek([boiler]);
    app.interceptChanges(() => {
      throw refused(500);
    });
    await open(boiler.title);
    await answer('Never or not sure');
    await expect.element(toast('Failed to update task')).toBeVisible();
    await expect.element(question()).toBeVisible();
    await expect.poll(() => requestsTo('setLastDone').map(({ body }) => body)).toEqual([{ when: 'unknown' }]);
  });
});

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { connection, feedAddress, serveCalendar } from '../support/serve-calendar.ts';
import { advance, click, drawnUntil, holdTime, releaseTime } from '../support/time.ts';
import { card } from './settings-screen.ts';

const path = '/settings?tab=calendar';
const premium = () => user({ isPremium: true });
const feed = card('Other calendar apps');
const address = feed.getByLabelText('Private address');
const button = (name: string) => feed.getByRole('button', { name, exact: true });
const confirm = (question: string, answer: string) =>
  page.getByRole('alertdialog', { name: question }).getByRole('button', { name: answer });

it('the private address is created on request, and the card says for which apps it is and how slow they are', async () => {
  const served = serveCalendar();
  await openAs(premium(), path);
  await expect.element(feed).toMatchTextContent('Apple Calendar, Outlook, Thunderbird');
  await expect.element(feed).toMatchTextContent('Google Calendar can take more than a day');
  await expect.element(address).not.toBeInTheDocument();
  await look('without a private address');
  await button('Create a private address').click();
  await expect.element(address).toHaveValue(feedAddress(1));
  await expect.element(feed.getByText('Your private address is ready.')).toBeVisible();
  await expect.element(feed).toMatchTextContent('Anyone who has this address can read your tasks');
  await expect
    .element(feed.getByRole('link', { name: 'Open in calendar app' }))
    .toHaveAttribute('href', feedAddress(1).replace('https:', 'webcal:'));
  await rests();
  expect(served.feedUrl()).toBe(feedAddress(1));
  expect(document.activeElement?.textContent).toBe('Your private address is ready.');
  await look('a private address');
});

it('the private address is copied, or selected where the browser forbids that', async () => {
  serveCalendar({ feedUrl: feedAddress(1) });
  await openAs(premium(), path);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  holdTime();
  await click(button('Copy'));
  await drawnUntil(() => button('Copied').query());
  expect(write.mock.calls).toEqual([[feedAddress(1)]]);
  await advance(2_900);
  expect(button('Copied').query()).not.toBeNull();
  await advance(200);
  expect(button('Copy').query()).not.toBeNull();
  releaseTime();
  write.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  await button('Copy').click();
  await expect.element(feed.getByText('It’s selected.')).toBeVisible();
  await rests();
  expect(getSelection()?.toString()).toBe(feedAddress(1));
  await look('a private address that is selected');
});

it('the private address is replaced and removed after a question', async () => {
  const served = serveCalendar({ feedUrl: feedAddress(1) });
  await openAs(premium(), path);
  await button('Replace').click();
  await look('the question before replacing the private address');
  await confirm('Replace the private address?', 'Cancel').click();
  await expect.element(button('Replace')).toHaveFocus();
  await rests();
  expect(requestsTo('renewCalendarFeed')).toEqual([]);
  await button('Replace').click();
  await confirm('Replace the private address?', 'Replace it').click();
  await expect.element(address).toHaveValue(feedAddress(2));
  await expect.element(feed.getByText('Your private address has been replaced.')).toBeVisible();
  await button('Remove').click();
  await confirm('Remove the private address?', 'Remove it').click();
  await expect.element(button('Create a private address')).toBeVisible();
  await expect.element(feed.getByText('Your private address has been removed.')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe('Your private address has been removed.');
  await rests();
  expect(served.feedUrl()).toBeNull();
});

it('the times of its events are chosen beside the address, unless a connected calendar has them', async () => {
  const served = serveCalendar({ feedUrl: feedAddress(1) });
  await openAs(premium(), path);
  await expect.element(feed).toMatchTextContent('Each event lasts 1 h 30 min, from 15:00 to 16:30.');
  await feed.getByRole('combobox', { name: 'Time zone' }).selectOptions('Asia/Tokyo');
  await feed.getByLabelText('Start time').fill('08:30');
  await button('Save event times').click();
  await expect.element(feed.getByText('Event times updated')).toBeVisible();
  await expect.element(feed.getByText('Unsaved changes')).not.toBeInTheDocument();
  await rests();
  expect(requestsTo('updateCalendarFeed').map(({ body }) => body)).toEqual([
    { timezone: 'Asia/Tokyo', eventStartTime: '08:30' },
  ]);
  expect(served.feedTimes()).toMatchObject({ timezone: 'Asia/Tokyo', eventStartTime: '08:30' });
  await look('event times of a private address');
});

it('the events at the address are at the times of a connected calendar', async () => {
  serveCalendar({ feedUrl: feedAddress(1), connected: connection() });
  await openAs(premium(), path);
  await expect.element(feed.getByText('Its events are at the same times as those in Google Calendar.')).toBeVisible();
  await expect.element(button('Save event times')).not.toBeInTheDocument();
});

it('a private address that cannot be loaded or changed says why', async () => {
  serveCalendar();
  respond('getCalendarFeed', () => {
    throw refused(400);
  });
  await openAs(premium(), path);
  await expect.element(feed.getByRole('alert')).toMatchTextContent('We couldn’t load the calendar address');
  serveCalendar({ feedUrl: feedAddress(1) });
  await button('Try again').click();
  await expect.element(address).toHaveValue(feedAddress(1));
  respond('deleteCalendarFeed', () => {
    throw unreachable();
  });
  await button('Remove').click();
  await confirm('Remove the private address?', 'Remove it').click();
  await expect.element(feed.getByRole('alert')).toHaveTextContent('We couldn’t update the calendar address');
  await expect.element(address).toHaveValue(feedAddress(1));
  await look('a private address that could not be removed');
});

it('the private address of a home with several people can leave out what is for others', async () => {
  serveCalendar({ feedUrl: feedAddress(1), isShared: true });
  await openAs(premium(), path);
  const onlyMine = feed.getByRole('switch', { name: 'Only my tasks' });
  await onlyMine.click();
  await expect.element(onlyMine).toBeChecked();
  await expect
    .poll(() => requestsTo('updateCalendarFeed').map(({ body }) => body))
    .toEqual([{ timezone: 'Europe/Paris', eventStartTime: '15:00', onlyMine: true }]);
  await look('a private address of a home with several people');
});

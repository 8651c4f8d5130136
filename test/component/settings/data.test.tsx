import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newId, user } from '../support/data.ts';
import { downloadsSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, respondWithFile, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { card } from './settings-screen.ts';

const data = card('Your data');
const exporting = data.getByRole('button', { name: 'Export my data' });
const deleting = data.getByRole('button', { name: 'Delete my account' });
const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
const input = dialog.getByLabelText('To confirm, type DELETE or your email address');
const confirm = dialog.getByRole('button', { name: 'Delete my account' });
const keep = dialog.getByRole('button', { name: 'Keep my account' });
const alert = dialog.getByRole('alert');
const notice = (text: string) => page.getByRole('status').getByText(text, { exact: true });
const press = (key: string) => userEvent.keyboard(`{${key}}`);

const exported = { exportedAt: '2027-01-06T09:00:00.000Z', data: { households: [{ name: 'Ada' }] } };

describe('the export', () => {
  it('is saved as a file, and says so', async () => {
    await openAs(user(), '/settings#data');
    respond('exportAccount', () => exported);
    const files = vi.spyOn(URL, 'createObjectURL');
    await exporting.click();
    await expect.poll(downloadsSoFar).toEqual(['upkept-data.json']);
    const contents = files.mock.calls.map(([file]) => new Response(file as Blob).json());
    await rests();
    expect(await Promise.all(contents)).toEqual([exported]);
    await expect.element(data.getByText('Saved as upkept-data.json')).toBeVisible();
    await look('data that was exported');
  });

  it('of photos and documents is an archive', async () => {
    await openAs(user(), '/settings#data');
    respondWithFile('exportFiles', () => new Blob(['PK']));
    const files = vi.spyOn(URL, 'createObjectURL');
    await data.getByRole('button', { name: 'Export my photos and documents' }).click();
    await expect.poll(downloadsSoFar).toEqual(['upkept-files.zip']);
    await rests();
    expect(await Promise.all(files.mock.calls.map(([file]) => new Response(file as Blob).text()))).toEqual(['PK']);
  });

  it.each([
    ['of its own', unreachable(), 'We couldn’t export your data'],
    ['of the server', refused(503, { message: 'In a moment' }), 'In a moment'],
  ])('says in words %s that it failed, and can be tried again', async (_, failure, words) => {
    await openAs(user(), '/settings#data');
    respond('exportAccount', () => {
      throw failure;
    });
    await exporting.click();
    await expect.element(data.getByRole('alert')).toHaveTextContent(words);
    respond('exportAccount', () => exported);
    await exporting.click();
    await expect.poll(downloadsSoFar).toEqual(['upkept-data.json']);
    await expect.element(data.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('deleting the account', () => {
  it('has to be confirmed: a click, another word, Escape or a change of mind delete nothing', async () => {
    await openAs(user(), '/settings#data');
    await deleting.click();
    await expect.element(dialog).toMatchTextContent('The home “Home”, in which only you are');
    await expect.element(dialog).not.toMatchTextContent('subscription');
    await expect.element(keep).toHaveFocus();
    await confirm.click();
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAccessibleDescription('Please type DELETE or your email address');
    await look('a deletion that is not confirmed');
    await input.fill('yes');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    await press('Enter');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(deleting).toHaveFocus();
    await deleting.click();
    await expect.element(input).toHaveValue('');
    await input.fill('DELETE');
    await keep.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await rests();
    expect(requestsTo('deleteAccount')).toEqual([]);
  });

  it.each([[' ADA@HOME.EXAMPLE '], ['delete']])('signs out and leads home, confirmed by "%s"', async (word) => {
    const app = await openAs(user(), '/settings#data');
    localStorage.setItem('draft.something', '{}');
    respond('deleteAccount', () => ({ message: 'Your account has been deleted' }));
    await deleting.click();
    await input.fill(word);
    await press('Enter');
    await expect.element(notice('Your account has been deleted')).toBeVisible();
    await rests();
    expect(app.addresses()).toEqual(['/settings#data', '/']);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Never Worry About Home Maintenance Again');
    await expect.element(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    expect(Object.keys(localStorage)).toEqual(['cookieConsent']);
    expect(requestsTo('deleteAccount')).toHaveLength(1);
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect.element(notice('Your account has been deleted')).not.toBeInTheDocument();
    await app.reload();
    await expect.element(page.getByRole('link', { name: 'Login / Signup' })).toBeVisible();
    app.goTo('/settings#data');
    await expect.poll(app.address).toBe('/login');
  });

  it('lists what goes and what stays', async () => {
    const [mine, ours, theirs] = [newId(), newId(), newId()];
    await openAs(user(), '/settings#data');
    respond('previewDeletion', () => ({
      homes: [
        { id: mine, name: 'Rue des Lilas', fate: 'deleted', isPaidFor: false },
        { id: ours, name: 'Sea view', fate: 'stays', isPaidFor: true },
      ],
    }));
    await deleting.click();
    await expect.element(dialog).toMatchTextContent('The home “Rue des Lilas”, in which only you are');
    await expect.element(dialog).toMatchTextContent('What staysThe home “Sea view”, with those who are in it.');
    await expect.element(dialog).not.toMatchTextContent('subscription');
    await look('what a deletion deletes and leaves');
    await keep.click();
    respond('previewDeletion', () => ({
      homes: [{ id: theirs, name: 'Flat', fate: 'needs-owner', isPaidFor: false }],
    }));
    await deleting.click();
    await expect.element(dialog).toMatchTextContent('You’re the only owner of “Flat”, where others live.');
    await expect.element(input).not.toBeInTheDocument();
    await look('a deletion that has to wait for another owner');
    await confirm.click();
    await expect.element(alert.last()).toHaveTextContent('Nothing has been deleted');
    await rests();
    expect(requestsTo('deleteAccount')).toEqual([]);
  });

  it('says that a subscription is cancelled first', async () => {
    const renewsAt = '2027-02-01T00:00:00.000Z';
    const plan = { source: 'subscription', status: 'active', renewsAt, endsAt: null } as const;
    await openAs(user({ isPremium: true, plan }), '/settings#data');
    await deleting.click();
    await expect.element(dialog).toMatchTextContent('Your subscription is cancelled first, and Premium ends at once.');
    await look('the question before deleting an account that is paid for');
  });

  it('shows the server’s words where the deletion follows later', async () => {
    await openAs(user(), '/settings#data');
    const words =
      'You are signed out. Your account will be deleted as soon as our payment and calendar providers can be reached.';
    respond('deleteAccount', () => ({ message: words }));
    await deleting.click();
    await input.fill('DELETE');
    await confirm.click();
    await expect.element(notice(words)).toBeVisible();
  });

  it('says why it failed, keeps what was typed, is sent once and cannot be left meanwhile', async () => {
    await openAs(user(), '/settings#data');
    respond('deleteAccount', () => {
      throw unreachable();
    });
    await deleting.click();
    await input.fill('DELETE');
    await confirm.click();
    await expect.element(alert).toHaveTextContent('We couldn’t delete your account');
    await expect.element(input).toHaveValue('DELETE');
    await look('a deletion that failed');
    const hold = pending();
    respond('deleteAccount', async () => {
      await hold.promise;
      throw refused(503, { message: 'In a moment' });
    });
    const before = requestsTo('deleteAccount').length;
    await confirm.click();
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
    confirm.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    (input.element() as HTMLElement).focus();
    await press('Enter');
    await press('Escape');
    await expect.element(dialog).toBeVisible();
    hold.release();
    await expect.element(alert).toHaveTextContent('In a moment');
    await rests();
    expect(requestsTo('deleteAccount')).toHaveLength(before + 1);
    (input.element() as HTMLElement).focus();
    await press('Escape');
    await deleting.click();
    await expect.element(alert).not.toBeInTheDocument();
  });
});

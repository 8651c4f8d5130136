import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newId, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { card, toast } from './settings-screen.ts';

type People = ResponseOf<'getPeople'>;
type Person = People['people'][number];
type Invitation = People['invitations'][number];

const people = card('People');
const list = people.getByRole('list', { name: 'People in your home' });
const invitations = people.getByRole('list', { name: 'Open invitations' });
const button = (name: string) => people.getByRole('button', { name, exact: true });
const address = people.getByLabelText('Their email address');
const dialog = page.getByRole('alertdialog');

const person = (overrides: Partial<Person> = {}): Person => ({
  id: newId(),
  name: 'Sam',
  email: 'sam@home.example',
  role: 'member',
  joinedAt: '2027-01-05T09:00:00.000Z',
  you: false,
  ...overrides,
});
const ada = (overrides: Partial<Person> = {}) =>
  person({ name: 'Ada', email: 'ada@home.example', role: 'owner', you: true, ...overrides });
const mailed: Invitation = {
  id: '1a71e000-0000-4000-8000-000000000001',
  role: 'member',
  email: 'kim@home.example',
  url: null,
  expiresAt: '2027-01-13T09:00:00.000Z',
};
const passedOn: Invitation = {
  ...mailed,
  id: '1a71e000-0000-4000-8000-000000000002',
  role: 'viewer',
  email: null,
  url: 'https://home.upkept.example/join?token=home.invitation.code',
};

async function openWith(served: Partial<People> = {}, as: Parameters<typeof user>[0] = {}) {
  let now: People = { people: [ada()], invitations: [], ...served };
  respond('getPeople', () => now);
  respond('invite', ({ body: { email, role } }) => ({ ...(email ? mailed : passedOn), role, ...(email && { email }) }));
  respond('revokeInvitation', () => ({ message: 'Taken back' }));
  respond('changeRole', () => ({ message: 'Changed' }));
  respond('removePerson', () => ({ message: 'Removed' }));
  respond('leaveHome', () => ({ message: 'Left' }));
  const app = await openAs(user({ homeName: 'Rue des Lilas', ...as }), '/settings#people');
  return { ...app, serve: (next: Partial<People>) => (now = { ...now, ...next }) };
}

describe('the people in a home', () => {
  it('are one folded row until they are wanted', async () => {
    respond('getPeople', () => ({ people: [ada()], invitations: [] }));
    await openAs(user({ homeName: 'Rue des Lilas' }), '/settings');
    await expect.element(people).toMatchTextContent('PeopleRue des Lilas · 1 person');
    await expect.element(button('Invite someone')).not.toBeInTheDocument();
  });

  it('begin with the user alone, who can invite someone', async () => {
    await openWith();
    await expect.element(list).toMatchTextContent('Ada (you)ada@home.example');
    await expect.element(people).toMatchTextContent('Another person costs nothing.');
    await expect.element(button('Leave this home')).not.toBeInTheDocument();
    await look('a home of one');
  });

  it('are invited by email, and the invitation is then open', async () => {
    await openWith();
    await button('Send the invitation').click();
    await expect.element(address).toHaveAccessibleDescription('Please enter an email address');
    await address.fill(' kim@home.example ');
    await button('Send the invitation').click();
    await expect.element(people).toMatchTextContent('We’ve written to kim@home.example.');
    await expect.element(invitations).toMatchTextContent('kim@home.exampleInvited as member, until 13 January 2027');
    await expect.element(address).toHaveValue('');
    await rests();
    expect(requestsTo('invite').map(({ body }) => body)).toEqual([{ role: 'member', email: 'kim@home.example' }]);
    await look('an invitation that was sent');
    await button('Take back the invitation: kim@home.example').click();
    await expect.element(invitations).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
    await rests();
    expect(requestsTo('revokeInvitation').map(({ params }) => params)).toEqual([{ id: mailed.id }]);
  });

  it('are invited by a link, with a role of choice', async () => {
    await openWith();
    await people.getByRole('radio', { name: 'With a link' }).click();
    await people.getByLabelText('Their role').selectOptions('Viewer');
    await expect.element(people.getByLabelText('Their role')).toHaveAccessibleDescription('Can only look.');
    await button('Create a link').click();
    await expect.element(people.getByLabelText('The link to pass on')).toHaveValue(passedOn.url ?? '');
    await rests();
    expect(requestsTo('invite').map(({ body }) => body)).toEqual([{ role: 'viewer' }]);
    await look('a link to pass on');
  });

  it('keep what was typed when the invitation can’t be sent', async () => {
    await openWith();
    await address.fill('kim@home.example');
    for (const [failure, words] of [
      [refused(409, { message: 'This person is in the home already' }), 'This person is in the home already'],
      [unreachable(), 'We couldn’t create the invitation'],
    ] as const) {
      respond('invite', () => {
        throw failure;
      });
      await button('Send the invitation').click();
      await expect.element(people.getByRole('alert')).toHaveTextContent(words);
      await expect.element(address).toHaveValue('kim@home.example');
    }
  });

  it('get another role', async () => {
    const sam = person();
    await openWith({ people: [ada(), sam] });
    await expect.element(people.getByLabelText('Role of Ada')).toBeDisabled();
    await people.getByLabelText('Role of Sam').selectOptions('Owner');
    await expect.element(people.getByLabelText('Role of Ada')).toBeEnabled();
    await rests();
    expect(requestsTo('changeRole')).toMatchObject([{ params: { id: sam.id }, body: { role: 'owner' } }]);
    respond('changeRole', () => {
      throw refused(409, { message: 'A home with several people needs an owner.' });
    });
    await people.getByLabelText('Role of Sam').selectOptions('Viewer');
    await expect.element(people.getByRole('alert')).toHaveTextContent('A home with several people needs an owner.');
    await look('two people');
  });

  it('are removed after a question, and the focus stays in the list', async () => {
    const sam = person();
    await openWith({ people: [ada(), sam], invitations: [mailed, passedOn] });
    await look('people and invitations');
    await button('Remove Sam').click();
    await expect.element(dialog).toMatchTextContent('Remove Sam?');
    await look('the question before someone is removed');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(list).not.toMatchTextContent('Sam');
    await rests();
    expect(requestsTo('removePerson').map(({ params }) => params)).toEqual([{ id: sam.id }]);
  });

  it('give their home a name, which the whole app knows', async () => {
    const app = await openWith();
    respond('updateProfile', ({ body }) => {
      app.change({ homeName: body.home_name ?? '' });
      return { profile: app.saved() };
    });
    const name = people.getByLabelText('Name of the home');
    await name.fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveAccessibleDescription(/Please enter a name/);
    await name.fill(' Sea view ');
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Saved')).toBeVisible();
    await rests();
    expect(requestsTo('updateProfile').map(({ body }) => body)).toEqual([{ home_name: 'Sea view' }]);
    await expect.element(people).toMatchTextContent('PeopleSea view · 1 person');
  });

  it('add another home, and describe it next', async () => {
    const app = await openWith();
    await button('Add another home').click();
    const name = people.getByLabelText('Name of the other home');
    await expect.element(name).toHaveFocus();
    await button('Add it').click();
    await expect.element(name).toHaveAccessibleDescription(/Please enter a name/);
    await look('adding another home');
    await name.fill(' Sea view ');
    respond('addHome', () => {
      throw refused(409, { message: 'You can look after at most 30 homes with one account.' });
    });
    await button('Add it').click();
    await expect
      .element(people.getByRole('alert'))
      .toHaveTextContent('You can look after at most 30 homes with one account.');
    respond('addHome', () => user({ id: newId(), homeName: 'Sea view' }));
    serveWeek([]);
    await button('Add it').click();
    await expect.poll(app.address).toBe('/dashboard');
    await rests();
    expect(requestsTo('addHome').at(-1)?.body).toEqual({ name: 'Sea view' });
  });

  it('leave, and see another home', async () => {
    const app = await openWith(
      { people: [ada({ you: false, name: 'Grace' }), person({ you: true })] },
      { role: 'member' },
    );
    await button('Leave this home').click();
    await expect.element(dialog).toMatchTextContent('Leave “Rue des Lilas”?');
    respond('leaveHome', () => {
      throw unreachable();
    });
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('We couldn’t take you out of the home');
    respond('leaveHome', () => ({ message: 'Left' }));
    serveWeek([]);
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(app.address).toBe('/dashboard');
  });

  it('hand the home over when the only owner leaves', async () => {
    const sam = person();
    const app = await openWith({ people: [ada(), sam] });
    await button('Leave this home').click();
    await expect.element(dialog).toMatchTextContent('You’re its only owner, and a home needs one.');
    await look('an owner who leaves');
    serveWeek([]);
    await dialog.getByRole('button', { name: 'Hand over and leave' }).click();
    await expect.poll(app.address).toBe('/dashboard');
    await rests();
    expect(requestsTo('changeRole')).toMatchObject([{ params: { id: sam.id }, body: { role: 'owner' } }]);
    expect(requestsTo('leaveHome')).toHaveLength(1);
  });

  it('delete a home in which they’re alone, if they have another', async () => {
    const [here, there] = [newId(), newId()];
    const homes = [here, there].map((id) => ({ id, name: 'Home', role: 'owner' as const }));
    const app = await openWith({}, { id: here, homes });
    respond('deleteHome', () => ({ message: 'Deleted' }));
    await button('Delete this home').click();
    await expect.element(dialog).toMatchTextContent('Delete “Rue des Lilas”?');
    const confirm = dialog.getByRole('button', { name: 'Delete this home' });
    await confirm.click();
    await expect
      .element(dialog.getByLabelText('To confirm, type DELETE'))
      .toHaveAccessibleDescription('Please type DELETE');
    await look('the question before a home is deleted');
    await dialog.getByLabelText('To confirm, type DELETE').fill('delete');
    serveWeek([]);
    await confirm.click();
    await expect.poll(app.address).toBe('/dashboard');
    await rests();
    expect(requestsTo('deleteHome').map(({ params }) => params)).toEqual([{ id: here }]);
  });

  it('show members no controls for what only owners may do', async () => {
    await openWith({ people: [ada({ you: false, email: null }), person({ you: true })] }, { role: 'member' });
    await expect.element(list).toMatchTextContent('AdaOwnerSam (you)sam@home.example, Member');
    await expect.element(button('Send the invitation')).not.toBeInTheDocument();
    await rests();
    expect(people.getByRole('combobox').elements()).toEqual([]);
    expect(people.getByLabelText('Name of the home').elements()).toEqual([]);
    await look('the people as a member sees them');
  });

  it('say when they can’t be loaded, and load again', async () => {
    const hold = pending();
    respond('getPeople', async () => {
      await hold.promise;
      throw refused(500);
    });
    await openAs(user(), '/settings#people');
    hold.release();
    await expect.element(people.getByRole('alert')).toBeVisible();
    respond('getPeople', () => ({ people: [ada()], invitations: [] }));
    await people.getByRole('button', { name: /again/i }).click();
    await expect.element(list).toBeVisible();
  });
});

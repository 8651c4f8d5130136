import { describe, expect, it } from 'vitest';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, sessionToken } from '../support/open.tsx';
import { openLinkAt } from '../support/open-link.ts';
import { rests } from '../support/rests.ts';
import { serveHousehold } from '../support/serve-household.ts';
import { serveWeek } from '../support/serve-week.ts';

type Invitation = ResponseOf<'readInvitation'>;
const token = 'home.invitation.code';
const invitation: Invitation = {
  home: 'Rue des Lilas',
  inviter: { name: 'Ada', email: 'ada@home.example' },
  role: 'member',
  expiresAt: '2027-01-13T09:00:00.000Z',
  email: 'sam@home.example',
  hasAccount: false,
};
const heading = main().getByRole('heading', { level: 1 });
const button = (name: string) => main().getByRole('button', { name, exact: true });
const sam = () => user({ name: 'Sam', email: 'sam@home.example', role: 'member', homeName: 'Rue des Lilas' });

function open(changes: Partial<Invitation> = {}, { as }: { as?: ReturnType<typeof user> } = {}) {
  respond('readInvitation', () => ({ ...invitation, ...changes }));
  if (as) {
    localStorage.setItem('token', sessionToken);
    serveHousehold(as);
  }
  return openLinkAt('/join', token);
}

describe('a mailed invitation', () => {
  it('is accepted by one press, which also creates the account, and leads to the week', async () => {
    const joined = sam();
    const app = await open();
    await expect.element(heading).toHaveTextContent('Look after “Rue des Lilas” together');
    await expect.element(main()).toMatchTextContent('Ada invites you');
    await expect.element(main()).toMatchTextContent('You can tick off, move, add and record tasks.');
    expect(location.href).not.toContain(token);
    await look('an invitation to someone new');
    expect(requestsTo('joinAsNewcomer')).toEqual([]);
    respond('joinAsNewcomer', () => ({ token: sessionToken, user: joined }));
    serveHousehold(joined);
    serveWeek([]);
    const name = main().getByLabelText('What the others call you');
    await expect.element(name).toHaveValue('Sam');
    await name.fill(' ');
    await button('Join').click();
    await expect.element(main().getByText('Please enter your name')).toBeVisible();
    await rests();
    expect(requestsTo('joinAsNewcomer')).toEqual([]);
    await name.fill(' Sam ');
    await button('Join').click();
    await expect.poll(app.address).toBe('/dashboard');
    await rests();
    expect(requestsTo('joinAsNewcomer')).toMatchObject([{ params: { token }, body: { name: 'Sam' } }]);
  });

  it('to a home without a name is to that of the person who invites', async () => {
    await open({ home: 'Home' });
    await expect.element(heading).toHaveTextContent('Look after Ada’s home together');
  });

  it('to an address with an account sends a link there', async () => {
    respond('requestMagicLink', () => ({ message: 'Sent', nonce: 'nonce', request: 'request' }));
    await open({ hasAccount: true });
    await expect.element(main()).toMatchTextContent('You have an account.');
    await look('an invitation to someone with an account');
    await button('Send me a link to join').click();
    await expect.element(heading).toHaveTextContent('Check Your Email');
    await expect.element(heading).toHaveFocus();
    await look('a link that joins was sent');
    expect(requestsTo('requestMagicLink')).toMatchObject([{ body: { email: 'sam@home.example', invitation: token } }]);
  });
});

describe('an invitation by link', () => {
  it('asks for an address', async () => {
    respond('requestMagicLink', () => ({ message: 'Sent', nonce: 'nonce', request: 'request' }));
    await open({ email: null });
    const address = main().getByLabelText('Your email address');
    await button('Send me a link to join').click();
    await expect.element(address).toHaveAccessibleDescription('Please enter your email address');
    await look('an address that is missing');
    await address.fill('sam@home.example');
    await button('Send me a link to join').click();
    await expect.element(main()).toMatchTextContent('We sent a link to sam@home.example.');
    await rests();
    expect(requestsTo('requestMagicLink')).toMatchObject([{ body: { invitation: token } }]);
  });

  it('is accepted by one press of someone who is signed in, whose tab then shows that home', async () => {
    const grace = user({ email: 'grace@home.example' });
    const app = await open({ email: null, role: 'viewer' }, { as: grace });
    await expect.element(main()).toMatchTextContent('You join as grace@home.example, and keep your own home.');
    await look('an invitation to someone who is signed in');
    const joined = sam();
    respond('acceptInvitation', () => joined);
    serveHousehold(joined);
    serveWeek([]);
    await button('Join').click();
    await expect.poll(app.address).toBe('/dashboard');
    await rests();
    expect(sessionStorage.getItem('home')).toBe(joined.id);
  });
});

describe('an invitation that can’t be accepted', () => {
  it('says so once it is over', async () => {
    respond('readInvitation', () => {
      throw refused(404, { message: 'Over', code: 'invitation_over' });
    });
    await openLinkAt('/join', token);
    await expect.element(heading).toHaveTextContent('This link no longer works');
    await look('an invitation that is over');
  });

  it('says so without its token', async () => {
    await openLinkAt('/join', undefined);
    await expect.element(heading).toHaveTextContent('This link no longer works');
  });

  it('can be loaded again when the server was out of reach', async () => {
    respond('readInvitation', () => {
      throw unreachable();
    });
    await openLinkAt('/join', token);
    await expect.element(heading).toHaveTextContent('This page could not be loaded');
    respond('readInvitation', () => invitation);
    await button('Try again').click();
    await expect.element(heading).toHaveTextContent('Look after “Rue des Lilas” together');
  });

  it('gives the reason when the home is full, and when the server is out of reach', async () => {
    await open();
    for (const [failure, words] of [
      [refused(409, { message: 'A home has at most 10 people' }), 'A home has at most 10 people'],
      [unreachable(), 'We couldn’t accept the invitation'],
    ] as const) {
      respond('joinAsNewcomer', () => {
        throw failure;
      });
      await button('Join').click();
      await expect.element(main().getByRole('alert')).toHaveTextContent(words);
    }
  });
});

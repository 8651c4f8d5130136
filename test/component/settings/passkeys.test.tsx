import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { openLinkAt } from '../support/open-link.ts';
import { rests } from '../support/rests.ts';
import { card } from './settings-screen.ts';

const passkeys = card('Passkeys');
const list = passkeys.getByRole('list', { name: 'Passkeys' });
const name = passkeys.getByLabelText('Name');
const add = passkeys.getByRole('button', { name: 'Add a passkey' });
const remove = passkeys.getByRole('button', { name: 'Remove My phone' });

const phone: ResponseOf<'listPasskeys'>['passkeys'][number] = {
  id: 'ba55ce15-0000-4000-8000-000000000001',
  name: 'My phone',
  createdAt: '2026-12-24T23:30:00.000Z',
  lastUsedAt: null,
};
const created = { id: 'AAAA', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const options = {
  rp: { id: 'localhost', name: 'Upkept' },
  user: { id: 'AAAA', name: 'ada@home.example', displayName: 'Ada' },
  challenge: 'AAAA',
  pubKeyCredParams: [],
};

afterEach(() => vi.restoreAllMocks());

async function openWith(known: readonly (typeof phone)[]) {
  respond('listPasskeys', () => ({ passkeys: [...known] }));
  respond('startPasskey', () => ({ options }));
  respond('addPasskey', ({ body }) => ({ ...phone, name: body.name }));
  respond('deletePasskey', () => ({ message: 'Removed' }));
  await openAs(user({ timezone: 'Europe/Paris' }), '/settings#passkeys');
}

/** Makes the browser return a passkey, or fail as browsers do. */
const browserReturns = (outcome: object | DOMException) =>
  vi.spyOn(navigator.credentials, 'create').mockImplementation(async () => {
    if (outcome instanceof DOMException) throw outcome;
    return { toJSON: () => outcome } as never;
  });

describe('the passkeys', () => {
  it('are listed with the days on which they were added and used, and can be removed', async () => {
    await openWith([
      phone,
      { ...phone, id: 'ba55ce15-0000-4000-8000-000000000002', name: 'Key', lastUsedAt: phone.createdAt },
    ]);
    await expect.element(list).toMatchTextContent('My phoneAdded on 25 December 2026, never used');
    await expect.element(list).toMatchTextContent('KeyAdded on 25 December 2026, last used on 25 December 2026');
    await look('two passkeys');
    await remove.click();
    await expect.element(remove).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
    await rests();
    expect(requestsTo('deletePasskey').map(({ params }) => params)).toEqual([{ id: phone.id }]);
  });

  it('are added under a name', async () => {
    browserReturns(created);
    await openWith([]);
    await expect.element(list).toMatchTextContent('You have no passkey yet.');
    await add.click();
    await expect.element(name).toHaveAccessibleDescription(/Please enter a name/);
    await name.fill('My phone');
    await add.click();
    await expect.element(list).toMatchTextContent('My phone');
    await expect.element(list).toHaveFocus();
    await expect.element(name).toHaveValue('');
    await rests();
    expect(requestsTo('addPasskey').map(({ body }) => body)).toEqual([{ name: 'My phone', credential: created }]);
  });

  it.each([
    [new DOMException('Cancelled', 'NotAllowedError'), 'No passkey was created.'],
    [new DOMException('Known', 'InvalidStateError'), 'This device has a passkey for your account already.'],
  ])('stay as they are when the browser adds none: %s', async (outcome, words) => {
    browserReturns(outcome);
    await openWith([phone]);
    await name.fill('Another');
    await add.click();
    await expect.element(passkeys.getByRole('alert')).toHaveTextContent(words);
    await expect.element(name).toHaveValue('Another');
    await rests();
    expect(requestsTo('addPasskey')).toEqual([]);
  });

  it('say why the server refused one', async () => {
    browserReturns(created);
    await openWith([phone]);
    respond('addPasskey', () => {
      throw refused(400, { message: 'The passkey could not be checked. Please try again.' });
    });
    await name.fill('Another');
    await add.click();
    await expect
      .element(passkeys.getByRole('alert'))
      .toHaveTextContent('The passkey could not be checked. Please try again.');
  });

  it('say so where the browser can’t create any', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    await openWith([phone]);
    await expect.element(passkeys).toMatchTextContent('This browser can’t create passkeys here.');
    await expect.element(add).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});

describe('the link in the mail about a new passkey', () => {
  it('changes nothing until its button is pressed', async () => {
    respond('readNewPasskey', () => ({ name: 'Phone', createdAt: '2026-12-24T23:30:00.000Z' }));
    respond('refuseNewPasskey', () => ({ message: 'Removed' }));
    await openLinkAt('/remove-passkey', 'abc');
    await expect.element(page.getByRole('heading', { name: 'Remove this passkey?' })).toBeVisible();
    await expect.element(page.getByText('If you didn’t add “Phone”')).toBeVisible();
    await rests();
    expect(requestsTo('refuseNewPasskey')).toEqual([]);
    await look('a link that removes a passkey');
    await page.getByRole('button', { name: 'Remove it and log out everywhere' }).click();
    await expect.element(page.getByRole('heading', { name: 'The passkey is removed' })).toBeVisible();
    await rests();
    expect(requestsTo('refuseNewPasskey').map(({ params }) => params)).toEqual([{ token: 'abc' }]);
    await look('a passkey that was removed');
  });

  it('says so if the passkey is gone', async () => {
    respond('readNewPasskey', () => {
      throw refused(401, { code: 'invalid_link', message: 'Invalid or expired token' });
    });
    await openLinkAt('/remove-passkey', 'old');
    await expect.element(page.getByText('the passkey may be gone already')).toBeVisible();
  });
});

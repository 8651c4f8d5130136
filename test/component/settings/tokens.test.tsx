import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { card } from './settings-screen.ts';

const apps = card('Connected apps');
const list = apps.getByRole('list', { name: 'API tokens' });
const name = apps.getByLabelText('Name');
const create = apps.getByRole('button', { name: 'Create a token' });
const button = (label: string) => apps.getByRole('button', { name: label });

type Token = ResponseOf<'listApiTokens'>['tokens'][number];
const display: Token = {
  id: '70cce000-0000-4000-8000-000000000001',
  name: 'Kitchen display',
  scope: 'read',
  createdAt: '2026-12-24T23:30:00.000Z',
  expiresAt: '2027-03-24T23:30:00.000Z',
  lastUsedAt: '2027-01-05T23:30:00.000Z',
};
const script: Token = {
  ...display,
  id: '70cce000-0000-4000-8000-000000000002',
  name: 'Script',
  scope: 'write',
  lastUsedAt: null,
};
const text = `upkept_${'5f'.repeat(16)}_${'ab'.repeat(32)}`;

async function openWith(tokens: readonly Token[]) {
  respond('listApiTokens', () => ({ tokens: [...tokens] }));
  respond('listWebhooks', () => ({ endpoints: [] }));
  respond('createApiToken', ({ body }) => ({ ...script, ...body, token: text }));
  respond('removeApiToken', () => ({ message: 'Removed' }));
  await openAs(user({ timezone: 'Europe/Paris' }), '/settings#apps');
}

describe('the tokens', () => {
  it('are listed with what each may do, its last day in the household’s time zone, and its end', async () => {
    await openWith([display, script]);
    await expect
      .element(list)
      .toMatchTextContent('Kitchen displayCan read, last used on 6 January 2027, until 25 March 2027');
    await expect.element(list).toMatchTextContent('ScriptCan read and change, never used, until 25 March 2027');
    // Where programs for to-dos find the week.
    await expect.element(apps).toMatchTextContent(/the address \S+\/dav\/, your email address/);
    await look('two tokens');
  });

  it('are created with a name, a scope and a term, and shown once', async () => {
    await openWith([]);
    await expect.element(list).toMatchTextContent('No program has a token.');
    await create.click();
    await expect.element(name).toHaveAccessibleDescription(/Please enter a name/);
    await name.fill('Home Assistant');
    await apps.getByRole('radio', { name: 'Read and change' }).click();
    await apps.getByRole('radio', { name: 'A year' }).click();
    await create.click();
    const shown = apps.getByLabelText('The token for Home Assistant');
    await expect.element(shown).toHaveValue(text);
    await expect.element(shown).toHaveFocus();
    await expect.element(list).toMatchTextContent('Home AssistantCan read and change');
    await rests();
    const [{ body }] = requestsTo('createApiToken') as [ReturnType<typeof requestsTo<'createApiToken'>>[number]];
    expect(body).toMatchObject({ name: 'Home Assistant', scope: 'write' });
    expect((Date.parse(body.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(365, 0);
    await look('a new token');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button('Copy').click();
    await rests();
    expect(write.mock.calls).toEqual([[text]]);
    await button('Remove Home Assistant').click();
    await expect.element(shown).not.toBeInTheDocument();
  });

  it('can be removed, and the focus stays in the list', async () => {
    await openWith([display, script]);
    await button('Remove Kitchen display').click();
    await expect.element(button('Remove Kitchen display')).not.toBeInTheDocument();
    await expect.element(list).toHaveFocus();
    await rests();
    expect(requestsTo('removeApiToken').map(({ params }) => params)).toEqual([{ id: display.id }]);
  });

  it('say why one could not be created or removed', async () => {
    await openWith([display]);
    respond('createApiToken', () => {
      throw refused(409, { message: 'You already have 20 tokens.' });
    });
    await name.fill('Another');
    await create.click();
    await expect.element(apps.getByRole('alert')).toHaveTextContent('You already have 20 tokens.');
    await expect.element(name).toHaveValue('Another');
    await name.fill('Another one');
    respond('removeApiToken', () => {
      throw unreachable();
    });
    await button('Remove Kitchen display').click();
    await expect.element(apps.getByRole('alert')).toHaveTextContent('We couldn’t remove the token');
    await expect.element(button('Remove Kitchen display')).toBeVisible();
  });
});

describe('a new token of a person who signed in a while ago', () => {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });

  async function createWithOldSession() {
    await openWith([]);
    let isConfirmed = false;
    respond('createApiToken', ({ body }) => {
      if (!isConfirmed) throw refused(403, { code: 'confirmation_needed', message: 'Please confirm that it’s you' });
      return { ...script, ...body, token: text };
    });
    respond('requestMagicLink', () => ({ message: 'Sent', nonce: 'n', request: 'asked.by-this-browser' }));
    respond('confirmSession', ({ body }) => {
      if (!('code' in body) || body.code !== 'BCDF2345')
        throw refused(401, { code: 'invalid_code', message: 'This code is wrong or no longer works.' });
      isConfirmed = true;
      return { message: 'Thank you' };
    });
    await name.fill('Home Assistant');
    await create.click();
  }

  it('is created once they have entered the code of a mail, without typing its name again', async () => {
    await createWithOldSession();
    await expect.element(dialog).toMatchTextContent('You signed in a while ago.');
    await look('the question who it is');
    await dialog.getByRole('button', { name: 'Email me a code' }).click();
    await expect.element(dialog.getByRole('status')).toMatchTextContent(`We’ve sent a code to ${user().email}.`);
    await rests();
    expect(requestsTo('requestMagicLink').map(({ body }) => body)).toEqual([{ email: user().email }]);
    const code = dialog.getByLabelText('Code from the email');
    await code.fill('XXXX9999');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect.element(code).toHaveAccessibleDescription('This code is wrong or no longer works.');
    await code.fill('BCDF2345');
    await look('the code that confirms who it is');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(apps.getByLabelText('The token for Home Assistant')).toBeVisible();
    await rests();
    expect(requestsTo('createApiToken')).toHaveLength(2);
  });

  it('keeps what they entered if they close the question', async () => {
    await createWithOldSession();
    await expect.element(dialog.getByRole('button', { name: 'Email me a code' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(apps.getByText('Please confirm that it’s you')).toBeVisible();
    await expect.element(name).toHaveValue('Home Assistant');
    await create.click();
    await expect.element(dialog).toBeVisible();
  });
});

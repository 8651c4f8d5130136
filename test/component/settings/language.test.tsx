import { expect, it } from 'vitest';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { card } from './settings-screen.ts';

const language = card('Language');

it('a language that could not be saved stays as it was, and the card says why', async () => {
  await openAs(user(), '/settings?tab=account#language');
  await expect.element(language.getByRole('radio', { name: 'English' })).toBeChecked();
  await look('the language');
  respond('updateProfile', () => {
    throw refused(503, { message: 'We are having trouble reaching our database.' });
  });
  await language.getByText('Français').click();
  await expect.element(language.getByRole('alert')).toMatchTextContent('trouble reaching our database');
  await expect.element(language.getByRole('radio', { name: 'English' })).toBeChecked();
  await rests();
  expect(requestsTo('updateProfile')).toMatchObject([{ body: { language: 'fr' } }]);
});

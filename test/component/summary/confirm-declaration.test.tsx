import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond } from '../support/network.ts';
import { openLinkAt } from '../support/open-link.ts';
import { rests } from '../support/rests.ts';

type Declaration = ResponseOf<'readDeclaration'>;
const declaration: Declaration = {
  kind: 'withdrawal',
  state: 'unconfirmed',
  declaredAt: '2027-01-10T09:30:15.000Z',
  canTakeBack: false,
};
const openLink = () => openLinkAt('/cancel/confirm', '5f0c7e0c.secret');
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const confirm = page.getByRole('button', { name: /^Confirm (cancellation|withdrawal)$/ });

describe('the link in the receipt of a declaration', () => {
  it.each([
    ['accepted', 'Confirmed'],
    ['no_contract', 'We found no contract'],
    ['too_late', 'The 14 days were over'],
  ] as const)('changes something only when its button is pressed: %s', async (state, result) => {
    respond('readDeclaration', () => declaration);
    respond('confirmDeclaration', () => ({ ...declaration, state }));
    await openLink();
    await expect.element(heading('Withdraw from the contract?')).toHaveFocus();
    await expect.element(page.getByRole('main')).toMatchTextContent('10 January 2027 at');
    await rests();
    expect(requestsTo('confirmDeclaration')).toEqual([]);
    await look('to confirm');
    await confirm.click();
    await expect.element(heading(result)).toBeVisible();
    await look(result);
  });

  it('takes a cancellation back that was carried out', async () => {
    respond('readDeclaration', () => ({ ...declaration, kind: 'cancellation', state: 'done', canTakeBack: true }));
    respond('takeBackDeclaration', () => ({ ...declaration, kind: 'cancellation', state: 'taken_back' }));
    await openLink();
    await expect.element(heading('Done')).toBeVisible();
    await rests();
    expect(requestsTo('takeBackDeclaration')).toEqual([]);
    await look('to take back');
    await page.getByRole('button', { name: 'Keep Premium' }).click();
    await expect.element(heading('You keep Premium')).toBeVisible();
  });

  it('shows what was done already, and what to do with a link that does not work', async () => {
    respond('readDeclaration', () => ({ ...declaration, kind: 'cancellation', state: 'done' }));
    const app = await openLink();
    await expect.element(heading('Done')).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
    await app.close();
    respond('readDeclaration', () => {
      throw refused(401, { message: 'Invalid or expired token' });
    });
    await openLink();
    await expect.element(heading('This link no longer works')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Cancel or withdraw' }).first()).toBeVisible();
  });
});

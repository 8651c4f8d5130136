import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond } from '../support/network.ts';
import { open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';

type Contract = NonNullable<ResponseOf<'getContract'>['contract']>;
const running: Contract = {
  state: 'running',
  startedAt: '2027-01-06T11:00:00.000Z',
  paidUntil: '2027-02-06T11:00:00.000Z',
  canCancel: true,
  canKeep: false,
  price: { minor: 499, currency: 'EUR', period: 'month', periodCount: 1, tax: 'included' },
  terms: { language: 'en', version: '2026-11-29', hash: '5f' },
  withdrawUntil: '2027-01-20T23:00:00.000Z',
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = page.getByRole('main').getByRole('status');

describe('a visitor who cancels or withdraws', () => {
  beforeEach(() => {
    respond('submitDeclaration', () => ({ message: 'Received', declaredAt: '2027-01-10T09:30:15.000Z' }));
  });

  it('fills in a form, and learns when it was received and what comes next', async () => {
    await open('/cancel');
    await look('the form');
    await page.getByRole('radio', { name: 'Withdraw from the contract' }).click();
    await page.getByLabelText('Your name').fill('Ada');
    await page.getByLabelText('Email Address').fill('ada@home.example');
    await button('Confirm withdrawal').click();
    await expect.element(page.getByRole('heading', { name: 'We received your declaration' })).toBeVisible();
    await expect.element(status).toMatchTextContent('10 January 2027');
    await expect.element(status).toMatchTextContent('ada@home.example');
    await rests();
    expect(requestsTo('submitDeclaration').map(({ body }) => body)).toEqual([
      { kind: 'withdrawal', name: 'Ada', email: 'ada@home.example', reference: '' },
    ]);
    await look('received');
  });

  it('has chosen what the link at the foot of the page says', async () => {
    await open('/cancel');
    await page.getByRole('link', { name: 'Withdraw from the contract' }).click();
    await expect.element(page.getByRole('radio', { name: 'Withdraw from the contract' })).toBeChecked();
    await expect.element(button('Confirm withdrawal')).toBeVisible();
  });

  it('keeps what was entered when it could not be sent', async () => {
    respond('submitDeclaration', () => {
      throw refused(429, { message: 'Too many requests. Please try again later.' });
    });
    await open('/cancel');
    await page.getByLabelText('Your name').fill('Ada');
    await page.getByLabelText('Email Address').fill('ada@home.example');
    await button('Confirm cancellation').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Too many requests');
    await expect.element(page.getByLabelText('Your name')).toHaveValue('Ada');
    await look('refused');
  });
});

describe('a user’s contract', () => {
  const shows = (contract: Contract | null, declarations: ResponseOf<'getContract'>['declarations'] = []) =>
    respond('getContract', () => ({ contract, declarations }));
  const arrive = () => openAs(user(), '/cancel');

  it('can be cancelled in two steps, and shows its end afterwards', async () => {
    shows(running);
    respond('declare', ({ body: { kind } }) => {
      const declaration = { kind, state: 'accepted', declaredAt: '2027-01-10T09:30:15.000Z' } as const;
      shows({ ...running, state: 'ending', canCancel: false }, [declaration]);
      return { declaration };
    });
    await arrive();
    await expect.element(status).toMatchTextContent('It renews on 6 February 2027');
    await expect.element(status).toMatchTextContent('withdraw until the end of 20 January 2027');
    await look('a running contract');
    await button('Cancel Premium').click();
    await expect.element(page.getByText('Cancel Premium? You keep it until 6 February 2027.')).toHaveFocus();
    await look('are you sure');
    await button('Confirm cancellation').click();
    await expect.element(status).toMatchTextContent('Premium is cancelled. You keep it until 6 February 2027.');
    await expect.element(status).toMatchTextContent('We received your cancellation on 10 January 2027 at 10:30:15');
    await expect.element(button('Cancel Premium')).not.toBeInTheDocument();
    await expect.element(button('Withdraw from the contract')).toBeVisible();
    await rests();
    expect(requestsTo('declare').map(({ body }) => body)).toEqual([{ kind: 'cancellation' }]);
    await look('cancelled');
  });

  it('is withdrawn from only when the user confirms', async () => {
    shows(running);
    await arrive();
    await button('Withdraw from the contract').click();
    await expect.element(page.getByText(/Premium ends at once, and we refund you/).last()).toBeVisible();
    await button('Back').click();
    await expect.element(button('Cancel Premium')).toBeVisible();
    respond('declare', () => {
      throw refused(409, { message: 'The 14 days for withdrawing are over. You can cancel Premium instead.' });
    });
    await button('Withdraw from the contract').click();
    await button('Confirm withdrawal').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('The 14 days for withdrawing are over');
    await rests();
    expect(requestsTo('declare')).toHaveLength(1);
  });

  it.each([
    ['that was never concluded', null, 'You have no contract to end'],
    ['that has ended', { ...running, state: 'ended', canCancel: false, withdrawUntil: null }, 'Premium has ended.'],
  ] as const)('%s offers nothing', async (_, contract, words) => {
    shows(contract);
    await arrive();
    await expect.element(status).toMatchTextContent(words);
    await expect.element(button('Cancel Premium')).not.toBeInTheDocument();
    if (!contract) await look('no contract');
  });

  it.each(['member', 'viewer'] as const)(
    'is a matter for the owners of the home, says the page to a %s',
    async (role) => {
      await openAs(user({ role }), '/cancel');
      await expect.element(status).toMatchTextContent('Only the owners of this home can end its Premium');
      await expect.element(button('Cancel Premium')).not.toBeInTheDocument();
      expect(requestsTo('getContract')).toEqual([]);
      if (role === 'viewer') await look('someone else’s contract');
    },
  );

  it('says why it could not be loaded', async () => {
    respond('getContract', () => {
      throw refused(503, { message: 'We are having trouble reaching our database.' });
    });
    await arrive();
    await expect.element(page.getByRole('alert')).toMatchTextContent('trouble reaching our database');
  });
});

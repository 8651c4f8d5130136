import { describe, expect, it } from 'vitest';
import { setOnline } from '../support/connection.ts';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { serveAppliance } from '../support/serve-appliances.ts';
import { entry, euros } from '../support/serve-history.ts';
import { button, premium } from './ask-screen.ts';

type Paper = NonNullable<ResponseOf<'readPaper'>['paper']>;

const path = '/appliances/paper?item=dishwasher';
const picker = main().getByLabelText('Photo or PDF');
const result = main().getByRole('region', { name: 'What it says' });
const tick = (name: string | RegExp) => result.getByRole('checkbox', { name });
const invoice = new File(['%PDF-1.7'], 'facture.pdf', { type: 'application/pdf' });

const paper = (overrides: Partial<Paper> = {}): Paper => ({
  item: 'Dishwasher',
  appliance: {
    maker: 'Bosch',
    model: 'SMS6',
    serial: 'FD 0042',
    boughtOn: '2026-05-01',
    price: null,
    shop: null,
    warrantyUntil: null,
  },
  work: [
    {
      date: '2026-03-12',
      title: 'Filter cleaned',
      company: 'Dupont',
      cost: euros(9_900),
      careTask: { taskId: 'dishwasher.clean-filter', title: 'Clean the filter', item: 'Dishwasher' },
    },
    { date: '2025-03-10', title: 'Pump repaired', company: null, cost: null, careTask: null },
  ],
  ...overrides,
});

/** Opens the page and chooses a file. */
async function openWithFile(as = premium(), at = path) {
  const app = await openAs(as, at);
  await expect.element(button('Add a photo or a PDF')).toBeVisible();
  await picker.upload(invoice);
  await expect.element(main().getByText('facture.pdf')).toBeVisible();
  return app;
}

async function read() {
  await openWithFile();
  await button('Read it').click();
  await expect.element(result).toBeVisible();
}

describe('a paper', () => {
  it('is read at a press, and nothing but what is ticked is saved, at another', async () => {
    serveAppliance({ maker: 'Siemens', model: 'SMS6' });
    respond('readPaper', () => ({ paper: paper() }));
    respond('recordWork', () => entry());
    await read();
    await expect.element(tick('Make: Bosch (now: Siemens)')).not.toBeChecked();
    await expect.element(tick('Serial number: FD 0042')).toBeChecked();
    await rests();
    expect(tick(/Model/).elements()).toHaveLength(0);
    await expect.element(tick(/12 March 2026: Filter cleaned · Dupont · €99.00/)).toBeChecked();
    await expect.element(tick(/Clean the filter/)).not.toBeChecked();
    await look('what a paper says');
    expect([requestsTo('saveAppliance'), requestsTo('recordWork')]).toEqual([[], []]);
    await tick(/Clean the filter/).click();
    await tick(/Pump repaired/).click();
    await button('Save what is ticked').click();
    await expect.element(main().getByRole('heading', { name: 'Saved' })).toHaveFocus();
    const changes = { serial: 'FD 0042', boughtOn: '2026-05-01' };
    await rests();
    expect(requestsTo('saveAppliance')).toMatchObject([{ params: { item: 'dishwasher' }, body: changes }]);
    expect(requestsTo('saveAppliance')[0]?.body.maker).toBeUndefined();
    expect(requestsTo('recordWork').map(({ body }) => body)).toMatchObject([
      {
        date: '2026-03-12',
        title: 'Filter cleaned',
        item: 'Dishwasher',
        careTaskId: 'dishwasher.clean-filter',
        by: { kind: 'company', name: 'Dupont' },
        cost: euros(9_900),
      },
    ]);
    await look('a paper that was saved');
  });

  it('of an appliance that no one named asks which it is before it is saved', async () => {
    serveAppliance();
    respond('readPaper', () => ({ paper: paper({ item: null, work: [] }) }));
    await openWithFile(premium(), '/appliances/paper');
    await button('Read it').click();
    await button('Save what is ticked').click();
    await expect.element(main().getByText('Please choose the appliance')).toBeVisible();
    await rests();
    expect(requestsTo('saveAppliance')).toEqual([]);
    await main().getByLabelText('Which appliance is it about?').selectOptions('Oven');
    await button('Save what is ticked').click();
    await expect.element(main().getByRole('link', { name: 'Open Oven' })).toBeVisible();
    await rests();
    expect(requestsTo('saveAppliance')).toMatchObject([{ params: { item: 'oven' }, body: { maker: 'Bosch' } }]);
  });

  it('counts in the plan only for the appliance that it is about', async () => {
    serveAppliance();
    respond('readPaper', () => ({ paper: paper() }));
    await read();
    const counts = tick(/Clean the filter/);
    await expect.element(counts).toBeVisible();
    await main().getByLabelText('Which appliance is it about?').selectOptions('Oven');
    await expect.element(counts).not.toBeInTheDocument();
  });

  it('of which only a part could be saved is saved to the end, without doing anything twice', async () => {
    serveAppliance();
    respond('readPaper', () => ({ paper: paper() }));
    let isDown = false;
    respond('recordWork', () => {
      if (isDown) throw unreachable();
      isDown = true;
      return entry();
    });
    await read();
    await button('Save what is ticked').click();
    await expect.element(result.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    isDown = false;
    respond('recordWork', () => entry());
    await button('Save what is ticked').click();
    await expect.element(main().getByRole('heading', { name: 'Saved' })).toBeVisible();
    const titles = requestsTo('recordWork').map(({ body }) => body.title);
    await rests();
    expect(titles).toEqual(['Filter cleaned', 'Pump repaired', 'Pump repaired']);
  });

  it('with nothing ticked says so, and that nothing could be read', async () => {
    serveAppliance();
    respond('readPaper', () => ({
      paper: paper({ work: [], appliance: { ...paper().appliance, maker: null, model: null, boughtOn: null } }),
    }));
    await read();
    await tick('Serial number: FD 0042').click();
    await button('Save what is ticked').click();
    await expect.element(main().getByText('Please tick what to save')).toBeVisible();
    respond('readPaper', () => ({ paper: null }));
    await button('Read it').click();
    await expect.element(main().getByText(/Nothing could be read with certainty/)).toBeVisible();
    await look('a paper that could not be read');
  });

  it.each([
    ['the assistant is away', refused(503, { message: 'It is away.', code: 'advisor_unavailable' }), 'It is away.'],
    ['the server is unreachable', unreachable(), 'We couldn’t read the file. Please try again.'],
    ['the file is refused', refused(415, { message: 'Not such a file.', code: 'file_refused' }), 'Not such a file.'],
  ])('can be read again when %s', async (_, failure, words) => {
    serveAppliance();
    respond('readPaper', () => {
      throw failure;
    });
    await openWithFile();
    await button('Read it').click();
    await expect.element(main().getByText(words)).toBeVisible();
    await expect.element(main().getByText('facture.pdf')).toBeVisible();
  });

  it('waits for a file, and for a connection', async () => {
    serveAppliance();
    await openAs(premium(), path);
    await button('Read it').click();
    await expect.element(main().getByText('Please add a photo or a PDF')).toBeVisible();
    setOnline(false);
    await expect.element(button('Read it')).toBeDisabled();
    await expect.element(main().getByText('You can read a file as soon as you are back online.')).toBeVisible();
    setOnline(true);
    const answer = pending();
    respond('readPaper', async () => {
      await answer.promise;
      return { paper: null };
    });
    await picker.upload(invoice);
    await button('Read it').click();
    await expect.element(main().getByText('This can take up to half a minute.')).toBeVisible();
    answer.release();
    await expect.element(main().getByText(/Nothing could be read/)).toBeVisible();
  });

  it.each([
    ['for free', user({ assistant: true, isPremium: false }), /reads photos and invoices with Premium/],
    ['without an assistant', user({ assistant: false }), /isn’t set up here/],
  ])('%s is explained instead', async (_, as, words) => {
    await openAs(as, path);
    await expect.element(main().getByText(words)).toBeVisible();
    await rests();
    expect(picker.elements()).toHaveLength(0);
  });
});

it('can be read from an appliance and from the list, where there is an assistant and premium', async () => {
  serveAppliance();
  await openAs(premium(), '/appliance?item=dishwasher');
  await main().getByRole('link', { name: 'Fill in from a photo or an invoice' }).click();
  await expect.element(button('Add a photo or a PDF')).toBeVisible();
});

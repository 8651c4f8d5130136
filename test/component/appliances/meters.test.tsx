import { describe, expect, it } from 'vitest';
import { setOnline } from '../support/connection.ts';
import { newId, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { type ResponseOf, refused, requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { today } from '../support/serve-week.ts';

type Meter = ResponseOf<'listMeters'>[number];
const path = '/appliances/meters';

const generator: Meter = {
  id: newId(),
  name: 'Generator',
  unit: 'hours',
  item: null,
  readings: [
    { on: '2026-12-06', value: 0 },
    { on: '2027-01-05', value: 60 },
  ],
  perDay: 2,
  tasks: [
    {
      templateId: newId(),
      careTaskId: null,
      title: 'Change the oil',
      every: 100,
      estimatedFor: '2027-01-25',
      orByDate: false,
    },
  ],
  readingWanted: true,
};

/** Makes the server respond with these meters, and save readings. */
function serveMeters(...initial: readonly Meter[]) {
  let meters = initial;
  respond('listMeters', () => [...meters]);
  respond('getAppliances', () => ({ today, season: 'winter', appliances: [] }));
  respond('addMeter', ({ body: { name, unit } }) => {
    const added = {
      ...generator,
      id: newId(),
      name,
      unit,
      readings: [],
      perDay: null,
      tasks: [],
      readingWanted: false,
    };
    meters = [...meters, added];
    return added;
  });
  respond('addReading', ({ params: { id }, body: { value, on = today } }) => {
    meters = meters.map((each) =>
      each.id === id ? { ...each, readings: [...each.readings, { on, value }], readingWanted: false } : each,
    );
    return meters[0] ?? generator;
  });
}

const card = () => main().getByRole('region', { name: 'Generator' });

describe('the page of meters', () => {
  it('begins with the form for the first one', async () => {
    serveMeters();
    await openAs(user(), path);
    await expect.element(main().getByText(/^No meters yet/)).toBeVisible();
    await look('no meters');
    await main().getByRole('button', { name: 'Add a meter' }).click();
    await expect.element(main().getByLabelText('Name')).toHaveAccessibleDescription(/Please name the meter/);
    await main().getByLabelText('Name').fill('Generator');
    await main().getByRole('button', { name: 'Add a meter' }).click();
    await expect.element(card().getByText('Not read yet')).toBeVisible();
  });

  it('shows what each meter says, and takes a reading', async () => {
    serveMeters(generator);
    await openAs(user(), path);
    await expect.element(card()).toMatchTextContent(/60 hours on .* · About 2 hours a day/);
    await expect.element(card()).toMatchTextContent(/Change the oil: every 100 hours, so about .*our estimate/);
    await expect.element(card()).toMatchTextContent('Please read it: that makes the estimate better.');
    await card().getByText('2 readings').click();
    await look('a meter with its readings');
    await card().getByRole('button', { name: 'Save the reading' }).click();
    await expect
      .element(card().getByLabelText('It shows (hours)'))
      .toHaveAccessibleDescription(/Please enter a number/);
    await card().getByLabelText('It shows (hours)').fill('62,5');
    await card().getByRole('button', { name: 'Save the reading' }).click();
    await expect.element(card()).toMatchTextContent('62.5 hours on');
    await rests();
    expect(requestsTo('addReading').map(({ body }) => body)).toEqual([{ value: 62.5, on: today }]);
  });

  it('says of what comes by its date as well that the day may be that one', async () => {
    serveMeters({ ...generator, tasks: generator.tasks.map((task) => ({ ...task, orByDate: true })) });
    await openAs(user(), path);
    await expect
      .element(card())
      .toMatchTextContent(/every 100 hours, or by its date if that is sooner, so about 25 January/);
  });

  it('says why a reading was refused, and keeps what was typed', async () => {
    serveMeters(generator);
    respond('addReading', () => {
      throw refused(400, { message: 'Value must not go backwards from an earlier reading, or beyond a later one' });
    });
    await openAs(user(), path);
    await card().getByLabelText('It shows (hours)').fill('10');
    await card().getByRole('button', { name: 'Save the reading' }).click();
    await expect.element(card().getByRole('alert')).toMatchTextContent(/must not go backwards/);
    await expect.element(card().getByLabelText('It shows (hours)')).toHaveValue('10');
    await look('a reading that was refused');
  });

  it('offers what the page of an appliance asked for', async () => {
    serveMeters(generator);
    await openAs(user(), `${path}?item=Washing+Machine&unit=cycles`);
    await expect.element(main().getByLabelText('Name')).toHaveValue('Washing Machine');
    await expect.element(main().getByLabelText('It counts')).toHaveValue('cycles');
    await main().getByRole('button', { name: 'Add a meter' }).click();
    await expect.element(main().getByText('Not read yet')).toBeVisible();
    await rests();
    const [sent] = requestsTo('addMeter');
    expect(sent?.body).toEqual({ name: 'Washing Machine', unit: 'cycles', item: 'Washing Machine' });
  });

  it('names the meter of the panel’s generator for the generator', async () => {
    serveMeters(generator);
    await openAs(user(), `${path}?item=Electrical+Panel&unit=hours`);
    await expect.element(main().getByLabelText('Name')).toHaveValue('Generator');
    await expect.element(main().getByLabelText('It counts')).toHaveValue('hours');
  });

  it('is only read by viewers, and waits for a connection', async () => {
    serveMeters(generator);
    await openAs(user({ role: 'viewer' }), path);
    await expect.element(card()).toMatchTextContent('60 hours');
    expect(main().getByRole('button').elements()).toEqual([]);
    setOnline(false);
    await expect.element(card()).toMatchTextContent('60 hours');
  });

  it('says that it could not be loaded', async () => {
    respond('listMeters', () => {
      throw refused(503, { message: 'We are having trouble' });
    });
    await openAs(user(), path);
    await expect.element(main().getByRole('alert')).toMatchTextContent(/trouble/);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { catalogue } from '#core/catalogue/index.ts';
import { shuffle } from '#core/domain/text/shuffle.ts';
import { setOnline } from '../support/connection.ts';
import { newId, task, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, respondWithFile } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { rests } from '../support/rests.ts';
import { appliance, serveAppliance } from '../support/serve-appliances.ts';
import { entry, euros, serveHistory } from '../support/serve-history.ts';
import { serveWeek } from '../support/serve-week.ts';
import { resizeWindow } from '../support/window-size.ts';

const path = '/appliance?item=dishwasher';
const dialog = page.getByRole('dialog');
const notice = (text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);
const card = (name: string) => main().getByRole('region', { name });
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const known = {
  maker: 'Bosch',
  model: 'SMS6',
  serial: 'FD 9901 00123',
  boughtOn: '2026-05-01',
  price: euros(64_900),
  shop: 'Darty',
  warrantyUntil: '2028-05-01',
  manual: 'https://example.com/sms6',
};

/** The pairs of boxes that share more than a line. */
const overlapping = (boxes: readonly DOMRect[]) =>
  boxes.flatMap((one, index) =>
    boxes.slice(index + 1).filter(({ left, right, top, bottom }) => {
      const width = Math.min(one.right, right) - Math.max(one.left, left);
      return width > 1 && Math.min(one.bottom, bottom) - Math.max(one.top, top) > 1;
    }),
  );

/** Opens the form, types, and saves. */
async function edit(button: string, values: Readonly<Record<string, string>>) {
  await card('Make and purchase').getByRole('button', { name: button, exact: true }).click();
  for (const [label, value] of Object.entries(values)) await dialog.getByLabelText(label).fill(value);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

describe('an appliance', () => {
  it('of which nothing is known says what to add', async () => {
    serveAppliance();
    await openAs(user(), path);
    await expect.element(main().getByRole('heading', { name: 'Dishwasher', level: 1 })).toBeVisible();
    await expect.element(card('Make and purchase')).toMatchTextContent('Nothing is recorded yet.');
    await card('Tasks and history').getByText('1 task').click();
    await expect.element(card('Tasks and history').getByText('Clean the filter')).toBeVisible();
    await look('an appliance of which nothing is known');
  });

  it('offers a meter where makers count use and none does', async () => {
    const task = (name: string, isMetered: boolean) => ({
      careTaskId: `washing-machine.${name}`,
      title: name,
      professional: false,
      use: { every: 30, unit: isMetered ? 'litres' : 'cycles', isMetered },
      lastDone: null,
      plannedFor: null,
    });
    serveAppliance(
      { item: 'Washing Machine' },
      { tasks: [task('one', false), task('two', false), task('three', true)] },
    );
    await openAs(user(), '/appliance?item=washing-machine');
    const link = card('Tasks and history').getByRole('link', { name: /^Add a meter/ });
    await expect.element(link).toHaveAttribute('href', '/appliances/meters?item=Washing+Machine&unit=cycles');
    await expect.element(link).toMatchTextContent('Add a meter: cycles');
    await expect.element(card('Tasks and history')).toMatchTextContent(/Add a meter: cycles\s*one\s*two(?!\s*three)/);
    await look('an appliance whose makers count use');
  });

  it('shows make, purchase, warranty, papers, tasks, history and costs', async () => {
    const file = (overrides: object) => ({
      id: newId(),
      type: 'image/webp' as const,
      bytes: 900,
      url: dot,
      purpose: 'photo' as const,
      hash: 'ab'.repeat(32),
      ...overrides,
    });
    const invoice = file({ type: 'application/pdf', purpose: 'invoice', name: 'facture.pdf' });
    const paper = file({ type: 'application/pdf', name: 'notes.pdf' });
    serveAppliance(known, {
      files: [file({}), invoice, paper],
      entries: [entry({ title: 'New pump', item: 'Dishwasher', cost: euros(8_000), note: 'Two years of guarantee' })],
      costs: [euros(8_000)],
    });
    await openAs(user(), path);
    const details = card('Make and purchase');
    for (const text of ['FD 9901 00123', '1 May 2026 at Darty', '€649.00', 'until 1 May 2028']) {
      await expect.element(details).toMatchTextContent(text);
    }
    await expect.element(details.getByRole('link', { name: 'Open the manual' })).toHaveAttribute('href', known.manual);
    await expect.element(card('Tasks and history')).toMatchTextContent('€80.00 spent on work so far');
    await card('Tasks and history').getByText('Done: 1 time').click();
    await expect.element(card('Tasks and history')).toMatchTextContent('New pump, €80.00');
    await expect.element(card('Photos and papers')).toMatchTextContent(/Other papers\s*notes\.pdf/);
    await look('an appliance with everything');
    await card('Photos and papers').getByRole('button', { name: 'Document facture.pdf: Invoice, Dishwasher' }).click();
    await expect.element(page.getByRole('dialog', { name: 'facture.pdf' })).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Download' })).toBeVisible();
  });

  it('is changed in a form, which says what is wrong', async () => {
    serveAppliance();
    await openAs(user(), path);
    await edit('Add', { Make: 'Bosch', 'Bought on': '2027-01-20', 'Address of the manual': 'javascript:alert(1)' });
    await expect.element(dialog.getByText('Please choose today or an earlier day')).toBeVisible();
    await expect.element(dialog.getByText('Please enter an address such as https://example.com/manual')).toBeVisible();
    await rests();
    expect(requestsTo('saveAppliance')).toEqual([]);
    await look('the form of an appliance');
    await dialog.getByLabelText('Bought on').fill('2026-05-01');
    await dialog.getByLabelText('Address of the manual').fill('');
    await dialog.getByLabelText(/^Price/).fill('649');
    await dialog.getByLabelText('Warranty until').fill('2028-05-01');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(card('Make and purchase')).toMatchTextContent('until 1 May 2028');
    await rests();
    expect(requestsTo('saveAppliance').at(-1)?.body).toMatchObject({
      maker: 'Bosch',
      boughtOn: '2026-05-01',
      price: euros(64_900),
      warrantyUntil: '2028-05-01',
    });
  });

  it('says why it could not be saved, and keeps what was typed', async () => {
    serveAppliance();
    await openAs(user(), path);
    respond('saveAppliance', () => {
      throw refused(400, { message: 'Please check the date', issues: [{ path: 'serial', message: 'is wrong' }] });
    });
    await edit('Add', { 'Serial number': 'X' });
    await expect.element(dialog.getByText('Please check the date')).toBeVisible();
    await expect.element(dialog.getByText('is wrong')).toBeVisible();
    await expect.element(dialog.getByLabelText('Serial number')).toHaveValue('X');
  });

  it('is emptied after a question', async () => {
    serveAppliance(known);
    await openAs(user(), path);
    await main().getByRole('button', { name: 'More for Dishwasher' }).click();
    await page.getByRole('menuitem', { name: 'Remove what is recorded…' }).click();
    await look('the question before what is recorded is removed');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(card('Make and purchase')).toMatchTextContent('Nothing is recorded yet.');
    await rests();
    expect(requestsTo('deleteAppliance').map(({ params }) => params.item)).toEqual(['dishwasher']);
  });

  it('that the home doesn’t have is said to be missing', async () => {
    respond('getAppliance', () => {
      throw refused(404, { message: 'Your home does not have this item', code: 'item_not_found' });
    });
    await openAs(user(), '/appliance?item=sauna');
    await expect.element(main().getByRole('heading', { name: 'Not in this home' })).toBeVisible();
    await look('an appliance of another home');
  });

  it('that the address doesn’t name is missing, too, and isn’t asked for', async () => {
    await openAs(user(), '/appliance');
    await expect.element(main().getByRole('heading', { name: 'Not in this home' })).toBeVisible();
    expect(requestsTo('getAppliance')).toEqual([]);
  });

  it('loads, fails, and loads again', async () => {
    const { promise, release } = pending();
    respond('getAppliance', async () => {
      await promise;
      throw refused(500, { message: 'We couldn’t load your appliances' });
    });
    await openAs(user(), path);
    await expect.element(main().getByText('Loading...')).toBeInTheDocument();
    await look('an appliance that loads');
    release();
    await expect.element(main().getByText('We couldn’t load your appliances')).toBeVisible();
    serveAppliance(known);
    await main().getByRole('button', { name: 'Try again' }).click();
    await expect.element(card('Make and purchase')).toMatchTextContent('Bosch');
  });

  it('waits for a connection', async () => {
    serveAppliance(known);
    const app = await openAs(user(), path);
    await expect.element(card('Make and purchase')).toMatchTextContent('Bosch');
    setOnline(false);
    await expect.element(card('Make and purchase').getByRole('button', { name: 'Edit' })).toBeDisabled();
    await expect.element(card('Photos and papers').getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
    app.goTo('/appliance?item=oven');
    await expect.element(main().getByText('We’ll load this appliance when you’re back online.')).toBeVisible();
    await look('an appliance without a connection');
    setOnline(true);
    await expect.element(card('Make and purchase')).toMatchTextContent('Bosch');
  });

  it('gets an invoice, which is sent with what it shows', async () => {
    serveAppliance();
    await openAs(user(), path);
    const sent: unknown[] = [];
    respondWithFile('storeFile', (form) => {
      sent.push([form.get('item'), form.get('purpose'), form.get('name'), form.get('entry')]);
      return { id: newId(), type: 'application/pdf', bytes: 10, url: '/api/files/shown/x' };
    });
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (this: HTMLInputElement) {
      const chosen = new DataTransfer();
      chosen.items.add(new File(['%PDF-1.4 %%EOF'], 'invoice.pdf', { type: 'application/pdf' }));
      this.files = chosen.files;
      this.dispatchEvent(new Event('change'));
    });
    await card('Photos and papers').getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add an invoice…' }).click();
    await expect.element(notice('1 file saved')).toBeVisible();
    await rests();
    expect(sent).toEqual([['dishwasher', 'invoice', 'invoice.pdf', null]]);
  });
});

describe('the way to an appliance', () => {
  it('is in the details of its tasks', async () => {
    serveWeek([task({ title: 'Clean the filter', category: 'Dishwasher' })]);
    serveAppliance(known);
    await openAs(user(), '/dashboard');
    const details = page.getByRole('link', { name: 'Manual, warranty and history of Dishwasher' });
    await expect.element(details).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Clean the filter', exact: true }).click();
    await details.click();
    await expect.element(main().getByRole('heading', { name: 'Dishwasher', level: 1 })).toBeVisible();
  });

  it('is in the history', async () => {
    serveHistory([entry()]);
    serveAppliance(known);
    await openAs(user(), '/history');
    await main().getByRole('link', { name: 'Appliances' }).click();
    await expect.element(main().getByRole('link', { name: 'Dishwasher' })).toBeVisible();
  });
});

describe('the home', () => {
  it('shows its items room by room, with what to begin with', async () => {
    serveAppliance();
    await openAs(user(), '/appliances');
    await expect.element(main().getByRole('heading', { name: 'Your home', level: 1 })).toBeVisible();
    await expect.element(main()).toMatchTextContent('Begin with three nameplates');
    await expect.element(card('Kitchen').getByRole('link', { name: 'Dishwasher' })).toBeVisible();
    await expect.element(card('Kitchen').getByRole('link', { name: 'Oven' })).toBeVisible();
    await expect.element(card('Bathroom').getByRole('link', { name: 'Toilet' })).toBeVisible();
    const rooms = main().getByRole('navigation', { name: 'The rooms of your home' });
    await expect.element(rooms.getByRole('button', { name: 'Kitchen 1 task waits' })).toBeVisible();
    await expect.element(card('Kitchen')).toMatchTextContent('Dishwasher');
    await expect.element(card('Kitchen')).toMatchTextContent(/Clean the filter, 6 Jan/);
    await look('the home, room by room');
    await rooms.getByRole('button', { name: 'Bathroom Nothing due today' }).click();
    await expect.element(main().getByRole('heading', { name: 'Bathroom' })).toHaveFocus();
  });

  it.each([1, 0.3, 0.06])('with %s of all items is drawn without overlap at every width', async (share) => {
    const items = catalogue.filter(({ slug }) => shuffle(`${slug} ${share}`) <= share);
    const appliances = items.map(({ name, slug, room }, index) => ({
      ...appliance({ item: name, slug }),
      ...{ room, files: [], next: null, waiting: index % 3 },
    }));
    respond('getAppliances', () => ({ today: '2027-01-06', season: 'winter', appliances }));
    await openAs(user(), '/appliances');
    const picture = main().getByRole('navigation', { name: 'The rooms of your home' });
    await expect.element(picture).toBeVisible();
    for (const width of [320, 390, 768, 1440]) {
      await resizeWindow(width, 800);
      await rests();
      const boxes = (selector: string) =>
        [...picture.element().querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const icons = boxes('[aria-hidden="true"] > span');
      expect({ width, icons: icons.length }).toEqual({ width, icons: items.length });
      for (const parts of [icons, boxes('button')]) expect(overlapping(parts)).toEqual([]);
    }
    await look(`a home with ${items.length} items`);
  });

  it('says what is recorded, and then no longer what to begin with', async () => {
    serveAppliance(known);
    await openAs(user(), '/appliances');
    await expect.element(card('Kitchen')).toMatchTextContent('Bosch SMS6, warranty until 1 May 2028');
    await rests();
    await expect.element(main()).not.toMatchTextContent('Begin with three nameplates');
    await look('what is recorded of a home');
    await main().getByRole('link', { name: 'Dishwasher' }).click();
    await expect.element(main().getByRole('heading', { name: 'Dishwasher', level: 1 })).toBeVisible();
  });
});

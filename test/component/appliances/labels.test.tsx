import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { labelAddress } from '#apps/web/features/appliances/label-address.ts';
import { newId, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { showOn } from '../support/media.ts';
import { respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveAppliance } from '../support/serve-appliances.ts';
import { euros } from '../support/serve-history.ts';
import { texts } from '../support/texts.ts';

const bosch = { maker: 'Bosch', model: 'SMS6', serial: 'FD 9901', price: euros(64_900), boughtOn: '2026-05-01' };
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const labels = main().getByRole('list', { name: 'Labels' }).getByRole('listitem');

describe('labels', () => {
  it('are printed for what is recorded, or for what the user chooses', async () => {
    serveAppliance(bosch);
    await openAs(user(), '/appliances/labels');
    await expect.element(labels).toMatchTextContent('DishwasherBosch SMS6');
    await main().getByText('Choose labels').click();
    await main().getByLabelText('Oven').click();
    await rests();
    expect(texts(labels).map((text) => text.slice(0, 10))).toEqual(['Dishwasher', 'OvenUpkept']);
    await look('labels');
    const printing = vi.spyOn(window, 'print').mockImplementation(() => {});
    await page.getByRole('button', { name: 'Print 2 labels' }).click();
    await rests();
    expect(printing).toHaveBeenCalledOnce();
    await showOn('print');
    await expect.element(page.getByRole('button', { name: 'Print 2 labels' })).not.toBeInTheDocument();
    await expect.element(labels.first()).toBeVisible();
    await showOn('screen');
  });

  it('are those of all items while nothing is recorded', async () => {
    serveAppliance();
    await openAs(user(), '/appliances/labels');
    await expect.element(page.getByRole('button', { name: 'Print 3 labels' })).toBeVisible();
  });

  it('lead to the appliance of their own home', async () => {
    serveAppliance(bosch);
    const ada = user();
    const app = await openAs(ada, '/appliances/labels');
    await expect.element(labels).toBeVisible();
    const address = new URL(labelAddress(location.origin, 'dishwasher', ada.id));
    expect([...address.searchParams]).toEqual([
      ['item', 'dishwasher'],
      ['home', ada.id.slice(0, 8)],
    ]);
    app.goTo(address.pathname + address.search);
    await expect.element(main().getByRole('heading', { name: 'Dishwasher', level: 1 })).toBeVisible();
    app.goTo('/appliance?item=dishwasher&home=ffffffff');
    await expect.element(main().getByRole('heading', { name: 'Another home' })).toBeVisible();
    await look('the label of another home');
  });
});

describe('the contents for an insurer', () => {
  it('are serial numbers, prices, photos and the hashes of all files', async () => {
    const file = (purpose: 'photo' | 'invoice', type: 'image/webp' | 'application/pdf', hash: string) => ({
      id: newId(),
      type,
      bytes: 10,
      url: dot,
      purpose,
      hash: hash.repeat(64),
    });
    serveAppliance(bosch, { files: [file('photo', 'image/webp', 'a'), file('invoice', 'application/pdf', 'b')] });
    const printing = vi.spyOn(window, 'print').mockImplementation(() => {});
    await openAs(user(), '/appliances/contents');
    await expect.element(main()).toMatchTextContent('Dishwasher: Bosch SMS6€649.00');
    await expect.element(main()).toMatchTextContent('serial number FD 9901, bought on 1 May 2026, invoice kept');
    await expect.element(main()).toMatchTextContent('Prices paid: €649.00');
    await expect.element(main()).toMatchTextContent(`Dishwasher, invoice: ${'b'.repeat(64)}`);
    await expect.element(main().getByRole('img', { name: 'Dishwasher, 1 of 1' })).toBeVisible();
    await look('the contents for an insurer');
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect.poll(() => printing.mock.calls.length).toBe(1);
    await showOn('print');
    await expect.element(page.getByRole('button', { name: 'Print or save as PDF' })).not.toBeInTheDocument();
    await showOn('screen');
  });

  it('say what to do while there are none', async () => {
    respond('getAppliances', () => ({ today: '2027-01-06', season: 'winter', appliances: [] }));
    await openAs(user(), '/appliances/contents');
    await expect.element(main()).toMatchTextContent('Nothing is recorded yet.');
    await look('no contents for an insurer');
  });
});

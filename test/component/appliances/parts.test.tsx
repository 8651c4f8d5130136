import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { appliance, serveAppliance } from '../support/serve-appliances.ts';

const path = '/appliance?item=dishwasher';
const dialog = page.getByRole('dialog');
const card = () => main().getByRole('region', { name: 'Parts' });
const salt = { name: 'Salt', size: '2 kg', number: '', shop: 'Darty', stock: 1, usedBy: null };

describe('the parts of an appliance', () => {
  it('are written down with their stock', async () => {
    serveAppliance();
    await openAs(user(), path);
    await card().getByRole('button', { name: 'Add' }).click();
    await dialog.getByLabelText('Size').fill('2 kg');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByLabelText('Part')).toHaveAccessibleDescription(/Please name the part/);
    await dialog.getByLabelText('Part').fill('Salt');
    await dialog.getByLabelText('How many are left').fill('2');
    await dialog.getByLabelText('The task that uses one').selectOptions('Clean the filter');
    await look('the form of parts');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await rests();
    expect(requestsTo('saveAppliance').map(({ body }) => body)).toMatchObject([
      { parts: [{ name: 'Salt', size: '2 kg', number: '', shop: '', stock: 2, usedBy: 'dishwasher.clean-filter' }] },
    ]);
  });

  it('are changed where they were edited, so that what is counted down meanwhile stays', async () => {
    const bulb = { ...salt, name: 'Bulb', usedBy: 'oven.of-another-item' };
    serveAppliance({ parts: [{ ...salt, usedBy: 'dishwasher.clean-filter' }, bulb] });
    await openAs(user(), path);
    await card().getByRole('button', { name: 'Edit' }).click();
    await expect.element(dialog.getByLabelText('The task that uses one').nth(1)).toHaveValue('');
    await dialog.getByLabelText('Size').first().fill('1 kg');
    await dialog.getByLabelText('The task that uses one').first().selectOptions('No task');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await rests();
    expect(requestsTo('saveAppliance').map(({ body }) => body.parts)).toEqual([
      [{ name: 'Salt', size: '1 kg', usedBy: null }, { name: 'Bulb' }],
    ]);
  });

  it('are counted down with one press, and say when none is left', async () => {
    serveAppliance({ parts: [salt] });
    respond('countPartDown', () => appliance({ parts: [{ ...salt, stock: 0 }] }));
    await openAs(user(), path);
    await expect.element(card()).toMatchTextContent('Salt, 2 kg');
    await look('an appliance with a part');
    await expect.element(card().getByText('one each time')).not.toBeInTheDocument();
    await card().getByRole('button', { name: 'Used one: Salt' }).click();
    await expect.element(page.getByText('Salt: None left')).toBeVisible();
  });

  it('name the task that uses them', async () => {
    serveAppliance({ parts: [{ ...salt, usedBy: 'dishwasher.clean-filter' }] });
    await openAs(user(), path);
    await expect.element(card()).toMatchTextContent('1 left, from Darty, one each time: Clean the filter');
    await look('a part with its task');
  });

  it('stay as they are when the server can’t be reached', async () => {
    serveAppliance({ parts: [salt] });
    respond('countPartDown', () => {
      throw refused(503, { message: 'We are having trouble' });
    });
    await openAs(user(), path);
    await card().getByRole('button', { name: 'Used one: Salt' }).click();
    await expect.element(card().getByRole('alert')).toMatchTextContent('We are having trouble');
  });
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { look } from '../support/look.ts';
import { main, open } from '../support/open.tsx';

const field = page.getByRole('searchbox', { name: 'Find a guide or an item' });
const status = main().getByRole('status');
const link = (name: string) => main().getByRole('link', { name, exact: true });

it('the index shows the guides and items that contain what is typed, and all again without it', async () => {
  await open('/maintenance');
  await field.fill('dryer');
  await expect.element(status).toHaveTextContent('1 item');
  await expect.element(link('Dryer')).toBeVisible();
  for (const other of ['Fridge', 'Smoke Alarm']) await expect.element(link(other).first()).not.toBeInTheDocument();
  await expect.element(main().getByText('Garage and vehicles')).not.toBeVisible();
  await look('an item that was found');
  await field.fill('BOILER');
  await expect.element(status).toMatchTextContent(/guide/);
  await expect.element(link('Boiler').first()).toBeVisible();
  await field.fill('unicorn');
  await expect.element(status).toHaveTextContent('No guide and no item has these words.');
  await field.fill('');
  await expect.element(status).toHaveTextContent('');
  await expect.element(link('Smoke Alarm')).toBeVisible();
  await expect.element(main().getByText('Garage and vehicles')).toBeVisible();
});

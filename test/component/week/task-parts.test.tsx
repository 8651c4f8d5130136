import { describe, expect, it } from 'vitest';
import { look } from '../support/look.ts';
import { refused, respond } from '../support/network.ts';
import { rests } from '../support/rests.ts';
import { serveAppliance } from '../support/serve-appliances.ts';
import { openWeek, task } from './week-screen.ts';

const clean = { title: 'Clean', category: 'Dishwasher', scheduledAt: '2027-01-06', turnOf: 'dishwasher.clean-filter' };
const wipe = { title: 'Wipe', category: 'Oven', scheduledAt: '2027-01-06', turnOf: 'oven.wipe' };
const parts = [
  { name: 'Salt', size: '2 kg', number: '', shop: '', stock: 2, usedBy: 'dishwasher.clean-filter' },
  { name: 'Bulb', size: '', number: '', shop: '', stock: 2, usedBy: null },
];
const open = (title: string) => task(title).getByRole('heading').getByRole('button').click();

describe('an opened task', () => {
  it('says which part it uses, and how many are left', async () => {
    serveAppliance({ parts });
    await openWeek([clean, wipe]);
    await open('Clean');
    await expect.element(task('Clean')).toMatchTextContent('Uses Salt, 2 kg: 2 left');
    await look('a task that uses a part');
    await expect.element(task('Clean').getByText('Bulb')).not.toBeInTheDocument();
    await open('Wipe');
    await rests();
    await expect.element(task('Wipe').getByText('Uses')).not.toBeInTheDocument();
  });

  it('says nothing while the parts aren’t known', async () => {
    respond('getAppliances', () => {
      throw refused(500);
    });
    await openWeek([clean]);
    await open('Clean');
    await rests();
    await expect.element(task('Clean').getByText('Uses')).not.toBeInTheDocument();
  });
});

import { describe, expect, it } from 'vitest';
import { guide } from '../support/data.ts';
import { look } from '../support/look.ts';
import { main } from '../support/open.tsx';
import { texts } from '../support/texts.ts';
import { button, day, openWeek, titlesOn } from './week-screen.ts';

const saturday = '2027-01-09';
const engineer = guide({ bundle: 'gas engineer', professional: true });
const bundle = (name: string) => main().getByRole('list', { name });

describe('tasks that are done together', () => {
  it('are lines under one heading, and each can be ticked', async () => {
    const app = await openWeek([
      { title: 'Service the boiler', scheduledAt: saturday, minutes: 10, guide: engineer },
      { title: 'Wipe', scheduledAt: saturday, minutes: 15 },
      { title: 'Check the hob', scheduledAt: saturday, minutes: 20, guide: engineer },
      { title: 'Clear the gutters', scheduledAt: saturday, minutes: 40, guide: guide({ bundle: 'ladder round' }) },
    ]);
    await expect.element(day('Saturday')).toMatchTextContent('One visit: gas engineer');
    await expect.element(day('Saturday')).toMatchTextContent('30 min');
    expect(titlesOn('Saturday')).toEqual(['Service the boiler', 'Check the hob', 'Wipe', 'Clear the gutters']);
    const lines = bundle('One visit: gas engineer').getByRole('heading', { level: 3 });
    expect(texts(lines)).toEqual(['Service the boiler', 'Check the hob']);
    await look('tasks that are done together');
    await button('Appointment made Check the hob').click();
    await expect.poll(() => app.saved()).toContain(`Check the hob: ${saturday} done`);
    // One task alone needs no heading.
    await expect.element(bundle('One round: ladder jobs')).not.toBeInTheDocument();
  });

  it('stay apart on different days', async () => {
    await openWeek([
      { title: 'Service the boiler', scheduledAt: saturday, guide: engineer },
      { title: 'Check the hob', scheduledAt: '2027-01-10', guide: engineer },
    ]);
    await expect.element(day('Sunday')).toBeVisible();
    await expect.element(bundle('One visit: gas engineer')).not.toBeInTheDocument();
  });
});

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveHome } from '../support/serve-home.ts';

const section = () => main().getByRole('region', { name: 'Not in your home' });
const include = (title: string) => section().getByRole('button', { name: `Plan it again ${title}`, exact: true });

const vent = { taskId: 'dryer.clean-vent-duct', title: 'Clear lint from the vent duct', item: 'Dryer' };
const coils = { taskId: 'fridge.clean-coils', title: 'Vacuum the coils behind the fridge', item: 'Fridge' };

async function openWith(...excluded: (typeof vent)[]) {
  const app = await openAs(user(), '/settings?tab=account');
  serveHome({ excluded });
  app.goTo('/settings?tab=preferences#home');
  return app;
}

describe('the tasks that do not apply to the home', () => {
  it('are listed, and leave the list when they are planned again', async () => {
    await openWith(vent, coils);
    await expect.element(section()).toMatchTextContent('Clear lint from the vent duct');
    await look('tasks that do not apply');
    await include(vent.title).click();
    await expect.element(include(vent.title)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Not in your home' })).toHaveFocus();
    await expect.element(include(coils.title)).toBeVisible();
    await rests();
    expect(requestsTo('includeTask').map(({ params }) => params)).toEqual([{ taskId: vent.taskId }]);
  });

  it('are not mentioned while every task applies', async () => {
    await openWith();
    await expect.element(main().getByText('What it has')).toBeVisible();
    await expect.element(section()).not.toBeInTheDocument();
  });

  it('stay listed when they could not be included', async () => {
    await openWith(vent);
    respond('includeTask', () => {
      throw refused(503, { message: 'Our database is away.' });
    });
    await include(vent.title).click();
    await expect.element(section().getByRole('alert')).toMatchTextContent('Our database is away.');
    await expect.element(include(vent.title)).toBeVisible();
  });
});

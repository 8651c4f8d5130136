import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { home, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond } from '../support/network.ts';
import { main, openAs } from '../support/open.tsx';

const card = () => main().getByRole('region', { name: 'Not in your home' });
const include = (title: string) => card().getByRole('button', { name: `Plan it again: ${title}` });

const vent = { taskId: 'dryer.clean-vent-duct', title: 'Clear lint from the vent duct', item: 'Dryer' };
const coils = { taskId: 'fridge.clean-coils', title: 'Vacuum the coils behind the fridge', item: 'Fridge' };

async function openWith(excluded: readonly (typeof vent)[]) {
  const app = await openAs(user(), '/settings?tab=preferences');
  let list = [...excluded];
  respond('getHome', () => home({ excluded: list }));
  respond('includeTask', ({ params }) => {
    list = list.filter(({ taskId }) => taskId !== params.taskId);
    return { message: 'The task will be planned again' };
  });
  return app;
}

describe('the tasks that do not apply to the home', () => {
  it('are listed, and leave the list when they are planned again', async () => {
    await openWith([vent, coils]);
    await expect.element(card()).toMatchTextContent('Clear lint from the vent duct');
    await look('tasks that do not apply');
    await include(vent.title).click();
    await expect.element(include(vent.title)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Not in your home' })).toHaveFocus();
    await expect.element(include(coils.title)).toBeVisible();
    expect(requestsTo('includeTask').map(({ params }) => params)).toEqual([{ taskId: vent.taskId }]);
  });

  it('are none at first', async () => {
    await openWith([]);
    await expect.element(card()).toMatchTextContent('So far, every task applies.');
  });

  it('stay listed when they could not be included', async () => {
    await openWith([vent]);
    respond('includeTask', () => {
      throw refused(503, { message: 'Our database is away.' });
    });
    await include(vent.title).click();
    await expect.element(card().getByRole('alert')).toMatchTextContent('Our database is away.');
    await expect.element(include(vent.title)).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const app = await openAs(user(), '/settings?tab=account');
    respond('getHome', () => {
      throw refused(400);
    });
    app.goTo('/settings?tab=preferences');
    await expect.element(card().getByRole('alert')).toMatchTextContent('Failed to load your home');
    respond('getHome', () => home({ excluded: [coils] }));
    await card().getByRole('button', { name: 'Try again' }).click();
    await expect.element(include(coils.title)).toBeVisible();
  });
});

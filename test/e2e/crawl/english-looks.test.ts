import { expect, it } from 'vitest';
import { appPaths, paths } from '#apps/ui/paths.ts';
import { crawl } from '../../support/crawl/crawl.ts';
import { goodLooks } from '../../support/crawl/looks.ts';
import { plantTasks } from '../../support/people/planted-tasks.ts';
import { makeSite } from '../../support/site/site.ts';

const site = makeSite();

it('a full week and the questions about a home look good', async () => {
  const resident = await site.resident();
  await plantTasks(site.server, resident, [
    { title: 'Vacuum the fridge’s coils or grilles', scheduledOn: '2027-01-06', source: 'care:fridge.clean-coils' },
    { title: 'Overdue in this week', scheduledOn: '2027-01-04' },
    { title: 'Averylongwordthatsomebodytypedwithoutanyspaceinitatallandwentonandonandon', scheduledOn: '2027-01-09' },
    { title: 'Done', scheduledOn: '2027-01-10', status: 'done' },
    { title: 'From earlier', scheduledOn: '2027-01-02' },
  ]);
  const page = await site.open('/robots.txt', { as: resident });
  expect(await crawl(page, [appPaths.dashboard, paths.settingsTab('preferences')], [goodLooks])).toEqual([]);
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { digest } from '#adapters/node-crypto/digest.ts';
import { presentGuide } from '#apps/http/presenters/task-guide.ts';
import { guideTask } from '#apps/site/content/guide-content.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import { calendarDefaults } from '#core/domain/calendar/settings.ts';
import { climateOf } from '#core/domain/home/climate.ts';
import { taskInHome } from '#core/domain/home/task-in-home.ts';
import { makeGatherMaterial } from '#core/procedures/advice/gather-material.ts';
import { makeDayEvent } from '#core/procedures/calendar/day-event.ts';
import { buildHousehold } from '../../support/people/factories.ts';
import { buildCareTask, buildTask } from '../factories.ts';

const id = 'smoke-alarm.test-alarms';
const stale = { safety: 'A new danger. Call {emergency number}.', safetyIn: 'en' } as const;
const english = 'A new danger. Call 112.';
const noted = `Ce texte vient de changer\u202f; il n’est pas encore traduit. ${english}`;
const household = buildHousehold();

/** Until the test ends, the French safety text of the task is older than its English one. */
function outdate(): void {
  const task = textsIn('fr').careTaskById.get(id)?.task;
  if (!task) throw new Error(`There is no ${id}`);
  const { safety } = task;
  Object.assign(task, stale);
  onTestFinished(() => {
    Reflect.deleteProperty(Object.assign(task, { safety }), 'safetyIn');
  });
}

describe('a safety text that is English because its translation is too old', () => {
  it('has its language in the API and on public pages, with numbers as English writes them', () => {
    const [item] = catalogue;
    if (!item) throw new Error('The catalogue is empty');
    const task = buildCareTask({ ...stale, title: 'Outdated' });
    expect(presentGuide({ item, task }, household, 'fr')).toMatchObject({ safety: english, safetyIn: 'en' });
    expect(guideTask(task, undefined)).toMatchObject({ safetyIn: 'en' });
  });

  it('keeps its language where tenants ask their landlord for the task', () => {
    const answers = { tenure: 'tenant' } as const;
    const task = buildCareTask({ ...stale, landlord: { title: 'Ask', steps: ['Write to them'] } });
    const asked = taskInHome(task, 'kitchen', { answers, country: 'FR' }, climateOf('FR', 'Europe/Paris', {}));
    expect(asked).toMatchObject({ isRequest: true, ...stale });
  });

  it('follows a sentence that says so in a calendar', () => {
    outdate();
    const event = makeDayEvent({ digest, baseUrl: 'https://upkept.example' })({
      household: buildHousehold(),
      settings: calendarDefaults,
      language: 'fr',
      date: '2027-03-06',
      tasks: [buildTask({ source: `care:${id}` })],
    });
    expect(event?.content.description).toContain(`Sécurité\u00a0: ${noted}\n`);
  });

  it('follows it in an answer, too', async () => {
    outdate();
    const gather = makeGatherMaterial({ catalogueSearch: { find: async () => [], liken: async () => [] } });
    const question = 'Comment tester le détecteur ?';
    const found = await gather({ household: buildHousehold(), language: 'fr', question, careTaskId: id });
    const shown = found?.known.texts[0]?.shown;
    expect(shown?.safety).toBe(noted);
    expect(shown?.paragraphs).toContain(noted);
  });
});

import { expect, it } from 'vitest';
import { boxes, draftOf, featuresOf } from '#apps/site/pages/try-plan/boxes.ts';
import { startingAnswers } from '#apps/web/features/onboarding/answers.ts';
import { isOfTrial, parseDraft } from '#apps/web/features/onboarding/draft.ts';
import { multiChoiceCategories, optionNames, propertyTypes } from '#core/domain/care/features.ts';
import { preferenceDefaults } from '#core/domain/home/household.ts';
import { careTaskIdOf } from '#core/domain/tasks/task.ts';
import { shuffle } from '#core/domain/text/shuffle.ts';
import { makeWorld } from '../core/use-cases/world.ts';

const places = [
  ['GB', 'Europe/London'],
  ['FR', 'Europe/Paris'],
  ['US', 'America/Chicago'],
  ['NZ', 'Pacific/Auckland'],
  ['IN', 'Asia/Kolkata'],
] as const;

/** A page may offer other things to tick beside those of every page. */
const offered = [...boxes.map(({ name }) => name), ...multiChoiceCategories.flatMap(optionNames)];

/** Fifty visitors who tick what they like, on any day of the year. */
const trials = Array.from({ length: 50 }, (_, index) => {
  const draw = (what: string) => shuffle(`${what} ${index}`);
  const [country, timezone] = places[index % places.length] ?? places[0];
  const property = propertyTypes[index % propertyTypes.length] ?? 'House';
  const ticked = [...new Set(offered.filter((name) => draw(name) < 0.1 + 0.5 * draw('how much')))];
  const at = new Date(Date.UTC(2027, 0, 1, 11) + 86_400_000 * Math.floor(365 * draw('day'))).toISOString();
  return { country, timezone, property, ticked, at };
});

const { tasksPerWeek, scheduledDays } = preferenceDefaults;

it('the first week of 50 homes is the one that was tried, task by task', async () => {
  for (const [index, { country, timezone, property, ticked, at }] of trials.entries()) {
    const world = makeWorld();
    world.clock.set(at);
    const [tried] = await world.previewFirstWeeks({ country, timezone, features: featuresOf(property, ticked) });
    const draft = parseDraft(JSON.parse(JSON.stringify({ answers: draftOf(property, ticked) })));
    expect(isOfTrial(draft)).toBe(true);
    const { nonce } = await world.requestSignInLink({ email: `trial-${index}@home.example` });
    const { household } = await world.verifySignInLink({ token: world.linkTokens.tokenFor(nonce) });
    const answers = { country, features: startingAnswers({}, draft.answers), tasksPerWeek, scheduledDays };
    await world.onboardHousehold({ householdId: household.id, answers, timezone });
    await world.planWeeks({ householdId: household.id, upTo: () => tried?.weekStart ?? '' });
    const kept = world
      .tasks()
      .filter(({ householdId, occurrence }) => householdId === household.id && occurrence === tried?.weekStart)
      .map(({ source, scheduledOn }) => `${careTaskIdOf(source)} ${scheduledOn}`);
    expect(kept.toSorted()).toEqual(tried?.tasks.map(({ taskId, date }) => `${taskId} ${date}`).toSorted());
  }
}, 120_000);

import { describe, expect, it } from 'vitest';
import { contract } from '#apps/contract/index.ts';
import { checked } from '#apps/http/pipeline/validation-messages.ts';

function wordsFor(
  name: 'requestMagicLink' | 'updateProfile' | 'createCheckoutSession' | 'completeTask',
  body: unknown,
) {
  const read = checked(contract[name].body, body, { language: 'en' });
  return 'data' in read ? undefined : read.issues.map(({ path, message }) => `${path}: ${message}`);
}

describe('the validation message', () => {
  it.each([
    ['requestMagicLink', {}, 'email: Please enter your email address'],
    ['requestMagicLink', { email: 'ada' }, 'email: Please enter a valid email address'],
    ['requestMagicLink', { email: `${'a'.repeat(250)}@b.example` }, 'email: Please enter a valid email address'],
    ['updateProfile', null, ': The body must be a JSON object'],
    ['updateProfile', { tasks_per_week: '5' }, 'tasks_per_week: Tasks per week must be a number'],
    ['updateProfile', { tasks_per_week: 1.5 }, 'tasks_per_week: Tasks per week must be a whole number'],
    ['updateProfile', { tasks_per_week: 21 }, 'tasks_per_week: Tasks per week must be at most 20'],
    ['updateProfile', { timezone: 'Mars' }, 'timezone: Time zone must be one such as Europe/Paris'],
    ['updateProfile', { name: 'x'.repeat(101) }, 'name: Name must be at most 100 characters long'],
    [
      'updateProfile',
      { features: { propertyType: ['Tent'] } },
      'features.propertyType.0: Property type may only be Apartment or House',
    ],
    [
      'updateProfile',
      { features: { propertyType: ['House', 'House'] } },
      'features.propertyType: Property type must have at most 1 entry',
    ],
    ['createCheckoutSession', { product: 'gold' }, 'product: Product may only be premium_subscription'],
    ['completeTask', {}, 'completed: Completed must be given'],
    ['completeTask', { completed: 'yes' }, 'completed: Completed must be true or false'],
  ] as const)('for %s with %j is a plain sentence', (name, body, words) => {
    expect(wordsFor(name, body)).toEqual([words]);
  });

  it('is one for each field', () => {
    expect(wordsFor('updateProfile', { scheduled_days: 'x'.repeat(10), name: '\u202e' })).toEqual([
      'name: Name must not contain a mark that turns text round, as after 0 characters',
      'scheduled_days: Scheduled days must be a list',
    ]);
  });
});

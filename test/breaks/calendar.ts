import type { Break } from './break.ts';

const procedures = 'core/procedures/calendar';
const useCases = 'core/use-cases/calendar';
const testOf = (subject: string) => `test/core/use-cases/calendar-${subject}.test.ts`;

/** Calendars: visits, tokens, syncs, disconnections and the feed. */
export const calendarBreaks: readonly Break[] = [
  {
    what: 'A sync that was killed leaves an event that is then forgotten',
    file: `${procedures}/sync-day.ts`,
    find: 'if (!isKnown) await stores.calendars.saveDay',
    replace: 'if (isKnown) await stores.calendars.saveDay',
    tests: [testOf('sync')],
  },
  {
    what: 'The next generation of an event is inserted before it is saved',
    file: `${procedures}/put-event.ts`,
    find: '    if (generation !== saved) await begin(generation);\n',
    replace: '',
    tests: [testOf('sync')],
  },
  {
    what: 'Syncs of one calendar run at the same time',
    file: `${procedures}/sync-day.ts`,
    find: 'locks.hold(calendarLock(input.householdId)',
    replace: 'locks.hold(calendarLock(input.householdId + Math.random())',
    tests: [testOf('sync')],
  },
  {
    what: 'A plan that changes is not followed by its calendar',
    file: `${procedures}/follow-plan-changes.ts`,
    find: 'if (changed.length > 0) await',
    replace: 'if (changed.length < 0) await',
    tests: [testOf('plan-changes')],
  },
  {
    what: 'A change of the plan that is committed late is not followed by the calendar',
    file: 'adapters/knex/calendar-store.ts',
    find: '    for no key update\n',
    replace: '',
    tests: ['test/contracts/stores.test.ts'],
  },
  {
    what: 'A calendar without access is called again and again',
    file: 'core/domain/calendar/connection.ts',
    find: "return { ...kept, status: 'needs_reconnect' };",
    replace: "return { ...connection, status: 'connected' };",
    tests: [testOf('access')],
  },
  {
    what: 'Another browser can finish a visit',
    file: `${useCases}/complete-visit.ts`,
    find: '!== visit.nonceHash',
    replace: "=== ''",
    tests: [testOf('visits')],
  },
  {
    what: 'A state works a second time',
    file: 'adapters/memory/calendar-visit-store.ts',
    find: '      calendarVisits.delete(keyOf(householdId, id));\n      return visit;',
    replace: '      return visit;',
    tests: [testOf('visits')],
  },
  {
    what: 'Tokens are kept for as long as the provider is away',
    file: `${useCases}/purge-calendars.ts`,
    find: 'await calendars.remove(householdId);',
    replace: '',
    tests: [testOf('disconnection')],
  },
  {
    what: 'A sealed text opens in another record',
    file: 'adapters/jose/secrets.ts',
    find: 'protectedHeader.aud === purpose',
    replace: 'protectedHeader.aud !== undefined',
    tests: ['test/contracts/tokens-and-secrets.test.ts'],
  },
  {
    what: 'An event at a time that the clocks skip doesn’t move',
    file: 'core/domain/zones.ts',
    find: 'const startsAt = start.toFormat(localFormat);',
    replace: "const startsAt = `${date}T${startTime}:00${start.toFormat('ZZ')}`;",
    tests: ['test/core/domain/calendar-times.test.ts'],
  },
  {
    what: 'The feed is served after premium has ended',
    file: `${useCases}/read-feed.ts`,
    find: ' || !isPremium(household, now)',
    replace: '',
    tests: [testOf('feed')],
  },
];

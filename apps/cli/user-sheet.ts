import { featureCategories } from '#core/domain/care/features.ts';
import { givesPremium, isRunning } from '#core/domain/selling/subscription.ts';
import { pluralise } from '#core/domain/text/pluralise.ts';
import type { ShownPerson } from '#core/use-cases/support/show-person.ts';
import { instant } from './instant.ts';
import { table } from './output.ts';

type Shown = ShownPerson & { readonly now: Date };

/** Returns a person and one of their homes for a program: always the same keys, with null for missing values. */
export function userRecord({
  person,
  homes,
  household,
  premium,
  sessions,
  customTasks,
  customerIds,
  supportActions,
  ...state
}: Shown) {
  const { linksOfDay, refusedAt, summaries, calendar, jobs, weeksPlanned } = state;
  const { country, onboardedOn, premiumGrantedAt, subscription, deletionRequestedAt, ...always } = household;
  const leavingSince = person.deletionRequestedAt ?? deletionRequestedAt ?? null;
  return {
    ...always,
    personId: person.id,
    email: person.email,
    name: person.name,
    language: person.language,
    homes,
    country: country ?? null,
    onboardedOn: onboardedOn ?? null,
    premium,
    premiumGrantedAt: premiumGrantedAt ?? null,
    subscription: subscription ?? null,
    deletionRequestedAt: leavingSince,
    customerIds,
    sessions: sessions.map(({ createdAt, lastSeenAt }) => ({ createdAt, lastSeenAt })),
    customTasks: customTasks.map(({ householdId: _, ...customTask }) => customTask),
    mail: { linksOfDay, refusedAt: refusedAt ?? null },
    summaries: summaries
      ? { enabled: summaries.enabled, stopped: summaries.stopped ?? null, nextAt: summaries.nextAt ?? null }
      : null,
    calendar: calendar
      ? {
          status: calendar.status,
          lastSyncedAt: calendar.lastSyncedAt ?? null,
          syncWantedAt: calendar.syncWantedAt ?? null,
        }
      : null,
    jobs: jobs.map(({ createdAt }) => ({ createdAt })),
    weeksPlanned,
    supportActions: supportActions.map(({ action, operator, at }) => ({ action, operator, at })),
  };
}

/** Formats a person and one of their homes to be read. */
export function userSheet(shown: Shown): string {
  const { person, homes, household, sessions, customTasks, customerIds, supportActions } = shown;
  const deletionRequestedAt = person.deletionRequestedAt ?? household.deletionRequestedAt;
  return [
    person.email,
    ...(deletionRequestedAt ? [`This account is being deleted, since ${instant(deletionRequestedAt)}.`] : []),
    '',
    table([
      ['person', person.id],
      ['name', person.name || '(none yet)'],
      ...homes.map(({ id, name, role, people }, index) => [
        index === 0 ? 'homes' : '',
        `${id}: ${name}, as ${role} of ${pluralise(people, 'person', 'people')}`,
      ]),
      ['home', household.id],
      ['country', `${household.country ?? '(none yet)'}, ${household.timezone}`],
      ['since', `${instant(household.createdAt)}, ${onboarding(household.onboardedOn)}`],
      ['rhythm', `${household.tasksPerWeek} tasks a week on ${household.scheduledDays.join(', ')}`],
      ...household.pauses.slice(-1).map(({ from, to }) => ['last pause', `${from} to ${to}`]),
      ...featureCategories.flatMap((category) => {
        const names = household.features[category];
        return names ? [[words(category), names.join(', ') || 'none']] : [];
      }),
      ['premium', premium(shown)],
      ...(household.subscription ? [['subscription', subscription(shown)]] : []),
      ['at Stripe', customerIds.join(', ') || 'no customer'],
      ['signed in', signedIn(sessions)],
      ['mail', mail(shown)],
      ['summaries', summariesOf(shown)],
      ['calendar', calendarOf(shown)],
      ['jobs', jobsOf(shown)],
      ['planned', `${shown.weeksPlanned} of 5 weeks`],
      ['own tasks', customTasks.length === 0 ? 'none' : String(customTasks.length)],
      ...customTasks.map(({ title, category, recurrence, anchor }) => [
        '',
        `${title} (${category}, ${recurrence} from ${anchor})`,
      ]),
    ]),
    '',
    'Support',
    table(supportActions.map(({ at, operator, action }) => [instant(at), operator, action])),
  ].join('\n');
}

const onboarding = (on: string | undefined): string => (on ? `home described ${on}` : 'home not described yet');

/** Converts `kitchenAppliances` to "kitchen appliances". */
const words = (category: string): string => category.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function signedIn(sessions: Shown['sessions']): string {
  if (sessions.length === 0) return 'nowhere';
  const lastSeen = new Date(Math.max(...sessions.map(({ lastSeenAt }) => lastSeenAt.getTime())));
  return `in ${sessions.length === 1 ? 'one browser' : `${sessions.length} browsers`}, last seen ${instant(lastSeen)}`;
}

function mail({ linksOfDay, refusedAt }: Shown): string {
  const links = linksOfDay === 0 ? 'no sign-in link' : pluralise(linksOfDay, 'sign-in link');
  return `${links} requested within a day; ${refusedAt ? `the address refused mail ${instant(refusedAt)}` : 'no refusal known'}`;
}

function summariesOf({ summaries }: Shown): string {
  if (!summaries) return 'none yet';
  if (summaries.stopped !== undefined) return `stopped: ${summaries.stopped}`;
  if (!summaries.enabled) return 'switched off';
  return summaries.nextAt ? `next one ${instant(summaries.nextAt)}` : 'paused, because none had a reaction';
}

function calendarOf({ calendar }: Shown): string {
  if (!calendar) return 'not connected';
  const { status, lastSyncedAt, syncWantedAt } = calendar;
  return [
    status.replaceAll('_', ' '),
    lastSyncedAt ? `last synced ${instant(lastSyncedAt)}` : 'never synced',
    ...(syncWantedAt ? [`changes wait since ${instant(syncWantedAt)}`] : []),
  ].join(', ');
}

function jobsOf({ jobs }: Shown): string {
  const [oldest] = jobs;
  return oldest ? `${jobs.length} unfinished, the oldest since ${instant(oldest.createdAt)}` : 'none waits';
}

function premium({ household: { premiumGrantedAt, subscription }, now }: Shown): string {
  const sources = [
    ...(premiumGrantedAt ? [`granted ${instant(premiumGrantedAt)}`] : []),
    ...(subscription && givesPremium(subscription, now) ? ['paid for'] : []),
  ];
  return sources.length > 0 ? `yes, ${sources.join(' and ')}` : 'no';
}

function subscription({ household: { subscription }, now }: Shown): string {
  if (!subscription) return 'none';
  const { id, status, paidUntil, endsAtPeriodEnd } = subscription;
  const goesOn = isRunning(subscription) && !endsAtPeriodEnd;
  const until = goesOn ? 'renews' : paidUntil > now ? 'ends' : 'ended';
  return `${status.replaceAll('_', ' ')}, ${until} ${instant(paidUntil)} (${id})`;
}

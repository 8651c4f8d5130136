import { featureCategories } from '#core/domain/features.ts';
import { givesPremium, isRunning } from '#core/domain/subscription.ts';
import type { ShownHousehold } from '#core/use-cases/support/show-household.ts';
import { instant } from './instant.ts';
import { table } from './output.ts';

type Shown = ShownHousehold & { readonly now: Date };

/** Returns a household for a program: always the same keys, with null for missing values. */
export function userRecord({ household, premium, sessions, customTasks, customerIds, supportActions }: Shown) {
  const { country, onboardedOn, premiumGrantedAt, subscription, deletionRequestedAt, ...always } = household;
  return {
    ...always,
    country: country ?? null,
    onboardedOn: onboardedOn ?? null,
    premium,
    premiumGrantedAt: premiumGrantedAt ?? null,
    subscription: subscription ?? null,
    deletionRequestedAt: deletionRequestedAt ?? null,
    customerIds,
    sessions: sessions.map(({ createdAt, lastSeenAt }) => ({ createdAt, lastSeenAt })),
    customTasks: customTasks.map(({ householdId: _, ...customTask }) => customTask),
    supportActions: supportActions.map(({ action, operator, at }) => ({ action, operator, at })),
  };
}

/** Formats a household for a person to read. */
export function userSheet(shown: Shown): string {
  const { household, sessions, customTasks, customerIds, supportActions } = shown;
  const { deletionRequestedAt } = household;
  return [
    household.email,
    ...(deletionRequestedAt ? [`This account is being deleted, since ${instant(deletionRequestedAt)}.`] : []),
    '',
    table([
      ['id', household.id],
      ['name', household.name || '(none yet)'],
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

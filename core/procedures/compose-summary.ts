import { careTasksOf } from '../catalogue/care-tasks-of.ts';
import { textsIn } from '../catalogue/texts-in.ts';
import { isOnboarded } from '../domain/home/household.ts';
import { addressIn, type Language } from '../domain/languages.ts';
import { atLeast } from '../domain/people/membership.ts';
import { type PersonInHome, personInHomeKey } from '../domain/people/person-in-home.ts';
import { summaryAddresses } from '../domain/summary/addresses.ts';
import { asksToPause } from '../domain/summary/quiet.ts';
import type { Summary, SummaryLinks } from '../domain/summary/summary.ts';
import { isWorthSending, summaryOf } from '../domain/summary/summary-of.ts';
import { actionEndsAt, unsubscribeEndsAt } from '../domain/summary/tokens.ts';
import { isPaused } from '../domain/time/pause.ts';
import { sayReason } from '../languages/say-reason.ts';
import type { Ports } from '../ports/index.ts';
import type { Mail } from '../ports/mailer.ts';
import type { SkipReason } from '../ports/summary-store.ts';
import type { SummaryRead } from '../ports/summary-view.ts';

export type ComposeSummary = ReturnType<typeof makeComposeSummary>;

type Deps = Pick<Ports, 'summaryTokens' | 'clock' | 'baseUrl'>;
type Composed = { readonly mail: Mail<'weekly-summary'> } | { readonly reason: SkipReason };

/**
 * Writes the summary of a home for a person, or returns the reason for which they get none. `isAsked`: the person asked for it
 * now, so it is sent although summaries are switched off or it says little.
 */
export const makeComposeSummary = ({ summaryTokens, clock, baseUrl }: Deps) => {
  const addresses = summaryAddresses(baseUrl);
  return async ({ household, reader, schedule, today, tasks }: SummaryRead, isAsked: boolean): Promise<Composed> => {
    if (!reader || household.deletionRequestedAt) return { reason: 'leaving' };
    if (!isOnboarded(household)) return { reason: 'not-onboarded' };
    const { person, role } = reader;
    const isOff = !schedule?.enabled || schedule.stopped !== undefined;
    if (isOff && !isAsked) return { reason: 'switched-off' };
    if (isPaused(today, household.pauses) && !isAsked) return { reason: 'paused' };
    const asks = !isAsked && asksToPause(schedule?.unseen ?? 0);
    const { language } = person;
    const { itemName, local, reasons, titlesOfTask } = textsIn(language);
    const summary = summaryOf(
      { household, name: person.name, today, tasks, asksToPause: asks },
      careTasksOf(household, language),
      {
        titleOf: (task) => titlesOfTask(task).fullTitle,
        itemName,
        local,
        reasonOf: (reason, care) => sayReason(reason, care, reasons),
      },
    );
    if (!isAsked && !isWorthSending(summary)) return { reason: 'nothing-planned' };
    const recipient = { householdId: household.id, personId: person.id };
    const mayAct = atLeast(role, 'member');
    const links = await linksOf(mayAct ? summary : { ...summary, days: [] }, recipient, {
      summaryTokens,
      clock,
      addresses,
      language,
    });
    // One that a person asked for is a mail of its own.
    const id = `${personInHomeKey(recipient)} ${isAsked ? clock.now().toISOString() : summary.from}`;
    return { mail: { kind: 'weekly-summary', id, to: person.email, language, summary, links } };
  };
};

async function linksOf(
  { days }: Summary,
  recipient: PersonInHome,
  {
    summaryTokens,
    clock,
    addresses,
    language,
  }: Pick<Deps, 'summaryTokens' | 'clock'> & {
    readonly addresses: ReturnType<typeof summaryAddresses>;
    readonly language: Language;
  },
): Promise<SummaryLinks> {
  const now = clock.now();
  const expiresAt = actionEndsAt(now);
  const all = days.flatMap(({ date, tasks }) => tasks.map(({ id }) => ({ ...recipient, taskId: id, on: date })));
  const tasks = await Promise.all(
    all.map(async (task) => {
      const act = async (action: 'done' | 'not-this-week') =>
        addressIn(language, addresses.act(await summaryTokens.issueAction({ ...task, action }, expiresAt)));
      return [task.taskId, { done: await act('done'), notThisWeek: await act('not-this-week') }] as const;
    }),
  );
  const assumed = new Set(days.flatMap(({ tasks }) => tasks.flatMap(({ assumes }) => assumes ?? [])));
  const token = await summaryTokens.issueUnsubscribe(recipient, unsubscribeEndsAt(now));
  return {
    week: addresses.week(recipient.householdId),
    settings: addresses.settings(recipient.householdId),
    asks: Object.fromEntries([...assumed].map((trait) => [trait, addresses.ask(recipient.householdId, trait)])),
    unsubscribePage: addressIn(language, addresses.unsubscribePage(token)),
    unsubscribe: addresses.unsubscribe(token),
    tasks: Object.fromEntries(tasks),
  };
}

import type { Household } from '../../domain/home/household.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import type { StopReason } from '../../domain/summary/preferences.ts';
import { reactivated, type SummarySchedule, stoppedBy } from '../../domain/summary/schedule.ts';
import type { MailEvent } from '../../ports/mail-events.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'mailEvents' | 'unitOfWork' | 'clock'>;
type Input = { readonly body: Uint8Array; readonly authorization: string };

/**
 * Handles the mail service's webhook. A bounce, a complaint or a suppression stops summaries, never mail about the
 * account; a bounce of that is noted, so that the account can show it. Events may arrive late and twice. Throws
 * `not_authorised` and `invalid_input`.
 */
export const makeHandleMailEvents =
  ({ mailEvents, unitOfWork, clock }: Deps) =>
  async ({ body, authorization }: Input): Promise<void> => {
    for (const event of await mailEvents.read(body, authorization)) {
      await unitOfWork.run((stores) => handle(stores, event, clock.now()));
    }
  };

async function handle(stores: Stores, event: MailEvent, now: Date): Promise<void> {
  const person = await stores.persons.findByEmail(event.email);
  if (!person) return;
  if (event.stream === 'account') await noteAddress(stores, event);
  for (const { householdId } of await stores.memberships.homesOf(person.id)) {
    await stop(stores, { householdId, personId: person.id }, event, now);
  }
}

async function stop(
  stores: Stores,
  { householdId, personId }: PersonInHome,
  event: MailEvent,
  now: Date,
): Promise<void> {
  const household = await stores.households.lock(householdId);
  if (!household) return;
  const schedule = await stores.summarySchedules.find(household.id, personId);
  // What happened to older mail doesn't change what the person has decided since.
  if (!schedule || event.at < schedule.decidedAt) return;
  const changed = after(event, schedule, household, now);
  if (changed !== schedule) await stores.summarySchedules.save([changed]);
}

const reasons = {
  bounce: 'bounced',
  complaint: 'complained',
  suppressed: 'unsubscribed',
} as const satisfies Partial<Record<MailEvent['kind'], StopReason>>;

function after({ kind, stream }: MailEvent, schedule: SummarySchedule, { timezone }: Household, now: Date) {
  if (kind === 'reactivated') return stream === 'summaries' ? reactivated(schedule, timezone, now) : schedule;
  // A suppressed account stream says nothing about summaries; the bounce or complaint before it does.
  if (kind === 'suppressed' && (stream === 'account' || schedule.stopped)) return schedule;
  return stoppedBy(schedule, reasons[kind]);
}

async function noteAddress({ addresses }: Stores, { kind, email, at }: MailEvent): Promise<void> {
  if (kind === 'bounce') await addresses.noteRefusal(email, at);
  if (kind === 'reactivated') await addresses.clearRefusal(email);
}

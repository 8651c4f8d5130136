import type { Household } from '../../home/household.ts';
import { weekStartOf } from '../../time/dates.ts';
import { dateInZone } from '../../time/zones.ts';
import type { RhythmAnswer } from './rhythm-answer.ts';

const lastOf = (said: readonly RhythmAnswer[], careTaskId: string, kind: RhythmAnswer['kind']) =>
  said.find((each) => each.careTaskId === careTaskId && each.kind === kind);

/** What the household accepted last for a care task; undefined if it took that back already. */
export function lastAccepted(said: readonly RhythmAnswer[], careTaskId: string): RhythmAnswer | undefined {
  const accepted = lastOf(said, careTaskId, 'accepted');
  const undone = lastOf(said, careTaskId, 'undone');
  return accepted && undone && undone.at >= accepted.at ? undefined : accepted;
}

/**
 * Whether the present plan comes from accepting this rhythm: in the same week, and with no other rhythm that was accepted or
 * taken back since then. One that was accepted and taken back again changed nothing.
 */
export function ledToPlan(accepted: RhythmAnswer, said: readonly RhythmAnswer[], now: Date, timezone: string): boolean {
  const weekOf = (at: Date) => weekStartOf(dateInZone(at, timezone));
  if (weekOf(accepted.at) !== weekOf(now)) return false;
  const others = new Set(said.map(({ careTaskId }) => careTaskId).filter((id) => id !== accepted.careTaskId));
  return [...others].every((id) => {
    const [acceptedAt = 0, undoneAt = 0] = (['accepted', 'undone'] as const).map((kind) => {
      const at = lastOf(said, id, kind)?.at;
      return at && at > accepted.at ? at.getTime() : 0;
    });
    return acceptedAt === 0 ? undoneAt === 0 : undoneAt > acceptedAt;
  });
}

/** What a household says besides rhythms, from which its plan is made, as text. */
export function planningFacts(household: Household): string {
  const { country, timezone, town, features, tasksPerWeek, scheduledDays } = household;
  const { excludedTasks, answers, lastDone, pauses } = household;
  const said = [answers, lastDone, features].map((facts) => Object.entries(facts).sort());
  return JSON.stringify([country, timezone, town?.id, tasksPerWeek, scheduledDays, excludedTasks, pauses, said]);
}

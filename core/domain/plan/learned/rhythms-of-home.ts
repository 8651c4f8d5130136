import type { CatalogueItem } from '../../care/care-task.ts';
import type { Household } from '../../home/household.ts';
import { dateInZone } from '../../time/zones.ts';
import { homeOf } from '../home.ts';
import { jobsOfHome } from '../jobs-of-home.ts';
import { sourceOf } from '../types.ts';
import { mayLearn } from './chosen-rhythm.ts';
import { gapsIn, type PastTurn } from './gaps.ts';
import type { LearnedRhythm } from './learned-rhythm.ts';
import { proposalFrom } from './proposal.ts';
import type { RhythmAnswer } from './rhythm-answer.ts';

/** From what the rhythms of a home are learned. */
export type KnownOfRhythms = { readonly turns: readonly PastTurn[]; readonly answers: readonly RhythmAnswer[] };

/** The rhythm of each care task of the home that isn't decided by danger, law, a season or a visit. Throws `not_onboarded`. */
export function rhythmsOfHome(
  household: Household,
  catalogue: readonly CatalogueItem[],
  known: KnownOfRhythms,
): readonly LearnedRhythm[] {
  const { timezone, pauses } = household;
  const home = homeOf(household);
  const gapsOf = gapsIn(known.turns, pauses);
  const said = Map.groupBy(known.answers, ({ careTaskId }) => careTaskId);
  return jobsOfHome(home, catalogue).flatMap((job): readonly LearnedRhythm[] => {
    const { task, item, usualDays = task.intervalDays, assumes } = job;
    if (assumes !== undefined || !mayLearn(task, home)) return [];
    const answers = said.get(task.id) ?? [];
    const last = answers.at(-1);
    const currentDays = task.intervalDays;
    return [
      {
        taskId: task.id,
        title: task.title,
        item: item.name,
        usualDays,
        ...proposalFrom({
          usualDays,
          currentDays,
          gaps: gapsOf(sourceOf(job), currentDays),
          ...(last && { answer: { kind: last.kind, on: dateInZone(last.at, timezone) } }),
        }),
        ...(job.usualDays !== undefined && { acceptedDays: currentDays }),
        answers,
      },
    ];
  });
}

import { compareText } from '#core/domain/text/compare-text.ts';
import type { RhythmAnswerStore } from '#core/ports/rhythm-answer-store.ts';
import { keyOf, type Tables } from './database.ts';
import { actorWith } from './task-action-store.ts';

export function makeRhythmAnswerStore(tables: Tables): RhythmAnswerStore {
  return {
    list: async (householdId) =>
      [...tables.rhythmAnswers.values()]
        .filter((answer) => answer.householdId === householdId)
        .toSorted((one, other) => +one.at - +other.at || compareText(one.careTaskId, other.careTaskId))
        .map(({ personId, ...answer }) => {
          const actor = actorWith(tables, personId ?? null);
          return { ...answer, ...(personId && { personId }), ...(actor && { actor }) };
        }),
    save: async ({ actor: _, ...answer }) => {
      tables.rhythmAnswers.set(keyOf(answer.householdId, answer.careTaskId, answer.kind), answer);
    },
  };
}

import { compareText } from '#core/domain/text/compare-text.ts';
import type { AdviceStore } from '#core/ports/advice-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeAdviceStore({ adviceQuestions }: Tables): AdviceStore {
  const newestFirst = (id: string) =>
    [...adviceQuestions.values()]
      .filter(({ householdId }) => householdId === id)
      .sort((one, other) => other.askedAt.getTime() - one.askedAt.getTime() || compareText(other.id, one.id));
  return {
    add: async (added, keep) => {
      adviceQuestions.set(keyOf(added.householdId, added.id), added);
      for (const { householdId, id } of newestFirst(added.householdId).slice(keep)) {
        adviceQuestions.delete(keyOf(householdId, id));
      }
    },
    list: async (householdId, limit) => newestFirst(householdId).slice(0, limit),
    delete: async (householdId, id) => adviceQuestions.delete(keyOf(householdId, id)),
  };
}

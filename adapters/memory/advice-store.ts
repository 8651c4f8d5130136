import { compareText } from '#core/domain/compare-text.ts';
import type { AdviceStore } from '#core/ports/advice-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeAdviceStore({ adviceQuestions }: Tables): AdviceStore {
  return {
    add: async (added) => {
      adviceQuestions.set(keyOf(added.householdId, added.id), added);
    },
    list: async (householdId, limit) =>
      [...adviceQuestions.values()]
        .filter((question) => question.householdId === householdId)
        .sort((one, other) => other.askedAt.getTime() - one.askedAt.getTime() || compareText(other.id, one.id))
        .slice(0, limit),
    remove: async (householdId, id) => adviceQuestions.delete(keyOf(householdId, id)),
  };
}

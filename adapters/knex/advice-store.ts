import type { Knex } from 'knex';
import type { AdviceStep, AskedQuestion, Proposal, Stop } from '#core/domain/advice/advice.ts';
import type { AdviceStore } from '#core/ports/advice-store.ts';

type AdviceRow = {
  household_id: string;
  id: string;
  asked_at: Date;
  question: string;
  item: string | null;
  had_file: boolean;
  steps: readonly AdviceStep[];
  task_ids: string[];
  stop: Stop;
  proposals: readonly Proposal[];
};

const questionOf = (row: AdviceRow): AskedQuestion => ({
  householdId: row.household_id,
  id: row.id,
  askedAt: row.asked_at,
  question: row.question,
  ...(row.item !== null && { item: row.item }),
  hadFile: row.had_file,
  steps: row.steps,
  taskIds: row.task_ids,
  stop: row.stop,
  proposals: row.proposals,
});

export function makeAdviceStore(trx: Knex.Transaction): AdviceStore {
  const newestFirst = (householdId: string) =>
    trx<AdviceRow>('advice_questions')
      .where({ household_id: householdId })
      .orderBy([
        { column: 'asked_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
  return {
    add: async (added, keep) => {
      await trx('advice_questions').insert({
        household_id: added.householdId,
        id: added.id,
        asked_at: added.askedAt,
        question: added.question,
        item: added.item ?? null,
        had_file: added.hadFile,
        steps: JSON.stringify(added.steps),
        task_ids: added.taskIds,
        stop: added.stop,
        proposals: JSON.stringify(added.proposals),
      });
      const older = newestFirst(added.householdId).offset(keep).select('id');
      await trx('advice_questions').where({ household_id: added.householdId }).whereIn('id', older).delete();
    },

    list: async (householdId, limit) => {
      const rows: readonly AdviceRow[] = await newestFirst(householdId).limit(limit);
      return rows.map(questionOf);
    },

    delete: async (householdId, id) =>
      (await trx('advice_questions').where({ household_id: householdId, id }).delete()) === 1,
  };
}

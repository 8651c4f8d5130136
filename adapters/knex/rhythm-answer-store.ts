import type { Knex } from 'knex';
import type { RhythmAnswer } from '#core/domain/plan/learned/rhythm-answer.ts';
import type { RhythmAnswerStore } from '#core/ports/rhythm-answer-store.ts';
import { type ActorRow, actorIn } from './task-action-store.ts';

type AnswerRow = ActorRow & {
  care_task_id: string;
  kind: RhythmAnswer['kind'];
  person_id: string | null;
  at: Date;
  plan_before: RhythmAnswer['before'] | null;
};

const listSql = `
  select a.care_task_id, a.kind, a.person_id, a.at, a.plan_before, p.id, p.name
  from rhythm_answers a left join persons p on p.id = a.person_id
  where a.household_id = ?
  order by a.at, a.care_task_id collate "C"`;

export function makeRhythmAnswerStore(trx: Knex.Transaction): RhythmAnswerStore {
  return {
    list: async (householdId) => {
      const { rows } = await trx.raw<{ rows: AnswerRow[] }>(listSql, [householdId]).options({ name: 'rhythm-answers' });
      return rows.map(({ care_task_id, kind, person_id, at, plan_before, ...person }) => ({
        householdId,
        careTaskId: care_task_id,
        kind,
        ...(person_id !== null && { personId: person_id }),
        actor: actorIn(person),
        at,
        ...(plan_before && { before: plan_before }),
      }));
    },
    save: async ({ householdId, careTaskId, kind, personId, at, before }) => {
      const row = {
        household_id: householdId,
        care_task_id: careTaskId,
        kind,
        person_id: personId ?? null,
        at,
        plan_before: before ? JSON.stringify(before) : null,
      };
      await trx('rhythm_answers').insert(row).onConflict(['household_id', 'care_task_id', 'kind']).merge();
    },
  };
}

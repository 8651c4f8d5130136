import { randomUUID } from 'node:crypto';
import type { App } from '#apps/composition/container.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { benchHousehold } from './homes.ts';

export async function countOf({ knex }: App, table: string): Promise<number> {
  const { rows } = await knex.raw<{ rows: { count: number }[] }>('select count(*)::int as count from ??', [table]);
  return rows[0]?.count ?? 0;
}

/** Adds households of one person each that were onboarded today until there are so many. */
export async function populate(app: App, today: IsoDate, count: number): Promise<void> {
  for (let index = await countOf(app, 'households'); index < count; index += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - index) }, (_, place) => {
      const { id, name, country, timezone, features, answers, tasksPerWeek, scheduledDays, createdAt } = benchHousehold(
        index + place,
        randomUUID(),
        today,
      );
      return {
        id,
        name,
        country,
        timezone,
        features: JSON.stringify(features),
        answers: JSON.stringify(answers),
        tasks_per_week: tasksPerWeek,
        scheduled_days: scheduledDays,
        onboarded_on: today,
        created_at: createdAt,
      };
    });
    await app.knex('households').insert(rows);
    const persons = rows.map(({ id, name, created_at }) => ({ id, email: `${id}@example.com`, name, created_at }));
    await app.knex('persons').insert(persons);
    await app
      .knex('memberships')
      .insert(
        rows.map(({ id, created_at }) => ({ household_id: id, person_id: id, role: 'owner', joined_at: created_at })),
      );
  }
  await app.knex.raw('analyze households, persons, memberships');
}

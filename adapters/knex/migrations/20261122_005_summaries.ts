import type { Knex } from 'knex';

/**
 * Weekly summaries, and the records of runs. Households that were onboarded before receive their first summary on the
 * Monday that follows. The database may not know a household's zone; UTC is close enough for one summary, because the
 * domain computes the next one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table summary_schedules (
      household_id uuid primary key references households on delete cascade,
      enabled boolean not null,
      weekday text not null check (
        weekday in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')
      ),
      hour smallint not null check (hour between 0 and 23),
      stopped_reason text check (stopped_reason in ('unsubscribed', 'bounced', 'complained', 'rejected')),
      unseen smallint not null check (unseen >= 0),
      rejections smallint not null check (rejections >= 0),
      next_summary_at timestamptz check (next_summary_at is null or enabled and stopped_reason is null),
      decided_at timestamptz not null
    );
    create index summary_schedules_due on summary_schedules (next_summary_at) where next_summary_at is not null;

    create table summaries (
      household_id uuid not null references households on delete cascade,
      week_start date not null check (extract(isodow from week_start) = 1),
      run_id uuid not null,
      due_at timestamptz not null,
      status text not null check (status in ('queued', 'sending', 'sent', 'skipped')),
      reason text check ((reason is not null) = (status = 'skipped')),
      claimed_at timestamptz,
      settled_at timestamptz,
      primary key (household_id, week_start)
    );
    create index summaries_by_run on summaries (run_id, household_id);
    create index summaries_open on summaries (due_at) where status in ('queued', 'sending');
    create index summaries_by_week on summaries (week_start);

    create table runs (
      id uuid primary key,
      kind text not null check (kind in ('plan', 'summaries')),
      started_at timestamptz not null,
      finished_at timestamptz,
      done integer not null,
      skipped jsonb not null,
      failed integer not null,
      expected integer not null
    );
    create index runs_by_start on runs (kind, started_at);

    create table run_failures (
      id uuid primary key default gen_random_uuid(),
      run_id uuid not null references runs on delete cascade,
      household_id uuid,
      reason text not null
    );
    create index run_failures_by_run on run_failures (run_id);
    create index run_failures_by_household on run_failures (household_id);

    alter table sign_in_addresses add refused_at timestamptz;
  `);
  await knex.raw(`
    insert into summary_schedules (household_id, enabled, weekday, hour, unseen, rejections, next_summary_at, decided_at)
    select h.id, true, 'Monday', 8, 0, 0,
      (date_trunc('week', now() at time zone coalesce(z.name, 'UTC')) + interval '7 days 8 hours')
        at time zone coalesce(z.name, 'UTC')
        + interval '1 second' * (('x' || left(md5(h.id::text), 7))::bit(28)::int % 600),
      now()
    from households h
    left join pg_timezone_names z on z.name = h.timezone
    where h.onboarded_on is not null
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sign_in_addresses drop refused_at');
  await knex.raw('drop table run_failures, runs, summaries, summary_schedules');
}

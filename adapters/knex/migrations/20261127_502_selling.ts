import type { Knex } from 'knex';

/** What buyers declare about their contracts, and which mails about these they have received. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table declarations (
      id uuid primary key,
      email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
      kind text not null check (kind in ('cancellation', 'withdrawal')),
      state text not null check (state in ('unconfirmed', 'accepted', 'done', 'no_contract', 'too_late')),
      name text not null check (char_length(name) <= 100),
      reference text not null check (char_length(reference) <= 200),
      declared_at timestamptz not null,
      subscription_id text,
      refund_minor bigint check (refund_minor >= 0),
      refund_currency text check (refund_currency ~ '^[A-Z]{3}$'),
      done_at timestamptz,
      check ((refund_minor is null) = (refund_currency is null)),
      check ((state = 'done') = (done_at is not null)),
      check (state in ('unconfirmed', 'no_contract') or subscription_id is not null)
    );
    create index on declarations (email, declared_at);
    create index on declarations (declared_at) where state in ('unconfirmed', 'accepted');

    create table contract_notices (
      household_id uuid not null references households on delete cascade,
      subscription_id text not null,
      notice text not null check (notice in ('started', 'ending')),
      primary key (household_id, subscription_id, notice)
    );
    -- Earlier buyers have learned of it from the pages and mails of that time.
    insert into contract_notices (household_id, subscription_id, notice)
      select id, subscription_id, notice from households cross join (values ('started'), ('ending')) as mail (notice)
      where subscription_id is not null
        and (notice = 'started' or subscription_ends_then or subscription_status not in ('active', 'trialing', 'past_due'));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table contract_notices; drop table declarations');
}

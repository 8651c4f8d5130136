/** Tables whose rows may exist before their household or person is known, or outlive them, are also read by these keys. */
export const ownKeys: Readonly<Record<string, readonly string[]>> = {
  identities: ['subject'],
  invitations: ['household_id', 'email'],
  payment_customers: ['customer_id'],
  pending_jobs: ['id'],
  sign_in_addresses: ['email'],
  support_actions: ['id'],
};

type Exception = {
  /** The beginning of the statement, with single spaces. */
  readonly begins: string;
  readonly why: string;
};

/** The statements that are about everybody, or find out whose they are. A node alone can't answer them. */
export const overEverybody: readonly Exception[] = [
  { begins: 'select plan_due_at, id from households', why: 'generate-weeks looks for plans that are due' },
  { begins: 'select w.household_id, w.week_start, h.timezone,', why: 'queue-refinements looks for weeks to refine' },
  {
    begins: 'select household_id, person_id, week_start from summaries where run_id =',
    why: 'send-summaries takes a part of a run',
  },
  { begins: 'select due.count::int as due, open.count::int as open', why: 'a metric: summaries that are due' },
  { begins: 'select "notice" from "contract_notices" limit', why: 'whether anything was ever sold' },
  { begins: 'select p.* from persons p where strpos(', why: 'support finds people by a part of their address' },
  { begins: 'select "id" from "households" where "leaving_since" is not null', why: 'a restore resumes deletions' },
  { begins: 'select "id" from "persons" where "leaving_since" is not null', why: 'a restore resumes deletions' },
  { begins: 'select "id" from "persons" order by "id" asc limit', why: 'a restore deletes again who was deleted' },
  { begins: 'select "id" from "persons" where "id" > $1 order by "id" asc limit', why: 'a restore, its next page' },
  { begins: 'select distinct reason, scheduled_on::text as day', why: 'a migration reads every task' },
  { begins: 'update tasks set why = said.why', why: 'a migration changes every task' },
  { begins: 'update tasks set is_request = title like', why: 'a migration changes every task' },
  { begins: 'select "id" from "passkeys" where "credential_id" =', why: 'a passkey belongs to one account only' },
  { begins: 'select * from "passkeys" where "id" =', why: 'the mail about a passkey names no person' },
  { begins: 'select from "', why: 'a restore needs empty tables' },
  { begins: 'select "id" from "households" order by "id" asc limit', why: 'a restore deletes again who was deleted' },
  { begins: 'select "id" from "households" where "id" > $1 order by "id" asc limit', why: 'a restore, its next page' },
  { begins: 'delete from "assistant_usage" where "day" <', why: 'old rows of everybody are deleted' },
  {
    begins: 'select "household_id" from "calendar_connections" where status =',
    why: 'queue-calendar-syncs looks for calendars that follow their plan',
  },
  {
    begins: 'select "household_id", "person_id" from "calendar_connections" where status =',
    why: 'purge-calendars looks for connections that are ending',
  },
  {
    begins: 'select household_id from ( select household_id from calendar_connections',
    why: 'a new secret seals all tokens',
  },
  { begins: 'delete from "calendar_visits" where "expires_at" <', why: 'old rows of everybody are deleted' },
  {
    begins: 'select "household_id" from "calendar_feeds" where "secret_hash" =',
    why: 'a secret address says whose it is',
  },
  { begins: 'select * from "email_changes" where "current_link_id" =', why: 'a mailed link says whose it is' },
  { begins: 'delete from "email_changes" where "expires_at" <', why: 'old rows of everybody are deleted' },
  { begins: 'delete from "invitations" where "expires_at" <', why: 'old rows of everybody are deleted' },
  {
    begins: 'with entries as (delete from history_entries where deleted_at <',
    why: 'old rows of everybody are deleted',
  },
  { begins: 'update files f set expires_at =', why: 'files of everybody expire whose entry is gone' },
  { begins: 'select * from "files" where "expires_at" <', why: 'delete-expired-files removes what has expired' },
  { begins: 'select * from "passport_links" where "secret_hash" =', why: 'a secret address says whose it is' },
  { begins: 'select "customer_id" from "payment_customers"', why: 'reconcile-billing reads all customers' },
  { begins: 'delete from "run_failures" where "run_id" =', why: 'failures belong to a run, on one machine' },
  { begins: 'select * from "run_failures" where "run_id" in', why: 'failures belong to a run, on one machine' },
  { begins: 'select * from "run_failures" where 1 =', why: 'the failures of no run' },
  {
    begins: 'select s.*, h.timezone from summary_schedules s join',
    why: 'queue-summaries looks for summaries that are due',
  },
  { begins: 'select count(*)::int as count from summary_schedules', why: 'a metric: summaries that are due' },
  { begins: 'select household_id, status, reason from summaries where run_id =', why: 'a run is read by an operator' },
  { begins: 'select count(*)::int as count from summaries where status', why: 'a metric: summaries that are open' },
  { begins: 'select distinct run_id from summaries where status', why: 'resume-summaries looks for open runs' },
  { begins: 'delete from "summaries" where "week_start" <', why: 'old rows of everybody are deleted' },
  {
    begins: 'select "household_id" from "webhook_endpoints" group by',
    why: 'a new secret seals all webhooks',
  },
  {
    begins: 'select "household_id" from "webhook_endpoints" where "household_id" > $1',
    why: 'the same, its next page',
  },
  { begins: 'select * from "home_assistant_links" where "device_id" =', why: 'a topic says whose it is' },
  {
    begins: 'select "household_id" from "home_assistant_links" where "due_at" <=',
    why: 'homes that are to be published',
  },
  { begins: 'delete from "webhook_deliveries" where "created_at" <', why: 'old rows of everybody are deleted' },
  { begins: 'select * from "push_subscriptions" where "next_at" <=', why: 'send-pushes looks for what is due' },
  { begins: 'select * from "push_subscriptions" order by', why: 'a new secret seals all targets' },
  { begins: 'select * from "push_subscriptions" where (person_id, session_id) >', why: 'the same, its next page' },
  { begins: 'insert into summary_schedules (household_id, enabled, weekday, hour,', why: 'a migration' },
];

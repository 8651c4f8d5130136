/**
 * Where a database that Citus divides over several machines keeps each table of the schema: docs/data.md. A statement may
 * join tables of households by the household's id, and any table with those that every machine has. Everything else stays
 * apart, which `test/support/statements` checks. See docs/decisions/0234.
 */
export const distribution = {
  /** Copies on every machine, in the order in which they refer to each other: people are read beside their homes. */
  everywhere: ['persons', 'sessions', 'passkeys', 'push_subscriptions', 'email_changes'],
  /** The rows of a household are on one machine. The first table is divided by its `id`, the others by `household_id`. */
  byHousehold: [
    'households',
    'memberships',
    'invitations',
    'api_tokens',
    'connected_apps',
    'webhook_endpoints',
    'webhook_deliveries',
    'home_assistant_links',
    'weeks',
    'outlooks',
    'tasks',
    'task_actions',
    'task_details',
    'task_links',
    'part_uses',
    'custom_tasks',
    'history_entries',
    'appliances',
    'meters',
    'rhythm_answers',
    'files',
    'passport_links',
    'calendar_connections',
    'calendar_days',
    'calendar_visits',
    'calendar_feeds',
    'summary_schedules',
    'summaries',
    'advice_questions',
    'assistant_usage',
    'contract_notices',
    'announcements',
  ],
  /** Their rows may exist before their household, or without one. They meet no other table. */
  byOwnKey: {
    sign_in_addresses: 'email',
    identities: 'subject',
    sign_in_links: 'id',
    rate_limits: 'key',
    payment_customers: 'customer_id',
    payment_events: 'id',
    declarations: 'id',
    guide_reminders: 'id',
    home_assistant_retired: 'device_id',
    pending_jobs: 'id',
    support_actions: 'id',
  },
  /** Short tables that aren't divided, like those of the queue. */
  onCoordinator: [
    'schema_migrations',
    'schema_migrations_lock',
    'secret_fingerprint',
    'last_backup',
    'push_keys',
    'home_assistant_installation',
    'runs',
    'run_failures',
    'assistant_usage_months',
  ],
} as const;

/** The column that divides a table; undefined for one that isn't divided. */
export function distributionKeyOf(table: string): string | undefined {
  if (table === 'households') return 'id';
  if ((distribution.byHousehold as readonly string[]).includes(table)) return 'household_id';
  return new Map<string, string>(Object.entries(distribution.byOwnKey)).get(table);
}

/** What has to run once on the coordinator, after the migrations, as SQL. */
export function distributionSql(): string {
  const divided = (table: string, key: string, beside: string) =>
    `select create_distributed_table('${table}', '${key}', colocate_with => '${beside}');`;
  return [
    'create extension if not exists citus;',
    '-- Deleting a household touches copies and divided tables, which Citus then changes one after the other.',
    "do $$ begin execute format('alter database %I set citus.multi_shard_modify_mode = ''sequential''', current_database()); end $$;",
    ...distribution.everywhere.map((table) => `select create_reference_table('${table}');`),
    ...distribution.byHousehold.map((table) =>
      table === 'households' ? divided(table, 'id', 'none') : divided(table, 'household_id', 'households'),
    ),
    ...Object.entries(distribution.byOwnKey).map(([table, key]) => divided(table, key, 'none')),
    '',
  ].join('\n');
}

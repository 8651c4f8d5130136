import type { Knex } from 'knex';
import { expect, inject, it } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { makeRecordingReporter } from '#adapters/memory/reporter.ts';
import { makeJobs } from '#adapters/pg-boss/jobs.ts';
import { scheduledNames } from '#adapters/pg-boss/queues.ts';
import { readConfig } from '#apps/composition/config.ts';
import { jobHandlers } from '#apps/composition/job-handlers.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { patientLimits } from '../support/database/patient-limits.ts';
import { makeCompleteHousehold } from '../support/people/complete-household.ts';
import { startTestServer } from '../support/server/test-server.ts';
import { collectStatements } from '../support/statements/collect-statements.ts';
import { isAboutRows, planOf } from '../support/statements/judge-statement.ts';
import { nodesOf, type PlanNode } from '../support/statements/unbound-tables.ts';

/** Runs the work of every schedule, and of the jobs that it enqueues for many households, for a household with rows everywhere. */
async function statementsOfSchedules(): Promise<readonly string[]> {
  await using closing = new AsyncDisposableStack();
  const server = await startTestServer();
  closing.defer(() => server.close());
  await makeCompleteHousehold(server);
  const { connectionString, knex } = server.database;
  const config = readConfig({
    DATABASE_URL: connectionString,
    SANDBOX_PORT: new URL(server.sandboxUrl).port,
    APP_SECRET: 'the secret of the servers in the tests',
    APP_SECRET_PREVIOUS: 'the secret of the servers before them',
  });
  // The server's worker would otherwise send the summaries while they are sent here.
  const queueFor = () => ({ enqueue: async () => {} });
  const jobs = { ...makeJobs({ connectionString, onError: () => {} }), queueFor };
  const reporter = makeRecordingReporter();
  const { app } = await openApp({ config, startsSandbox: false, reporter, overrides: { jobs } });
  closing.defer(() => app.close());
  await knex('summary_schedules').update({ next_summary_at: new Date() });
  const handlers = jobHandlers(app);
  const { signal } = new AbortController();
  return await collectStatements().during(async () => {
    for (const name of scheduledNames) await handlers[name]();
    await handlers['plan-shard']({}, signal);
    await app.queueRefinements();
    for (const runId of await app.listOpenRuns()) await handlers['send-summaries']({ runId }, signal);
  });
}

/** The nodes below one that it stops when it has enough: nothing between them has to read everything first. */
const streamOf = (node: PlanNode): readonly PlanNode[] =>
  /Sort|Aggregate|Hash$/.test(node['Node Type']) ? [] : [node, ...(node.Plans ?? []).flatMap(streamOf)];

/** Returns the tables that a plan reads from beginning to end: without a condition of an index, and not page by page. */
function wholeTables(plan: PlanNode, partial: ReadonlySet<unknown>): readonly string[] {
  const paged = new Set(nodesOf(plan).flatMap((node) => (node['Node Type'] === 'Limit' ? streamOf(node) : [])));
  return nodesOf(plan).flatMap((node) => {
    const { 'Relation Name': table, 'Node Type': type } = node;
    if (table === undefined || !type.endsWith('Scan')) return [];
    const looks = type === 'Bitmap Heap Scan' ? nodesOf(node).filter((each) => each['Index Name']) : [node];
    const isNarrow = (look: PlanNode) =>
      look['Index Name'] !== undefined &&
      (look['Index Cond'] !== undefined || partial.has(look['Index Name']) || paged.has(look));
    return looks.length > 0 && looks.every(isNarrow) ? [] : [table];
  });
}

async function partialIndexes(knex: Knex): Promise<ReadonlySet<string>> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  return new Set(rows.map(({ name }) => name));
}

it('has every statement of a schedule find its rows in an index', async () => {
  const statements = (await statementsOfSchedules()).filter(isAboutRows);
  for (const part of ['plan_due_at <=', 'not w.is_examined', 'next_summary_at <=', 'calendar_visits', 'keep_in_step']) {
    expect(statements.join()).toContain(part);
  }
  const knex = connect(inject('database').explained, { poolMax: 1, limits: patientLimits });
  try {
    // The tables are empty, so PostgreSQL would read all of each.
    await knex.raw('set enable_seqscan = off');
    const partial = await partialIndexes(knex);
    const found: string[] = [];
    for (const statement of statements) {
      const tables = wholeTables(await planOf(knex, statement), partial);
      if (tables.length > 0) found.push(`${tables.join(', ')}: ${statement}`);
    }
    expect(found, 'statements that read a whole table').toEqual([]);
  } finally {
    await knex.destroy();
  }
});

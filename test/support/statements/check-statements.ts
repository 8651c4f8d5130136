import { appendFileSync } from 'node:fs';
import { afterAll, expect, inject } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { patientLimits } from '../database/patient-limits.ts';
import { collectStatements } from './collect-statements.ts';
import { isAboutRows, makeJudge } from './judge-statement.ts';
import { overEverybody } from './over-everybody.ts';

// Runs beside every file of the integration tests: each new statement of the product has to name its household or person,
// and to keep to what a database that is distributed by households runs.
const statements = collectStatements();

afterAll(async () => {
  // A backup compares whole tables, also with columns of earlier schemas, in which it can't be judged.
  const fresh = statements
    .take()
    .filter((each) => isAboutRows(each) && !oneLine(each).startsWith(comparison) && !isSeveral(each));
  if (fresh.length === 0) return;
  const knex = connect(inject('database').explained, { poolMax: 1, limits: patientLimits });
  try {
    const judge = await makeJudge(knex);
    const unbound: string[] = [];
    const faults: string[] = [];
    for (const statement of fresh) {
      const {
        unbound: tables,
        locked,
        isUntyped,
        apart,
        withoutFrom,
      } = await judge(statement).catch((error: unknown) => {
        throw new Error(`can’t be explained: ${statement}`, { cause: error });
      });
      // Without exceptions: a database that is distributed by households refuses both.
      if (locked.length > 0) faults.push(`locks rows of several households: ${statement}`);
      if (apart !== undefined) faults.push(`${apart}: ${statement}`);
      for (const arm of withoutFrom) faults.push(`has a part of a union without FROM, ${arm}: ${statement}`);
      if (isUntyped) faults.push(`inserts a selected parameter without a type: ${statement}`);
      if (process.env.STATEMENTS_FILE)
        appendFileSync(process.env.STATEMENTS_FILE, `${JSON.stringify({ tables, statement: oneLine(statement) })}\n`);
      if (tables.length > 0 && !isOverEverybody(statement)) unbound.push(`${tables.join(', ')}: ${statement}`);
    }
    expect(unbound, 'statements without the id of a household or a person').toEqual([]);
    expect(faults, 'statements that no distributed database runs').toEqual([]);
  } finally {
    await knex.destroy();
  }
});

const comparison = 'select count(*) as rows, coalesce(sum(';

/** The text of a migration. All but its first statement would run, and change the database for every file after this one. */
const isSeveral = (statement: string): boolean => /;\s*\S/.test(statement);

const isOverEverybody = (statement: string): boolean =>
  overEverybody.some(({ begins }) => oneLine(statement).startsWith(begins));

const oneLine = (statement: string): string => statement.replace(/\s+/g, ' ').trim();

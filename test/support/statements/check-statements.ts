import { appendFileSync } from 'node:fs';
import { afterAll, expect, inject } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { patientLimits } from '../database/patient-limits.ts';
import { collectStatements } from './collect-statements.ts';
import { makeJudge } from './judge-statement.ts';
import { overEverybody } from './over-everybody.ts';

// Runs beside every file of the integration tests: each new statement of the product has to name its household or its person.
const statements = collectStatements();

afterAll(async () => {
  const fresh = statements.take().filter(isAboutRows);
  if (fresh.length === 0) return;
  const knex = connect(inject('database').explained, { poolMax: 1, limits: patientLimits });
  try {
    const judge = await makeJudge(knex);
    const unbound: string[] = [];
    for (const statement of fresh) {
      const tables = await judge(statement);
      if (process.env.STATEMENTS_FILE)
        appendFileSync(process.env.STATEMENTS_FILE, `${JSON.stringify({ tables, statement: oneLine(statement) })}\n`);
      if (tables.length > 0 && !isOverEverybody(statement)) unbound.push(`${tables.join(', ')}: ${statement}`);
    }
    expect(unbound, 'statements without the id of a household or a person').toEqual([]);
  } finally {
    await knex.destroy();
  }
});

/** The queue's tables belong to pg-boss, and so do its statements. */
const isAboutRows = (statement: string): boolean =>
  /^\s*(select|insert|update|delete|with)\b/i.test(statement) && !/\bpgboss\b/.test(statement);

const isOverEverybody = (statement: string): boolean =>
  overEverybody.some(({ begins }) => oneLine(statement).startsWith(begins));

const oneLine = (statement: string): string => statement.replace(/\s+/g, ' ').trim();

import fc from 'fast-check';
import { it } from 'vitest';
import { tally } from './call.ts';
import { finish } from './finish.ts';
import { type Model, newModel } from './model.ts';
import { anyMove, type Move } from './moves.ts';
import { type System, startSystem } from './system.ts';
import { take } from './take.ts';

/** `npm run chaos -- model` tries more of them. */
const runs = Number(process.env.MODEL_RUNS ?? 30);
const longest = process.env.MODEL_RUNS ? 100 : 50;

const commands = fc.commands(
  [
    anyMove.map(
      (move): fc.AsyncCommand<Model, System> => ({
        check: () => true,
        run: (model, system) => take(move, model, system),
        toString: () => JSON.stringify(move),
      }),
    ),
  ],
  { maxCommands: longest, size: 'max' },
);

/** Two of the households have moved in before. */
const prelude: readonly Move[] = [
  { kind: 'onboard', home: 0, tasks: 5, isSmall: false },
  { kind: 'onboard', home: 1, tasks: 3, isSmall: true },
];

/** What failed once, as the moves that it was reduced to. */
const examples: Readonly<Record<string, readonly Move[]>> = {
  'shows a task of the last week with this one once it is done': [
    { kind: 'wait', hours: 168 },
    { kind: 'tick', home: 0, nth: 0 },
  ],
  'keeps nothing of a household that left but the link that its address asked for since': [
    { kind: 'leave', home: 2 },
    { kind: 'lose-mail', times: 1 },
    { kind: 'tick', home: 2, nth: 0 },
  ],
  'takes back a moved task whose item the home no longer has': [
    { kind: 'nightly' },
    { kind: 'wait-for-clock-change' },
    { kind: 'tick', home: 0, nth: 0 },
    { kind: 'shift', home: 0, nth: 0, days: 0 },
    { kind: 'wait-for-clock-change' },
    { kind: 'tick', home: 0, nth: 29 },
    { kind: 'shift', home: 0, nth: 28, days: 1 },
    { kind: 'onboard', home: 0, tasks: 1, isSmall: true },
    { kind: 'look', home: 0, offset: 0 },
  ],
};

async function live(work: (model: Model, system: System) => Promise<void>): Promise<void> {
  const system = await startSystem();
  try {
    const model = newModel();
    for (const move of prelude) await take(move, model, system);
    await work(model, system);
    await finish(model, system);
  } finally {
    await system.close();
  }
}

it.each(Object.entries(examples))('%s', (_, moves) =>
  live(async (model, system) => {
    for (const move of moves) await take(move, model, system);
  }),
);

it(`behaves as the model in ${runs} lives of several households, with crashes and faults`, async () => {
  await fc.assert(
    fc.asyncProperty(commands, (all) =>
      live((model, system) => fc.asyncModelRun(() => ({ model, real: system }), all)),
    ),
    { numRuns: runs, interruptAfterTimeLimit: Number(process.env.MODEL_SECONDS ?? 3_600) * 1_000 },
  );
  if (process.env.MODEL_RUNS)
    process.stdout.write(
      `${[...tally]
        .sort()
        .map(([what, count]) => `${count} ${what}`)
        .join('\n')}\n`,
    );
}, 4_000_000);

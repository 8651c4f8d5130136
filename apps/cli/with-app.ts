import type { App } from '#apps/composition/container.ts';
import { makeFloodGate, systemTimes } from '#apps/composition/flood-gate.ts';
import type { Reporter } from '#core/ports/reporter.ts';
import { errorMessage } from './error-message.ts';
import type { Terminal } from './terminal.ts';
import { terminalText } from './terminal-text.ts';

/** Runs a command's work on the application, and closes the application afterwards. `overrides` replace its parts. */
export async function withApp<Result>(
  { env, stderr }: Terminal,
  work: (app: App) => Promise<Result>,
  overrides?: Partial<App>,
): Promise<Result> {
  const [{ readConfig }, { openApp }] = await Promise.all([
    import('#apps/composition/config.ts'),
    import('#apps/composition/open-app.ts'),
  ]);
  const write = (line: string) => stderr.write(`${terminalText(line)}\n`);
  const gate = makeFloodGate({
    ...systemTimes,
    onHeldBack: (message, count, seconds) => write(`${message} (${count} more times in ${seconds} seconds)`),
  });
  const reporter: Reporter = {
    problem: (error) => {
      const message = errorMessage(error);
      if (gate.passes(message)) write(message);
    },
    note: (event, data) => write(`${event} ${JSON.stringify(data)}`),
  };
  // A command does what it was asked for, and no part of the timetable beside it.
  const opening = { config: readConfig(env), startsSandbox: false, reporter, overrides, background: false };
  const { app } = await tellingWhileSlow(stderr, opening.config.databaseUrl === undefined, openApp(opening));
  await using closing = new AsyncDisposableStack();
  closing.defer(() => app.close());
  return await work(app);
}

/** When a person begins to wonder. */
const slowMs = 1_000;

/** Says at a terminal why nothing happens yet. */
async function tellingWhileSlow<Result>(
  stderr: Terminal['stderr'],
  startsDatabase: boolean,
  opening: Promise<Result>,
): Promise<Result> {
  if (!startsDatabase || !stderr.isTTY) return opening;
  const timer = setTimeout(() => stderr.write('Starting the local database …\n'), slowMs);
  return opening.finally(() => clearTimeout(timer));
}

/**
 * Runs a command's work on the stored data. Only servers, workers and `db migrate` change the schema; a command refuses
 * one that doesn't belong to its version.
 */
export const withData = <Result>(terminal: Terminal, work: (app: App) => Promise<Result>): Promise<Result> =>
  withApp(terminal, async (app) => {
    await app.requireOwnSchema();
    return work(app);
  });

import type { Reporter } from '#core/ports/reporter.ts';
import type { Config } from './config.ts';
import { type App, buildApp } from './container.ts';
import { type Environment, prepareEnvironment } from './prepare-environment.ts';

type Options = {
  readonly config: Config;
  readonly startsSandbox: boolean;
  readonly reporter: Reporter;
  readonly overrides?: Partial<App> | undefined;
  /** Whether jobs, the timetable and the stand-ins' events run without being asked to. By default they do. */
  readonly background?: boolean | undefined;
  /** Aborts what an opening still waits for. */
  readonly stopped?: AbortSignal;
};

/** Opens the application in the environment that its settings describe. Closing the application closes both. */
export async function openApp({ overrides, ...options }: Options): Promise<{ app: App; environment: Environment }> {
  const environment = await prepareEnvironment(options);
  try {
    options.stopped?.throwIfAborted();
    return { app: buildApp(environment, overrides), environment };
  } catch (error) {
    await environment.close();
    throw error;
  }
}

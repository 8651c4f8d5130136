import { type Finding, ok, warn } from '#core/domain/running/finding.ts';
import type { Ports } from '#core/ports/index.ts';
import type { SetupProblem } from '#core/ports/setup-problem.ts';
import type { App } from '../container.ts';
import { standInsFor, vendors } from '../vendors/index.ts';
import type { Check } from './check.ts';

/** Longer than a sandbox that is busy needs. */
const sandboxWaitMs = 10_000;

const isReplaced = ({ config }: App, port: keyof Ports): boolean =>
  standInsFor(config).some((vendor) => vendor.port === port);

/**
 * Looks for a problem with the vendor behind a port. If the sandbox replaces the vendor, its stand-in is checked in the
 * same way, provided that it runs.
 */
async function withVendor(
  app: App,
  port: keyof Ports,
  { works, findProblem }: { readonly works: string; readonly findProblem: () => Promise<SetupProblem | undefined> },
): Promise<Finding> {
  if (!isReplaced(app, port)) return findingOf(await findProblem(), works);
  const { sandboxPort } = app.config;
  const runs = await fetch(`http://127.0.0.1:${sandboxPort}/`, { signal: AbortSignal.timeout(sandboxWaitMs) }).catch(
    () => undefined,
  );
  await runs?.body?.cancel();
  if (!runs?.ok)
    return warn(
      `The settings have no keys, and the sandbox doesn’t run on port ${sandboxPort}.`,
      'Start the server, which starts the sandbox, or set the vendor’s keys.',
    );
  return findingOf(await findProblem(), 'The sandbox replaces the vendor, and works.');
}

const findingOf = (problem: SetupProblem | undefined, works: string): Finding =>
  problem ? { status: problem.severity, message: problem.what, advice: problem.advice } : ok(works);

const noMail = ok('No mail is sent: everyone signs in with the sign-in service, and the settings name no mail server.');

export const checkMail: Check = async (app) => {
  if (!app.config.sendsMail) return noMail;
  return withVendor(app, 'mailer', {
    works: 'The mail service accepts the settings.',
    findProblem: async () => {
      const what = await app.mailer.findProblem();
      return what === undefined
        ? undefined
        : { severity: 'fail', what, advice: 'Correct the setting; mail waits in the queue until then.' };
    },
  });
};

/** The checks of each vendor, by their names. */
export const vendorChecks: Readonly<Record<string, Check>> = Object.fromEntries(
  vendors.flatMap(({ port, withKeys, checks = [] }) =>
    checks.map(({ name, unused, works, findProblem }): [string, Check] => [
      name,
      async (app) =>
        withKeys(app.config) || isReplaced(app, port)
          ? withVendor(app, port, { works, findProblem: () => findProblem(app, app.config) })
          : ok(unused),
    ]),
  ),
);

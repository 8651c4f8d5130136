import type { App } from './container.ts';
import { standInsFor } from './vendors/index.ts';

/**
 * Reports why the mail service doesn't accept our settings, if so. Processes that send mail call it when they start, and
 * start anyway: the web app works, and mail waits in the queue.
 */
export async function reportMailProblem({ config, mailer, reporter }: App): Promise<void> {
  if (standInsFor(config).some(({ port }) => port === 'mailer')) return;
  try {
    const problem = await mailer.findProblem();
    if (problem !== undefined) reporter.problem(new Error(problem));
  } catch (error) {
    reporter.problem(error);
  }
}

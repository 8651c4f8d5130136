import type { JobHandlers } from '#core/ports/jobs.ts';
import type { App } from './container.ts';

/** Which use case does which job. */
export function jobHandlers({ sendSignInLink }: Pick<App, 'sendSignInLink'>): JobHandlers {
  return { 'send-sign-in-link': sendSignInLink };
}

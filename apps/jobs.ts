import type { JobHandlers, ScheduledHandlers } from '#core/ports/jobs.ts';
import type { App } from './container.ts';

type Handlers = JobHandlers & ScheduledHandlers;

/** Which use case does which job. */
export function jobHandlers(app: Pick<App, 'sendSignInLink' | 'forgetExpiredLinks' | 'generateWeeks'>): Handlers {
  return {
    'send-sign-in-link': app.sendSignInLink,
    'forget-expired-links': app.forgetExpiredLinks,
    'generate-weeks': app.generateWeeks,
  };
}

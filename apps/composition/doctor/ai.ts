import { ok } from '#core/domain/finding.ts';
import { type Check, findingOf } from './check.ts';
import { withVendor } from './vendors.ts';

/** The only place that examines the assistant. */
export const checkAi: Check = async (app) => {
  const { production, openai } = app.config;
  if (production && !openai) return ok('Rules alone plan the weeks, because the settings name no model.');
  return withVendor(app, 'advisor', {
    real: 'The model’s server accepts the key and offers the model.',
    check: async () => {
      const problem = await app.advisor.findProblem();
      return problem && findingOf(problem);
    },
  });
};

import type { Mail } from '#core/ports/mailer.ts';
import { tokenIn } from './link-in.ts';
import type { World } from './world.ts';

/** Households with a weekly summary on Mondays at eight in Paris, and what they received. */
export function makeSummaryHouseholds(world: World) {
  const summaries = (to?: string): readonly Mail<'weekly-summary'>[] =>
    world.mailer.sent.flatMap((mail) =>
      mail.kind === 'weekly-summary' && (to === undefined || mail.to === to) ? mail : [],
    );

  return {
    summaries,

    async addResident(overrides: Parameters<World['addResident']>[0] = {}) {
      const home = await world.addResident({ onboardedOn: '2026-01-05', ...overrides });
      await world.getSummarySettings(world.recipient(home.household));
      return home;
    },

    schedule: (householdId: string) =>
      [...world.database.tables.summarySchedules.values()].find((schedule) => schedule.householdId === householdId),

    /** Queues and sends what is due, as a worker does. */
    async sweep(): Promise<void> {
      const { runs } = await world.queueSummaries();
      for (const runId of runs) await world.sendSummaries({ runId });
    },

    /** Advances the clock to ten past eight on the Monday of the week, and sweeps. */
    async onMonday(monday: string): Promise<void> {
      world.clock.set(`${monday}T07:10:00Z`);
      await this.sweep();
    },

    /** Requests a sign-in link, and opens the link in the mail. */
    async signIn(email: string): Promise<void> {
      await world.requestSignInLink({ email });
      const job = world.database.jobs.at(-1);
      if (job?.name === 'send-sign-in-link') await world.sendSignInLink(job.data);
      await world.verifySignInLink({ token: tokenIn(world.mailer.sent.at(-1)) });
    },

    /** The token at the end of a link. */
    tokenIn: (link: string): string => new URL(link).searchParams.get('token') ?? '',
  };
}

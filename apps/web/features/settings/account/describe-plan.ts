import type { ChipTone } from '#apps/ui/feedback/chip.tsx';
import type { User } from '#apps/ui/session/load-user.ts';
import { plan as words } from '#words/app/plan.ts';
import { format } from '#words/format.ts';

type PlanDescription = {
  readonly name: keyof typeof words.names;
  /** An exceptional state, such as a failed payment. */
  readonly note?: { readonly text: string; readonly tone: ChipTone };
  readonly about: string;
};

/** Describes the user's plan. */
export function describePlan({ plan, timezone }: Pick<User, 'plan' | 'timezone'>): PlanDescription {
  const { source, status, renewsAt, endsAt } = plan;
  const end = endsAt && format.moment(endsAt, 'long', timezone);
  if (source === 'support') {
    return { name: 'premium', about: words.fromSupport };
  }
  if (source === 'free') return { name: 'free', about: describeFreePlan(status, end) };
  if (status === 'past_due') {
    return {
      name: 'premium',
      note: { text: words.problem, tone: 'terracotta' },
      about: end ? words.notPaidUntil(end) : words.notPaid,
    };
  }
  if (renewsAt) {
    return {
      name: 'premium',
      about: words.renews(format.moment(renewsAt, 'long', timezone)),
    };
  }
  return {
    name: 'premium',
    note: { text: words.endsOn(end ?? ''), tone: 'honey' },
    about: words.cancelled,
  };
}

function describeFreePlan(status: User['plan']['status'], end: string | null): string {
  if (status === null) return words.freeAbout;
  if (status === 'canceled') return words.ended(end ?? '');
  if (status === 'unpaid' || status === 'paused') return words.stopped;
  return words.notCompleted;
}

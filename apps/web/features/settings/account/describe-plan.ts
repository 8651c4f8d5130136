import type { User } from '../../../session/load-user.ts';
import type { ChipTone } from '../../../ui/feedback/chip.tsx';

type PlanDescription = {
  readonly name: 'Free' | 'Premium';
  /** An exceptional state, such as a failed payment. */
  readonly note?: { readonly text: string; readonly tone: ChipTone };
  readonly about: string;
};

/** "12 May 2027", in the household's time zone. */
function dayOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(instant));
}

const dataIsKept =
  'Nothing was deleted: your custom tasks go on. Adding more of them and syncing your calendar need Premium.';

/** Describes the user's plan. */
export function describePlan({ plan, timezone }: Pick<User, 'plan' | 'timezone'>): PlanDescription {
  const { source, status, renewsAt, endsAt } = plan;
  const end = endsAt && dayOf(endsAt, timezone);
  if (source === 'support') {
    return { name: 'Premium', about: 'Premium was given to you by our support. There is nothing to pay.' };
  }
  if (source === 'free') return { name: 'Free', about: describeFreePlan(status, end) };
  if (status === 'past_due') {
    const then = end ? ` It ends on ${end} in any case.` : ' You keep Premium meanwhile.';
    return {
      name: 'Premium',
      note: { text: 'Payment problem', tone: 'terracotta' },
      about: `Your last payment did not go through; it is tried again.${then} Please see that your card is in order.`,
    };
  }
  if (renewsAt) {
    return { name: 'Premium', about: `It renews itself on ${dayOf(renewsAt, timezone)}. You can cancel at any time.` };
  }
  return {
    name: 'Premium',
    note: { text: `Ends on ${end}`, tone: 'honey' },
    about: 'You have cancelled. You keep Premium until then, and nothing is deleted afterwards.',
  };
}

function describeFreePlan(status: User['plan']['status'], end: string | null): string {
  if (status === null) return 'The whole weekly plan for your home, and 1 custom task that comes back by itself.';
  if (status === 'canceled') return `Premium ended on ${end}. ${dataIsKept}`;
  if (status === 'unpaid' || status === 'paused')
    return `Premium has stopped, since a payment is missing. ${dataIsKept}`;
  return 'Your payment for Premium was not completed, so you have the free plan.';
}

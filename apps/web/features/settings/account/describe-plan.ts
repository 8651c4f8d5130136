import type { ChipTone } from '#apps/ui/feedback/chip.tsx';
import type { User } from '#apps/ui/session/load-user.ts';
import { format } from '#words/format.ts';

type PlanDescription = {
  readonly name: 'Free' | 'Premium';
  /** An exceptional state, such as a failed payment. */
  readonly note?: { readonly text: string; readonly tone: ChipTone };
  readonly about: string;
};

const dataIsKept =
  'Nothing was deleted, and your custom tasks continue. You need Premium to add more of them and to sync your calendar.';

/** Describes the user's plan. */
export function describePlan({ plan, timezone }: Pick<User, 'plan' | 'timezone'>): PlanDescription {
  const { source, status, renewsAt, endsAt } = plan;
  const end = endsAt && format.moment(endsAt, 'long', timezone);
  if (source === 'support') {
    return { name: 'Premium', about: 'Our support team gave you Premium. There is nothing to pay.' };
  }
  if (source === 'free') return { name: 'Free', about: describeFreePlan(status, end) };
  if (status === 'past_due') {
    const then = end ? ` Premium ends on ${end} even so.` : ' You keep Premium in the meantime.';
    return {
      name: 'Premium',
      note: { text: 'Payment problem', tone: 'terracotta' },
      about: `Your last payment didn’t go through. We’ll try it again.${then} Please check your payment details.`,
    };
  }
  if (renewsAt) {
    return {
      name: 'Premium',
      about: `It renews on ${format.moment(renewsAt, 'long', timezone)}. You can cancel at any time.`,
    };
  }
  return {
    name: 'Premium',
    note: { text: `Ends on ${end}`, tone: 'honey' },
    about: 'You have cancelled. You keep Premium until then, and nothing is deleted afterwards.',
  };
}

function describeFreePlan(status: User['plan']['status'], end: string | null): string {
  if (status === null) return 'The complete weekly plan for your home, and 1 custom task that repeats.';
  if (status === 'canceled') return `Premium ended on ${end}. ${dataIsKept}`;
  if (status === 'unpaid' || status === 'paused')
    return `Premium has stopped, because a payment is missing. ${dataIsKept}`;
  return 'Your payment for Premium was not completed, so you have the free plan.';
}

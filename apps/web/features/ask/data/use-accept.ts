import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { call } from '#apps/ui/api/client.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { Proposal } from '../model/advice.ts';

type TaskProposal = Extract<Proposal, { kind: 'task' }>;

/** A proposal as the user accepts it; a task with its day. */
export type Accepted = (TaskProposal & { readonly date: IsoDate }) | Exclude<Proposal, TaskProposal>;

function send(accepted: Accepted): Promise<unknown> {
  switch (accepted.kind) {
    case 'task': {
      const { taskId, date: scheduledAt } = accepted;
      return call('planCareTask', { params: { taskId }, body: { scheduledAt } });
    }
    case 'trait':
      return call('answerQuestions', { body: { answers: { [accepted.trait]: accepted.value } } });
    case 'appliance': {
      const { slug: item, maker, model } = accepted;
      return call('saveAppliance', { params: { item }, body: { maker, model } });
    }
  }
}

/** Does what a proposal says. Everything is fetched again, because the plan may change. */
export function useAccept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (accepted: Accepted) => {
      track('dashboard_interaction', { element_name: `accept_${accepted.kind}` });
      return send(accepted);
    },
    onSuccess: () => void client.invalidateQueries(),
  });
}

import { useState } from 'react';
import { TextField } from '#apps/ui/controls/field.tsx';
import { ask } from '#words/app/ask.ts';
import { checkDay } from '../../../household/check-day.ts';
import { todayIn } from '../../../household/today-in.ts';
import { useUser } from '../../../session/use-auth.ts';
import type { Proposal } from '../model/advice.ts';
import { ProposalCard } from './proposal-card.tsx';

/** Adds a care task to a day that the user chooses. */
export function TaskProposal({ proposal }: { proposal: Extract<Proposal, { kind: 'task' }> }) {
  const today = todayIn(useUser().timezone);
  const [date, setDate] = useState(today);
  const [error, setError] = useState<string>();
  const check = () => {
    const problem = checkDay(date, today);
    setError(problem);
    return problem === undefined;
  };
  return (
    <ProposalCard
      title={proposal.title}
      text={proposal.description}
      label={ask.proposals.addTask}
      done={ask.proposals.taskAdded}
      accepted={{ ...proposal, date }}
      check={check}
    >
      <TextField
        name="date"
        type="date"
        label={ask.proposals.day}
        value={date}
        min={today}
        error={error}
        onChange={({ target }) => {
          setDate(target.value);
          setError(undefined);
        }}
      />
    </ProposalCard>
  );
}

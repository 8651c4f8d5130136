import { Subheading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { ask } from '#words/app/ask.ts';
import { itemName } from '#words/item-names.ts';
import type { Proposal } from '../model/advice.ts';
import { ProposalCard } from './proposal-card.tsx';
import { TaskProposal } from './task-proposal.tsx';

const { proposals: words } = ask;

/** What the assistant proposes to change. Nothing changes until the user accepts it. */
export function ProposalList({ proposals }: { proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-labelledby="proposals">
      <Subheading size="sm-650" id="proposals">
        {words.title}
      </Subheading>
      <Stack as="ul" gap={12}>
        {proposals.map((proposal) => (
          <li key={JSON.stringify(proposal)}>
            <ProposalOf proposal={proposal} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function ProposalOf({ proposal }: { proposal: Proposal }) {
  switch (proposal.kind) {
    case 'task':
      return <TaskProposal proposal={proposal} />;
    case 'trait':
      return (
        <ProposalCard
          title={`${proposal.question} ${proposal.label}`}
          text={words.answerText}
          label={words.saveAnswer}
          done={words.answerSaved}
          accepted={proposal}
        />
      );
    case 'appliance':
      return (
        <ProposalCard
          title={words.appliance(itemName(proposal.item), [proposal.maker, proposal.model].filter(Boolean).join(' '))}
          text={words.applianceText}
          label={words.record}
          done={words.recorded}
          accepted={proposal}
        />
      );
  }
}

import type { Proposal } from '../model/advice.ts';
import { ProposalCard } from './proposal-card.tsx';
import styles from './proposals.module.css';
import { TaskProposal } from './task-proposal.tsx';

/** What the assistant proposes to change. Nothing changes until the user accepts it. */
export function ProposalList({ proposals }: { proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <section className={styles.proposals} aria-labelledby="proposals">
      <h3 className={styles.heading} id="proposals">
        If you like
      </h3>
      <ul className={styles.list}>
        {proposals.map((proposal) => (
          <li key={JSON.stringify(proposal)}>
            <ProposalOf proposal={proposal} />
          </li>
        ))}
      </ul>
    </section>
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
          text="Your plan will then include only the tasks that apply."
          label="Save this answer"
          done="Saved. You can change it in your preferences."
          accepted={proposal}
        />
      );
    case 'appliance':
      return (
        <ProposalCard
          title={`${proposal.item}: ${[proposal.maker, proposal.model].filter(Boolean).join(' ')}`}
          text="Save the make and model, so that you have them to hand when you call a technician."
          label="Record it"
          done="Recorded."
          accepted={proposal}
        />
      );
  }
}

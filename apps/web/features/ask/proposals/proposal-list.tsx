import { ask } from '#words/app/ask.ts';
import { itemName } from '#words/item-names.ts';
import type { Proposal } from '../model/advice.ts';
import { ProposalCard } from './proposal-card.tsx';
import styles from './proposals.module.css';
import { TaskProposal } from './task-proposal.tsx';

const { proposals: words } = ask;

/** What the assistant proposes to change. Nothing changes until the user accepts it. */
export function ProposalList({ proposals }: { proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null;
  return (
    <section className={styles.proposals} aria-labelledby="proposals">
      <h3 className={styles.heading} id="proposals">
        {words.title}
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

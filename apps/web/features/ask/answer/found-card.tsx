import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { ask } from '#words/app/ask.ts';
import { todayIn } from '../../../household/today-in.ts';
import { useUser } from '../../../session/use-auth.ts';
import { isEmpty } from '../model/advice.ts';
import { ProposalCard } from '../proposals/proposal-card.tsx';
import styles from './answer.module.css';
import { AnswerFailure } from './answer-failure.tsx';
import { AnswerSection, type Asked } from './answer-section.tsx';
import { ProfessionalNote } from './professional-note.tsx';
import { SourceChip } from './source-chip.tsx';

const { search: words } = ask;

export type FoundCardProps = { asking: Asked; onRetry: () => void };

/** What the search finds without a model, once it has: tasks to add with one press, and the guide. */
export function FoundCard({ asking, onRetry }: FoundCardProps) {
  const today = todayIn(useUser().timezone);
  const answer = asking.name === 'answered' ? asking.answer : undefined;
  const tasks = answer?.proposals.flatMap((proposal) => (proposal.kind === 'task' ? proposal : [])) ?? [];
  const cites = answer?.steps.flatMap((step) => step.cites) ?? [];
  return (
    <AnswerSection title={words.title} asking={asking}>
      <Stack gap={16} role="status">
        {asking.name === 'waiting' && <p>{ask.answer.searching}</p>}
        {answer && isEmpty(answer) && <p>{ask.answer.nothing}</p>}
        {tasks.length > 0 && (
          <Stack as="ul" gap={12}>
            {tasks.map((task) => (
              <li key={`${answer?.id} ${task.taskId}`}>
                <ProposalCard
                  title={task.title}
                  text={task.description}
                  label={words.add}
                  done={words.added}
                  accepted={{ ...task, date: today }}
                />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
      {cites.length > 0 && (
        <ul className={styles.sources} aria-label={ask.answer.sources}>
          {cites.map((cite) => (
            <li key={JSON.stringify(cite)}>
              <SourceChip cite={cite} />
            </li>
          ))}
        </ul>
      )}
      {asking.name === 'failed' && <AnswerFailure error={asking.error} hasSteps={false} onRetry={onRetry} />}
      {answer?.stop === 'professional' && <ProfessionalNote />}
      {answer && !asking.hazard && <Muted as="p">{ask.emergency.unrecognised}</Muted>}
    </AnswerSection>
  );
}

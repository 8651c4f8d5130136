import { SafetyText } from '#apps/ui/content/safety-text.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { difficulties } from '#words/difficulties.ts';
import { guides as words } from '#words/site/guides.ts';
import { seasons } from '#words/site/seasons.ts';
import type { GuideTask } from '../../content/guide-content.ts';
import styles from './guide-task-card.module.css';
import { HowToDoIt } from './how-to-do-it.tsx';

/** One task: its benefit, and how to do it. */
export function GuideTaskCard({ task }: { task: GuideTask }) {
  return (
    <Stack as="li" gap={12} className={styles.card} id={task.id}>
      <p className={styles.chips}>
        <Chip>{capitalise(task.rhythm ?? seasons.frequencies[task.frequency])}</Chip>
        {task.item && <Chip tone="plain">{task.item}</Chip>}
        {task.professional && <Chip tone="honey">{words.task.professional}</Chip>}
      </p>
      <h3 className={styles.title}>{task.title}</h3>
      <p>{task.why}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.facts.time}</dt>
          <dd>{capitalise(task.time)}</dd>
        </div>
        <div>
          <dt>{words.facts.difficulty}</dt>
          <dd className={styles.difficulty} data-difficulty={task.difficulty}>
            {difficulties[task.difficulty]}
          </dd>
        </div>
      </dl>
      {task.appliesIf && (
        <Muted as="p" size="md" className={styles.note}>
          <strong>{words.task.onlyFor}</strong> {task.appliesIf}
        </Muted>
      )}
      {task.safety && (
        <p className={styles.safety}>
          <strong>{words.task.safety}</strong> <SafetyText text={task.safety} language={task.safetyIn} />
        </p>
      )}
      <HowToDoIt task={task} />
      {task.professional && <CardToPrint id={task.id} />}
    </Stack>
  );
}

/** For the technician: the task alone on paper, whose steps say what to ask for, with lines to fill in. */
function CardToPrint({ id }: { id: string }) {
  return (
    <>
      <ul className={styles.toFillIn} aria-hidden="true">
        {words.cardToPrint.toFillIn.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div data-unprinted="">
        <Button small hidden data-print={id}>
          {words.cardToPrint.print}
        </Button>
      </div>
    </>
  );
}

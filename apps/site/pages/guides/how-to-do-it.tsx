import type { ReactNode } from 'react';
import { SourcesForReader } from '#apps/ui/content/sources-for-reader.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Steps } from '#apps/ui/layout/steps.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { guides as words } from '#words/site/guides.ts';
import type { GuideTask } from '../../content/guide-content.ts';
import styles from './how-to-do-it.module.css';

/** Steps, tools and everything else needed to do the task. Folds without script, and prints expanded. */
export function HowToDoIt({ task, open }: { task: GuideTask; open: boolean }) {
  const { steps, tools, season, tenant, sources, picture } = task;
  return (
    <details className={styles.details} open={open}>
      <summary>
        {words.task.how}
        <span className={styles.count}>{words.task.steps(steps.length)}</span>
      </summary>
      <Stack gap={20} className={styles.inside}>
        {picture && (
          <img
            className={styles.picture}
            src={picture.file}
            alt={picture.text}
            width={360}
            height={220}
            loading="lazy"
          />
        )}
        <Steps steps={steps} />
        <Stack as="dl" gap={8} className={styles.facts}>
          <Fact name={words.task.need}>{tools.length > 0 ? capitalise(tools.join(', ')) : words.task.nothing}</Fact>
          {season && <Fact name={words.task.when}>{capitalise(season)}</Fact>}
          {tenant && <Fact name={words.task.rent}>{tenant}</Fact>}
          <Fact name={words.task.sources}>
            <SourcesForReader {...sources} />
          </Fact>
        </Stack>
      </Stack>
    </details>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

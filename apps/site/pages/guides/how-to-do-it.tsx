import type { ReactNode } from 'react';
import { SourcesForReader } from '#apps/ui/content/sources-for-reader.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Steps } from '#apps/ui/layout/steps.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { guides as words } from '#words/site/guides.ts';
import { strips as stripWords } from '#words/site/strips.ts';
import type { GuideTask } from '../../content/guide-content.ts';
import styles from './how-to-do-it.module.css';
import { Strip } from './strip.tsx';

/** Steps, tools and everything else needed to do the task. */
export function HowToDoIt({ task }: { task: GuideTask }) {
  const { id, steps, tools, season, tenant, sources, picture, strip } = task;
  return (
    <div className={styles.steps}>
      <h4>
        {words.task.how} <span className={styles.count}>{words.task.steps(steps.length)}</span>
      </h4>
      <Stack gap={20} className={styles.inside}>
        {strip && <Strip task={id} strip={strip} />}
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
        {strip && (
          <p>
            <strong>{stripWords.worked}</strong> {strip.worked}
          </p>
        )}
        <Stack as="dl" gap={8} className={styles.facts}>
          <Fact name={words.task.need}>{tools.length > 0 ? capitalise(tools.join(', ')) : words.task.nothing}</Fact>
          {season && <Fact name={words.task.when}>{capitalise(season)}</Fact>}
          {tenant && <Fact name={words.task.rent}>{tenant}</Fact>}
          <Fact name={words.task.sources}>
            <SourcesForReader {...sources} />
          </Fact>
        </Stack>
      </Stack>
    </div>
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

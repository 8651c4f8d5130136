import type { ReactNode } from 'react';
import { SourceList } from '#apps/ui/layout/source-list.tsx';
import { Steps } from '#apps/ui/layout/steps.tsx';
import { capitalise } from '#core/domain/capitalise.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import type { GuideTask } from '../../content/guide-content.ts';
import styles from './how-to-do-it.module.css';

/** Steps, tools and everything else needed to do the task. Folds without script, and prints expanded. */
export function HowToDoIt({ task, open }: { task: GuideTask; open: boolean }) {
  const { steps, tools, season, tenant, sources, picture } = task;
  return (
    <details className={styles.details} open={open}>
      <summary>
        How to do it<span className={styles.count}> in {pluralise(steps.length, 'step')}</span>
      </summary>
      <div className={styles.inside}>
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
        <dl className={styles.facts}>
          <Fact name="You need">{tools.length > 0 ? capitalise(tools.join(', ')) : 'Nothing special'}</Fact>
          {season && <Fact name="When in the year">{capitalise(season)}</Fact>}
          {tenant && <Fact name="If you rent">{tenant}</Fact>}
          <Fact name="Sources">
            <SourceList sources={sources} />
          </Fact>
        </dl>
      </div>
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

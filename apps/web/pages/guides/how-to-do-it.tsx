import { capitalise } from '#core/domain/capitalise.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import type { GuideTask } from '../../content/guide-content.ts';
import { Steps } from '../../ui/layout/steps.tsx';
import styles from './how-to-do-it.module.css';

/** Steps, tools and everything else needed to do the task. Folds without script, and prints expanded. */
export function HowToDoIt({ task, open }: { task: GuideTask; open: boolean }) {
  const { steps, tools, season, tenant, sources } = task;
  return (
    <details className={styles.details} open={open}>
      <summary>
        How to do it<span className={styles.count}> in {pluralise(steps.length, 'step')}</span>
      </summary>
      <div className={styles.inside}>
        <Steps steps={steps} />
        <dl className={styles.facts}>
          <Fact name="You need" text={tools.length > 0 ? capitalise(tools.join(', ')) : 'Nothing special'} />
          {season && <Fact name="When in the year" text={season} />}
          {tenant && <Fact name="If you rent" text={tenant} />}
          <Fact name="Sources" text={sources} />
        </dl>
      </div>
    </details>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

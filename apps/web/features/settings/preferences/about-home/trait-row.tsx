import { useId } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { Select } from '#apps/ui/controls/select.tsx';
import { aboutHome as words } from '#words/app/about-home.ts';
import { notSure } from '../../../../household/not-sure.ts';
import styles from './trait-row.module.css';
import { type Trait, useAnswer } from './use-home.ts';

/** One question about the home, with its answer, which is saved as soon as it changes. */
export function TraitRow({ trait }: { trait: Trait }) {
  const id = useId();
  const saving = useAnswer(trait);
  const answer = saving.isPending ? saving.variables.answer : trait.answer;
  const choose = (value: string) => {
    track('settings_interaction', { element_name: 'answer_question' });
    saving.mutate({ answer: value === '' ? null : value, before: trait.answer });
  };
  return (
    <li className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {trait.question}
      </label>
      <Select
        id={id}
        className={answer === null ? styles.open : undefined}
        small
        value={answer ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.noAnswer}</option>
        {trait.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={notSure}>{words.notSure}</option>
      </Select>
      {trait.effect.length > 0 && <Effect trait={trait} />}
    </li>
  );
}

function Effect({ trait: { why, effect } }: { trait: Trait }) {
  return (
    <details className={styles.effect}>
      <summary>{words.affects(effect.length)}</summary>
      <p>{why}</p>
      <ul>
        {effect.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </details>
  );
}

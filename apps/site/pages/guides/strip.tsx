import { strips as words } from '#words/site/strips.ts';
import type { StripContent } from '../../content/strip-content.ts';
import styles from './strip.module.css';

/** The steps as drawings with their words. Where kinds differ, radio buttons choose one, without script. */
export function Strip({ task, strip: { which, kinds } }: { task: string; strip: StripContent }) {
  return (
    <div className={styles.strip}>
      {which && (
        <fieldset className={styles.kinds}>
          <legend>{which}</legend>
          {kinds.map(
            ({ looks }, kind) =>
              looks && (
                <label key={looks.text}>
                  <input type="radio" name={`kind-of-${task}`} value={kind} defaultChecked={kind === 0} />
                  <Drawing of={looks.drawing} />
                  {looks.text}
                </label>
              ),
          )}
        </fieldset>
      )}
      {kinds.map(({ looks, panels }, kind) => (
        <ol
          key={looks?.text ?? task}
          className={styles.panels}
          data-kind={kind}
          aria-label={looks ? `${words.title}: ${looks.text}` : words.title}
        >
          {panels.map(({ drawing, text }) => (
            <li key={drawing}>
              <Drawing of={drawing} />
              <p>{text}</p>
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}

function Drawing({ of }: { of: string }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <use href={of} />
    </svg>
  );
}

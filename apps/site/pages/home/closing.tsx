import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import street from './art/street.svg';
import styles from './closing.module.css';
import { Cta, WeekCta } from './cta.tsx';

const promises = ['No credit card required', 'Set up in 2 minutes', 'Cancel anytime'] as const;

export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">Start with one small task</h2>
      <p>
        The free plan covers your whole home. Premium adds unlimited custom tasks and calendar sync. Upkept is in
        English.
      </p>
      <Cta text="Compare plans" to={paths.pricing} whose={{ 'data-for': 'visitor free' }} />
      <WeekCta of="premium" />
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <Art className={styles.street} file={street} width={1200} height={220} />
    </section>
  );
}

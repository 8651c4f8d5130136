import { paths } from '../../paths.ts';
import { useAuth } from '../../session/use-auth.ts';
import { Art } from '../../ui/pictures/art.tsx';
import street from './art/street.svg';
import styles from './closing.module.css';
import { Cta, WeekCta } from './cta.tsx';

const promises = ['No credit card required', 'Set up in 2 minutes', 'Cancel anytime'] as const;

export function Closing() {
  const auth = useAuth();
  const isPremium = auth.status === 'signed-in' && auth.user.isPremium;
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">Start with one small job</h2>
      <p>The free plan covers your whole home. Premium adds unlimited custom tasks and calendar sync.</p>
      {isPremium ? <WeekCta /> : <Cta text="Compare plans" to={paths.pricing} />}
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <Art className={styles.street} file={street} width={1200} height={220} />
    </section>
  );
}

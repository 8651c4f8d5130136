import { Stack } from '#apps/ui/layout/stack.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import { home } from '#words/site/home.ts';
import street from './art/street.svg';
import styles from './closing.module.css';
import { Cta, WeekCta } from './cta.tsx';

const { closing } = home;

export function Closing() {
  return (
    <Stack as="section" gap={16} align="center" className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">{closing.title}</h2>
      <p>{closing.lede}</p>
      <Cta text={closing.compare} to={paths.pricing} whose={{ 'data-for': 'visitor free' }} />
      <WeekCta of="premium" />
      <ul className={styles.promises}>
        {closing.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <Art className={styles.street} file={street} width={1200} height={220} />
    </Stack>
  );
}

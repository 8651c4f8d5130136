import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import door from './art/door.svg';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <Art className={styles.art} file={door} width={480} height={330} />
      <p className={styles.code}>404</p>
      <h1>There is no room behind this door</h1>
      <p className={styles.text}>The page may have moved, or the address may be mistyped.</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="ghost">
          Go to your dashboard
        </ButtonLink>
      </div>
    </div>
  );
}

import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Art } from '#apps/ui/pictures/art.tsx';
import { pages } from '#words/site/pages.ts';
import door from './art/door.svg';
import styles from './not-found-page.module.css';

const { notFound: words } = pages;

export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <Art className={styles.art} file={door} width={480} height={330} />
      <p className={styles.code}>404</p>
      <h1>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.home}>{words.home}</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="ghost">
          {words.dashboard}
        </ButtonLink>
      </div>
    </div>
  );
}

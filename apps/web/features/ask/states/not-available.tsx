import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { ask } from '#words/app/ask.ts';
import { EmergencyCheck } from './emergency-check.tsx';
import styles from './states.module.css';

/** Where the server has no assistant. */
export function NotAvailable() {
  return (
    <div className={styles.stack}>
      <EmergencyCheck />
      <Card as="section" className={styles.card ?? ''} aria-labelledby="not-available">
        <h2 className={styles.heading} id="not-available">
          {ask.none.title}
        </h2>
        <p className={styles.text}>{ask.none.text}</p>
        <ButtonLink variant="ghost" small to={paths.guides}>
          {ask.none.guides}
        </ButtonLink>
      </Card>
    </div>
  );
}

import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { EmergencyCheck } from './emergency-check.tsx';
import styles from './states.module.css';

/** Where the server has no assistant. */
export function NotAvailable() {
  return (
    <div className={styles.stack}>
      <EmergencyCheck />
      <Card as="section" className={styles.card ?? ''} aria-labelledby="not-available">
        <h2 className={styles.heading} id="not-available">
          The assistant isn’t available here
        </h2>
        <p className={styles.text}>
          Your plan doesn’t depend on it. The guides list the warning signs for fifteen appliances and say when to call
          a professional.
        </p>
        <ButtonLink variant="ghost" small to={paths.guides}>
          Open the guides
        </ButtonLink>
      </Card>
    </div>
  );
}

import Share2 from 'lucide-react/icons/share-2';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { paths } from '#apps/ui/paths.ts';
import { useMay } from '../../../session/use-may.ts';
import styles from '../figures/side-card.module.css';

/** Leads to the house passport, to sharing it, and to the papers of the appliances. */
export function PassportCard({ locked, onShare }: { locked: boolean; onShare: () => void }) {
  const mayShare = useMay('owner');
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="passport">
      <h2 className={styles.heading} id="passport">
        House passport
      </h2>
      <p className={styles.text}>
        What your home has and the work done on it, to print or to share with a buyer, a landlord or an insurer.
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="ghost" small to={paths.housePassport}>
          Open it
        </ButtonLink>
        {mayShare && (
          <Button variant="quiet" small disabled={locked} onClick={onShare}>
            <Share2 size={18} aria-hidden="true" />
            Share
          </Button>
        )}
        <ButtonLink variant="quiet" small to={paths.appliances}>
          Appliances
        </ButtonLink>
      </div>
    </Card>
  );
}

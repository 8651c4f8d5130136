import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { PassportDocument } from '#apps/ui/passport/passport-document.tsx';
import { paths } from '#apps/ui/paths.ts';
import { printWithPictures } from '#apps/ui/print-with-pictures.ts';
import styles from './house-passport-page.module.css';
import { PassportSkeleton } from './passport-skeleton.tsx';
import { useSharedPassport } from './use-shared-passport.ts';

/** A passport that a household shares. The secret is the address's fragment. */
export function PassportPage() {
  const { hash } = useLocation();
  const { state, retry } = useSharedPassport(hash.slice(1));
  const [hasAnnex, setHasAnnex] = useState(false);
  switch (state.name) {
    case 'loading':
      return (
        <div className={styles.page}>
          <PassportSkeleton />
        </div>
      );
    case 'missing':
      return (
        <Page
          narrow
          title="This link no longer works"
          lede="The house passport isn’t shared at this address any more. Please ask the household for a new link."
        >
          <ButtonLink variant="ghost" to={paths.home}>
            To the home page
          </ButtonLink>
        </Page>
      );
    case 'failed':
      return (
        <Page narrow title="House passport">
          <Alert
            action={
              <Button variant="ghost" small onClick={retry}>
                Try again
              </Button>
            }
          >
            {state.message}
          </Alert>
        </Page>
      );
    case 'shown':
      return (
        <div className={styles.page}>
          <div className={styles.tools}>
            <div className={styles.shared}>
              <SwitchField label="Every entry, in an annex" checked={hasAnnex} onChange={setHasAnnex} />
              <Button small variant="ghost" onClick={() => void printWithPictures()}>
                Print or save as PDF
              </Button>
            </div>
          </div>
          <Card className={styles.paper ?? ''}>
            <PassportDocument passport={state.passport} annex={hasAnnex} />
          </Card>
        </div>
      );
  }
}

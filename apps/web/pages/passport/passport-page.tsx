import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { SwitchField } from '#apps/ui/controls/switch-field.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { PassportDocument } from '#apps/ui/passport/passport-document.tsx';
import { printWithPictures } from '#apps/ui/print-with-pictures.ts';
import { supportEmail } from '#apps/ui/support-email.ts';
import { buttons } from '#words/app/buttons.ts';
import { housePassport as words } from '#words/app/house-passport.ts';
import { titles } from '#words/app/titles.ts';
import { NotShared } from '../not-shared.tsx';
import { useShared } from '../use-shared.ts';
import styles from './house-passport-page.module.css';
import { PassportSkeleton } from './passport-skeleton.tsx';

const load = (secret: string, signal: AbortSignal) => call('readPassport', { params: { secret } }, { signal });

/** A mail to us that names the page, as the Digital Services Act asks of those who host what others write. */
const reportOf = (address: string) =>
  `mailto:${supportEmail}?subject=${encodeURIComponent(words.reportSubject)}&body=${encodeURIComponent(words.reportBody(address))}`;

/** A passport that a household shares. The secret is the address's fragment. */
export function PassportPage() {
  const { hash } = useLocation();
  const { state, retry } = useShared(hash.slice(1), load);
  const [hasAnnex, setHasAnnex] = useState(false);
  switch (state.name) {
    case 'loading':
      return (
        <div className={styles.page}>
          <PassportSkeleton />
        </div>
      );
    case 'over':
    case 'failed':
      return <NotShared state={state} title={titles.passport} over={words.over} onRetry={retry} />;
    case 'shown':
      return (
        <div className={styles.page}>
          <Stack gap={16} className={styles.tools} data-unprinted="">
            <Row gap={32} lines={8} spread="apart">
              <SwitchField label={words.annex} checked={hasAnnex} onChange={setHasAnnex} />
              <Button small variant="ghost" onClick={() => void printWithPictures()}>
                {buttons.print}
              </Button>
            </Row>
          </Stack>
          <Card className={styles.paper ?? ''}>
            <PassportDocument passport={state.value} annex={hasAnnex} />
          </Card>
          <p className={styles.report} data-unprinted="">
            <a href={reportOf(location.href)}>{words.report}</a>
          </p>
        </div>
      );
  }
}

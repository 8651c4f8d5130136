import { Card } from '#apps/ui/layout/card.tsx';
import { PassportDocument } from '#apps/ui/passport/passport-document.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { samplePassport } from '../../content/sample-passport.ts';
import { NextStep } from '../guides/next-step.tsx';
import styles from './sample-passport-page.module.css';

/** What a household can hand to a buyer, a landlord or an insurer, for an invented house. */
export function SamplePassportPage() {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: 'Home', to: paths.home }, { label: 'A sample house passport' }]} />
      <p className={styles.lede}>
        This is a sample, for a house that we made up. Yours fills itself as you tick off tasks: print it, save it, or
        share it at a secret address for 30, 90 or 365 days, with or without costs, names, notes and photos.
      </p>
      <Card>
        <PassportDocument passport={samplePassport} annex />
      </Card>
      <NextStep title="Start your own record">
        Each task that you tick off becomes a line of your history, and your passport is written from it. Free.
      </NextStep>
    </div>
  );
}

import { Card } from '#apps/ui/layout/card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import type { Passport } from '#apps/ui/passport/passport.ts';
import { PassportDocument } from '#apps/ui/passport/passport-document.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Breadcrumbs } from '#apps/ui/routing/breadcrumbs.tsx';
import { navbar } from '#words/site/navbar.ts';
import { passportSample as words } from '#words/site/passport-sample.ts';
import { NextStep } from '../guides/next-step.tsx';
import styles from './sample-passport-page.module.css';

/** What a household can hand to a buyer, a landlord or an insurer, for an invented house. */
export function SamplePassportPage({ passport }: { passport: Passport }) {
  return (
    <Stack gap={24} className={styles.page}>
      <Breadcrumbs crumbs={[{ label: navbar.home, to: paths.home }, { label: words.crumb }]} />
      <Text as="p" color="soft" measure={40}>
        {words.lede}
      </Text>
      <Card>
        <PassportDocument passport={passport} annex />
      </Card>
      <NextStep title={words.nextTitle}>{words.next}</NextStep>
    </Stack>
  );
}

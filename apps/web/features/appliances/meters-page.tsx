import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { appliances as applianceWords } from '#words/app/appliances.ts';
import { meters as words } from '#words/app/meters.ts';
import { titles } from '#words/app/titles.ts';
import { frame } from '#words/site/frame.ts';
import { Loaded } from '../../api/loaded.tsx';
import { useMay } from '../../session/use-may.ts';
import styles from './appliances.module.css';
import { MeterCard } from './meter-card.tsx';
import { MeterForm } from './meter-form.tsx';
import { useMeters } from './use-meters.ts';

/** What counts the use of the home's things: its readings, and what is due by it. */
export function MetersPage() {
  const mayChange = useMay('member');
  return (
    <Page
      above={<Link to={paths.appliances}>{applianceWords.all}</Link>}
      title={titles.meters}
      lede={words.about}
      narrow
    >
      <Loaded query={useMeters()} what={words.yours} skeleton={<Loading />}>
        {(meters) => (
          <Stack gap={24} bounded>
            {meters.length === 0 && <Muted as="p">{words.none}</Muted>}
            {meters.map((meter) => (
              <MeterCard key={meter.id} meter={meter} />
            ))}
            {mayChange && <MeterForm isFirst={meters.length === 0} />}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Loading() {
  return (
    <Card gap={16} bounded className={styles.card ?? ''}>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      {['35%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height="1.5rem" />
      ))}
    </Card>
  );
}

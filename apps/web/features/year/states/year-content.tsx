import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { paths } from '#apps/ui/paths.ts';
import { year as words } from '#words/app/year.ts';
import { frame } from '#words/site/frame.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { AssumedTown } from '../../../household/assumed-town.tsx';
import { Waits } from '../../../household/waits.tsx';
import { useUser } from '../../../session/use-auth.ts';
import { useMay } from '../../../session/use-may.ts';
import type { useYear } from '../data/use-year.ts';
import { isEmpty, longestMonth, type Year } from '../model/year.ts';
import { MonthSection } from '../month/month-section.tsx';
import { YearPicture } from '../picture/year-picture.tsx';
import styles from './states.module.css';

/** The year, or its loading, empty or error state. */
export function YearContent({ year }: { year: ReturnType<typeof useYear> }) {
  return (
    <Loaded query={year} what={words.what} skeleton={<YearSkeleton />}>
      {(data) => <Months data={data} />}
    </Loaded>
  );
}

function Months({ data }: { data: Year }) {
  const { town } = useUser();
  const mayChange = useMay('member');
  const longest = longestMonth(data);
  return (
    <Stack gap={18}>
      {mayChange && data.assumesTown && !town && <AssumedTown />}
      {isEmpty(data) ? (
        <NothingPlanned />
      ) : (
        <>
          <YearPicture year={data} />
          <Disclosure label={words.byMonth}>
            <Card>
              {data.months.map((month) => (
                <MonthSection key={month.month} month={month} today={data.today} longest={longest} />
              ))}
            </Card>
          </Disclosure>
        </>
      )}
      {data.waits && <Waits waits={data.waits} waiting={data.waiting} />}
    </Stack>
  );
}

function NothingPlanned() {
  return (
    <Card gap={16} align="center" className={styles.nothing ?? ''}>
      <Heading>{words.freeTitle}</Heading>
      <Muted as="p" measure={42}>
        {words.free}
      </Muted>
      <ButtonLink variant="ghost" small to={paths.settingsTab('preferences', 'home')}>
        {words.preferences}
      </ButtonLink>
    </Card>
  );
}

const monthWidths = ['7rem', '8.5rem', '6rem', '7.5rem'];

function YearSkeleton() {
  return (
    <Card>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      {monthWidths.map((width) => (
        <Stack key={width} gap={12} className={styles.month}>
          <Skeleton width={width} height="1.5rem" />
          <Skeleton height="0.5rem" />
          <Skeleton width="62%" height="1.125rem" />
          <Skeleton width="48%" height="1.125rem" />
        </Stack>
      ))}
    </Card>
  );
}

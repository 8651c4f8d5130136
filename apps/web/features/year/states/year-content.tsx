import { messageOf } from '../../../api/api-error.ts';
import { WaitingList } from '../../../household/waiting-list.tsx';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { useYear } from '../data/use-year.ts';
import { isEmpty, longestMonth } from '../model/year.ts';
import { MonthSection } from '../month/month-section.tsx';
import styles from './states.module.css';
import { YearSkeleton } from './year-skeleton.tsx';

/** The year, or its loading, empty or error state. */
export function YearContent({ data, isPaused, isError, isFetching, error, refetch }: ReturnType<typeof useYear>) {
  if (!data) {
    if (isPaused) return <Alert tone="info">Your year loads as soon as you are back online.</Alert>;
    if (!isError) return <YearSkeleton />;
    return (
      <Alert
        action={
          <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    );
  }
  const longest = longestMonth(data);
  return (
    <>
      {isEmpty(data) ? (
        <NothingPlanned />
      ) : (
        <Card>
          {data.months.map((month) => (
            <MonthSection key={month.month} month={month} today={data.today} longest={longest} />
          ))}
        </Card>
      )}
      {data.waiting.length > 0 && (
        <Card as="section" className={styles.waiting ?? ''} aria-labelledby="waiting">
          <h2 className={styles.heading} id="waiting">
            Waiting for room
          </h2>
          <p className={styles.text}>
            Your home needs more than your plan allows, so these come less often than they should. You can raise the
            number of tasks a week in your preferences.
          </p>
          <WaitingList tasks={data.waiting} />
          <ButtonLink className={styles.link ?? ''} variant="ghost" small to={paths.settingsTab('preferences')}>
            Open your preferences
          </ButtonLink>
        </Card>
      )}
    </>
  );
}

function NothingPlanned() {
  return (
    <Card className={styles.nothing ?? ''}>
      <h2 className={styles.heading}>A free year</h2>
      <p className={styles.text}>
        Nothing in your home needs you. Add what your home has in your preferences, and the year fills in.
      </p>
      <ButtonLink variant="ghost" small to={paths.settingsTab('preferences')}>
        Open your preferences
      </ButtonLink>
    </Card>
  );
}

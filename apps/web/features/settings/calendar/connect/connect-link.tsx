import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button, ButtonAnchor } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { buttons } from '#words/app/buttons.ts';
import { calendarConnect as words } from '#words/app/calendar-connect.ts';
import { recordRetry } from '../retry-record.ts';
import type { AuthUrl } from '../use-auth-url.ts';

export type Connecting = {
  readonly authUrl: AuthUrl;
  /** Whether the visit to the provider's page has just failed, and a new address was fetched because of it. */
  readonly isAfterFailure: boolean;
};

type ConnectLinkProps = Connecting & {
  label: string;
  /** Its name in analytics. */
  element: 'connect_calendar' | 'reconnect_calendar';
};

/** The link to the provider's page of consent. */
export function ConnectLink({ label, element, authUrl, isAfterFailure }: ConnectLinkProps) {
  const { data, isError, isFetching, isPaused, error, refetch } = authUrl;
  if (data) {
    const leave = () => {
      track('settings_interaction', { element_name: element });
      recordRetry(false);
    };
    return (
      <ButtonAnchor href={data.url} onClick={leave}>
        {label}
      </ButtonAnchor>
    );
  }
  if (!isError && !isPaused) return <Button busy>{label}</Button>;
  return (
    <>
      {isError && (
        <Alert
          action={
            <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
              {buttons.tryAgain}
            </Button>
          }
        >
          {isAfterFailure ? words.noNewUrl : messageOf(error)}
        </Alert>
      )}
      <Button disabled>{words.noUrl}</Button>
    </>
  );
}

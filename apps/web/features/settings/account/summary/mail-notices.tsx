import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert, type AlertTone } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { supportEmail } from '#apps/ui/support-email.ts';
import type { StopReason } from '#core/domain/summary/preferences.ts';
import { summary as words } from '#words/app/summary.ts';
import type { WeeklySummary } from './use-weekly-summary.ts';

type MailNoticesProps = {
  summary: WeeklySummary;
  /** Whether a change is being saved. */
  busy: boolean;
  onRestart: () => void;
};

const stops: Readonly<Record<StopReason, { readonly tone: AlertTone; readonly text: (email: string) => string }>> = {
  unsubscribed: { tone: 'info', text: () => words.unsubscribed },
  complained: {
    tone: 'info',
    text: () => words.complained,
  },
  bounced: {
    tone: 'error',
    text: (email) => words.bounced(email),
  },
  rejected: {
    tone: 'error',
    text: (email) => words.rejected(email),
  },
};

const mailLink = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

/** Says why mail doesn't arrive, and offers to start summaries again. */
export function MailNotices({ summary, busy, onRestart }: MailNoticesProps) {
  const { enabled, stopped, paused, email, emailRefused } = summary;
  return (
    <>
      {emailRefused && (
        <Alert>
          <Marked text={words.refused(email, supportEmail)} show={mailLink} />
        </Alert>
      )}
      {stopped && (
        <Alert
          tone={stops[stopped].tone}
          action={
            <Button variant="ghost" small busy={busy} onClick={onRestart}>
              {words.startAgain}
            </Button>
          }
        >
          {stops[stopped].text(email)}
        </Alert>
      )}
      {enabled && !stopped && paused && (
        <Alert tone="info">
          <Marked text={words.paused} show={(label) => <Link to={paths.dashboard}>{label}</Link>} />
        </Alert>
      )}
    </>
  );
}

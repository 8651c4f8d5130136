import { Button } from '#apps/ui/controls/button.tsx';
import { Alert, type AlertTone } from '#apps/ui/feedback/alert.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { supportEmail } from '#apps/ui/support-email.ts';
import type { StopReason } from '#core/domain/summary/preferences.ts';
import type { WeeklySummary } from './use-weekly-summary.ts';

type MailNoticesProps = {
  summary: WeeklySummary;
  /** Whether a change is being saved. */
  busy: boolean;
  onRestart: () => void;
};

const stops: Readonly<Record<StopReason, { readonly tone: AlertTone; readonly text: (email: string) => string }>> = {
  unsubscribed: { tone: 'info', text: () => 'You unsubscribed, so we don’t send you summaries.' },
  complained: {
    tone: 'info',
    text: () => 'You or your mail program reported a summary as spam, so we’ve stopped sending them.',
  },
  bounced: {
    tone: 'error',
    text: (email) =>
      `A summary to ${email} couldn’t be delivered, so we’ve stopped sending them. Start them again once your mailbox accepts mail.`,
  },
  rejected: {
    tone: 'error',
    text: (email) =>
      `The mail server of ${email} rejected several summaries, so we’ve stopped sending them. Check that the mailbox works and isn’t full.`,
  },
};

/** Says why mail doesn't arrive, and offers to start summaries again. */
export function MailNotices({ summary, busy, onRestart }: MailNoticesProps) {
  const { enabled, stopped, paused, email, emailRefused } = summary;
  return (
    <>
      {emailRefused && (
        <Alert>
          The last email about your account, such as a sign-in link, couldn’t be delivered to {email}. Make sure that
          the mailbox works before you log out, or you may not be able to sign in again. If it no longer exists, write
          to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </Alert>
      )}
      {stopped && (
        <Alert
          tone={stops[stopped].tone}
          action={
            <Button variant="ghost" small busy={busy} onClick={onRestart}>
              Start again
            </Button>
          }
        >
          {stops[stopped].text(email)}
        </Alert>
      )}
      {enabled && !stopped && paused && (
        <Alert tone="info">
          Your summary is paused, because you haven’t looked at your week for a while. It starts again when you{' '}
          <Link to={paths.dashboard}>open your week</Link>.
        </Alert>
      )}
    </>
  );
}

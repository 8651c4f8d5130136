import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button, ButtonAnchor } from '#apps/ui/controls/button.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { buttons } from '#words/app/buttons.ts';
import { feed as words } from '#words/app/feed.ts';
import { CopyField } from '../../copy-field.tsx';
import styles from './feed-card.module.css';
import { useChangeFeed } from './use-feed.ts';

const questions = {
  renew: {
    title: words.replaceTitle,
    description: words.replaceAbout,
    confirm: words.replaceIt,
  },
  remove: {
    title: words.removeTitle,
    description: words.removeAbout,
    confirm: words.removeIt,
  },
} as const;

const outcomes = {
  create: words.ready,
  renew: words.replaced,
  remove: words.removed,
} as const;

/** The address with what can be done with it, or the button that creates it. */
export function FeedContent({ url }: { url: string | null }) {
  /** Kept while the dialog fades out. */
  const [question, setQuestion] = useState<keyof typeof questions>('renew');
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  /** Receives the focus when the focused button is removed. */
  const afterwards = useRef<HTMLElement>(null);
  const { mutate, isPending, isError, error, reset } = useChangeFeed({
    onChanged: (change) => {
      afterwards.current = place.current;
      setIsAsking(false);
      flushSync(() => setOutcome(outcomes[change]));
      if (change === 'create') place.current?.focus();
    },
  });
  const send = (change: keyof typeof outcomes) => {
    track('settings_interaction', { element_name: `${change}_calendar_feed` });
    setOutcome(undefined);
    mutate(change, { onError: () => setIsAsking(false) });
  };
  const ask = (next: keyof typeof questions) => {
    reset();
    afterwards.current = null;
    setQuestion(next);
    setIsAsking(true);
  };
  const { title, description, confirm } = questions[question];
  return (
    <>
      {isError && <Alert>{messageOf(error)}</Alert>}
      <div>
        <div className={styles.outcome} ref={place} tabIndex={-1}>
          {outcome && <Alert tone="success">{outcome}</Alert>}
        </div>
        {url === null ? (
          <Button variant="ghost" busy={isPending} onClick={() => send('create')}>
            {words.create}
          </Button>
        ) : (
          <FeedAddress url={url} onRenew={() => ask('renew')} onRemove={() => ask('remove')} />
        )}
      </div>
      <LazyConfirmDialog
        canOpen={url !== null}
        open={isAsking}
        onOpenChange={(open) => isPending || setIsAsking(open)}
        title={title}
        description={description}
        confirmLabel={confirm}
        busy={isPending}
        onConfirm={() => send(question)}
        finalFocus={afterwards}
      />
    </>
  );
}

type FeedAddressProps = { url: string; onRenew: () => void; onRemove: () => void };

/** Calendar apps register themselves for this scheme and subscribe to what follows it. */
const appAddress = (url: string) => url.replace(/^https?:/, 'webcal:');

function FeedAddress({ url, onRenew, onRemove }: FeedAddressProps) {
  return (
    <CopyField label={words.address} hint={words.addressHint} value={url} element="copy_calendar_feed">
      <ButtonAnchor
        variant="ghost"
        small
        href={appAddress(url)}
        onClick={() => track('settings_interaction', { element_name: 'open_calendar_feed' })}
      >
        {words.open}
      </ButtonAnchor>
      <Button variant="quiet" small onClick={onRenew}>
        {words.replace}
      </Button>
      <Button className={styles.end ?? ''} variant="quiet" small onClick={onRemove}>
        {buttons.remove}
      </Button>
    </CopyField>
  );
}

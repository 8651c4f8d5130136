import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { Button, ButtonAnchor } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import styles from './feed-card.module.css';

type FeedAddressProps = { url: string; onRenew: () => void; onRemove: () => void };

const copiedForMs = 3_000;

/** Calendar apps register themselves for this scheme and subscribe to what follows it. */
const appAddress = (url: string) => url.replace(/^https?:/, 'webcal:');

export function FeedAddress({ url, onRenew, onRemove }: FeedAddressProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedForMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    track('settings_interaction', { element_name: 'copy_calendar_feed' });
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      // Browsers refuse it on insecure pages, or when the user has forbidden it.
      field.current?.select();
      setState('selected');
    }
  };
  return (
    <div className={styles.address}>
      <TextField
        ref={field}
        className={styles.url ?? ''}
        label="Private address"
        hint="Anyone who has this address can read your tasks, so keep it to yourself."
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.actions}>
        <Button small onClick={() => void copy()}>
          {state === 'copied' ? <Mark of="check" size={18} /> : <Copy size={18} aria-hidden="true" />}
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
        <ButtonAnchor
          variant="ghost"
          small
          href={appAddress(url)}
          onClick={() => track('settings_interaction', { element_name: 'open_calendar_feed' })}
        >
          Open in calendar app
        </ButtonAnchor>
        <Button variant="quiet" small onClick={onRenew}>
          Replace
        </Button>
        <Button className={styles.end ?? ''} variant="quiet" small onClick={onRemove}>
          Remove
        </Button>
      </div>
      <VisuallyHidden role="status">{state === 'copied' && 'Copied'}</VisuallyHidden>
      {state === 'selected' && (
        <p className={styles.note} role="status">
          The address is selected. Copy it with Ctrl+C, or with ⌘C on a Mac.
        </p>
      )}
    </div>
  );
}

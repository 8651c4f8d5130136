import { track } from '#apps/ui/analytics/track.ts';
import { Button, ButtonAnchor } from '#apps/ui/controls/button.tsx';
import { buttons } from '#words/app/buttons.ts';
import { feed as words } from '#words/app/feed.ts';
import { CopyField } from '../../copy-field.tsx';
import styles from './feed-card.module.css';

type FeedAddressProps = { url: string; onRenew: () => void; onRemove: () => void };

/** Calendar apps register themselves for this scheme and subscribe to what follows it. */
const appAddress = (url: string) => url.replace(/^https?:/, 'webcal:');

export function FeedAddress({ url, onRenew, onRemove }: FeedAddressProps) {
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

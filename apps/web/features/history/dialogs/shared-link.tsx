import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { DialogActions } from '#apps/ui/controls/dialog.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { format } from '#words/format.ts';
import { type PassportLink, useRevocation } from '../data/use-passport-link.ts';
import styles from './share.module.css';

type SharedLinkProps = {
  link: PassportLink;
  /** Only right after the link was created. */
  url: string | undefined;
  onRevoked: () => void;
  onClose: () => void;
};

/** The link that works now: until when, what it shows, and how to stop it. */
export function SharedLink({ link, url, onRevoked, onClose }: SharedLinkProps) {
  const revocation = useRevocation(onRevoked);
  return (
    <div className={styles.form}>
      {url && <Address url={url} />}
      <p>
        Your passport is shared until <strong>{format.date(link.expiresAt.slice(0, 10))}</strong>, {scopeText(link)}.
      </p>
      {!url && (
        <p className={styles.hint}>
          The link was shown only once and isn’t stored. If you no longer have it, stop sharing and create a new one.
        </p>
      )}
      {revocation.isError && <Alert>{messageOf(revocation.error)}</Alert>}
      <DialogActions>
        <Button variant="ghost" small busy={revocation.isPending} onClick={() => revocation.mutate()}>
          Stop sharing
        </Button>
        <Button small onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </div>
  );
}

function Address({ url }: { url: string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <div className={styles.address}>
      <TextField
        label="The link"
        hint="Copy it now: it is shown only once."
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button small onClick={copy}>
        Copy
      </Button>
      <p className={styles.copied} role="status">
        {copied === 'yes' && 'Copied'}
        {copied === 'no' && 'Your browser didn’t allow copying. Please copy the text from the field.'}
      </p>
    </div>
  );
}

/** `with costs and notes`, or `without costs, names, notes and photos` */
function scopeText(link: PassportLink): string {
  const parts = ['costs', 'names', 'notes', 'photos'] as const;
  const shown = parts.filter((part) => link[part]);
  return shown.length > 0 ? `with ${format.list(shown)}` : `without ${format.list(parts)}`;
}

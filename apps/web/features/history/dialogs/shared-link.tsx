import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Words } from '#apps/ui/content/words.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { DialogActions } from '#apps/ui/controls/dialog.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { supportEmail } from '#apps/ui/support-email.ts';
import { languageNames } from '#core/domain/languages.ts';
import { historyDialogs } from '#words/app/history/dialogs.ts';
import { format } from '#words/format.ts';
import { code } from '#words/language.ts';
import { type PassportLink, useRevocation } from '../data/use-passport-link.ts';
import styles from './share.module.css';

const { share: words } = historyDialogs;

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
    <Stack gap={16}>
      {link.closed ? (
        <Closed {...link.closed} />
      ) : (
        <>
          {url && <Address url={url} />}
          <p>
            <Marked
              text={words.until(format.date(link.expiresAt.slice(0, 10)), scopeText(link))}
              show={(date) => <strong>{date}</strong>}
            />
          </p>
          {link.language !== code && <p>{words.language(languageNames[link.language])}</p>}
          {!url && <Muted as="p">{words.shownOnce}</Muted>}
        </>
      )}
      {revocation.isError && <Alert>{messageOf(revocation.error)}</Alert>}
      <DialogActions>
        <Button variant="ghost" small busy={revocation.isPending} onClick={() => revocation.mutate()}>
          {link.closed ? words.again : words.stop}
        </Button>
        <Button small onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </Stack>
  );
}

/** Support has closed the page: when, why, and how to object. */
function Closed({ at, reason }: NonNullable<PassportLink['closed']>) {
  return (
    <>
      <Alert>{words.closed(format.date(at.slice(0, 10)))}</Alert>
      <blockquote>
        <p>
          <Words>{reason}</Words>
        </p>
      </blockquote>
      <p>
        <Marked text={words.objection(supportEmail)} show={(email) => <a href={`mailto:${email}`}>{email}</a>} />
      </p>
    </>
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
        label={words.link}
        hint={words.linkHint}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button small onClick={copy}>
        {words.copy}
      </Button>
      <Muted as="p" className={styles.copied} role="status">
        {copied === 'yes' && words.copied}
        {copied === 'no' && words.refused}
      </Muted>
    </div>
  );
}

/** `with costs and notes`, or `without costs, names, notes and photos` */
function scopeText(link: PassportLink): string {
  const parts = ['costs', 'names', 'notes', 'photos'] as const;
  const shown = parts.filter((part) => link[part]);
  const named = (those: readonly (typeof parts)[number][]) => those.map((part) => words.parts[part]);
  return shown.length > 0 ? words.with(named(shown)) : words.without(named(parts));
}

import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { canUsePasskeys } from '#apps/ui/session/can-use-passkeys.ts';
import { rememberLinkRequest } from '#apps/ui/session/nonces.ts';
import { signByPasskey } from '#apps/ui/session/sign-by-passkey.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { confirmation as words } from '#words/app/confirmation.ts';
import { CodeForm } from '../../household/code-form.tsx';
import { useUser } from '../use-auth.ts';

type Props = { readonly open: boolean; readonly onEnd: (isConfirmed: boolean) => void };

/** Has the person confirm that it's them: with a passkey, or with a code that is mailed to them. */
export function ConfirmationDialog({ open, onEnd }: Props) {
  return (
    <CSPProvider disableStyleElements>
      <Dialog open={open} onOpenChange={() => onEnd(false)} title={words.title} description={words.about}>
        <Ways onConfirmed={() => onEnd(true)} />
      </Dialog>
    </CSPProvider>
  );
}

type Way = 'passkey' | 'mail' | 'service';

function Ways({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { email } = useUser();
  const hasPasskey = useHasPasskey();
  const [request, setRequest] = useState<string>();
  const [busy, setBusy] = useState<Way>();
  const [failure, setFailure] = useState<string>();
  const { signInService: service, sendsNoMail } = siteSettings();
  const mails = !sendsNoMail && !service?.isOnlyWay;

  const go = (way: Way, work: () => Promise<void>) => async () => {
    if (busy) return;
    setBusy(way);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      // Browsers don't reveal whether the person cancelled, waited too long or has no passkey on this device.
      setFailure(error instanceof DOMException ? words.noPasskeyUsed : messageOf(error));
    }
    setBusy(undefined);
  };
  const withPasskey = go('passkey', async () => {
    await call('confirmSession', { body: { credential: await signByPasskey() } });
    onConfirmed();
  });
  const byMail = go('mail', async () => setRequest((await call('requestMagicLink', { body: { email } })).request));
  const withService = go('service', async () => {
    const { url, nonce } = await call('startOidc');
    rememberLinkRequest(nonce, { forPremium: false });
    location.assign(url);
  });

  if (hasPasskey === undefined) return <Spinner />;
  if (request !== undefined) {
    const confirm = async (code: string) => {
      await call('confirmSession', { body: { request, code } });
      onConfirmed();
    };
    return (
      <Stack gap={16}>
        <p role="status">
          <Marked text={words.sentTo(email)} show={(address) => <strong>{address}</strong>} />
        </p>
        <CodeForm submit={words.confirm} onCode={confirm} />
      </Stack>
    );
  }
  return (
    <Stack gap={12}>
      {failure && <Alert>{failure}</Alert>}
      {hasPasskey && (
        <Button wide busy={busy === 'passkey'} onClick={() => void withPasskey()}>
          {words.usePasskey}
        </Button>
      )}
      {mails && (
        <Button wide variant="ghost" busy={busy === 'mail'} onClick={() => void byMail()}>
          {words.mailCode}
        </Button>
      )}
      {!mails && service && (
        <>
          <p>{words.notKept}</p>
          <Button wide variant="ghost" busy={busy === 'service'} onClick={() => void withService()}>
            {words.signInWith(service.name)}
          </Button>
        </>
      )}
      {!mails && !service && !hasPasskey && <Alert tone="info">{words.noWay}</Alert>}
    </Stack>
  );
}

/** Undefined until it is known. */
function useHasPasskey(): boolean | undefined {
  const [has, setHas] = useState<boolean | undefined>(canUsePasskeys() ? undefined : false);
  useEffect(() => {
    if (!canUsePasskeys()) return;
    const abort = new AbortController();
    call('listPasskeys', undefined, { signal: abort.signal }).then(
      ({ passkeys }) => setHas(passkeys.length > 0),
      () => !abort.signal.aborted && setHas(false),
    );
    return () => abort.abort();
  }, []);
  return has;
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog } from '#apps/ui/controls/dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { buttons } from '#words/app/buttons.ts';
import { historyDialogs } from '#words/app/history/dialogs.ts';
import { frame } from '#words/site/frame.ts';
import { linkKey } from '../data/use-passport-link.ts';
import { NewLinkForm } from './new-link-form.tsx';
import { SharedLink } from './shared-link.tsx';

type ShareDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Shares the house passport at an address that expires and can be revoked. */
export function ShareDialog({ open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={historyDialogs.share.title}
      description={historyDialogs.share.text}
    >
      <Sharing onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Sharing({ onClose }: { onClose: () => void }) {
  /** The address is known only right after it was created. */
  const [url, setUrl] = useState<string>();
  const { data, isError, isFetching, error, refetch } = useQuery({
    queryKey: linkKey,
    queryFn: ({ signal }) => call('getPassportLink', undefined, { signal }),
  });
  if (!data) {
    if (!isError) {
      return (
        <>
          <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
          <Skeleton height="12rem" />
        </>
      );
    }
    const again = (
      <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
        {buttons.tryAgain}
      </Button>
    );
    return <Alert action={again}>{messageOf(error)}</Alert>;
  }
  if (data.link) return <SharedLink link={data.link} url={url} onRevoked={() => setUrl(undefined)} onClose={onClose} />;
  return <NewLinkForm onCreated={setUrl} onClose={onClose} />;
}

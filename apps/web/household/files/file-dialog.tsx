import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button, ButtonAnchor } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { useMay } from '../../session/use-may.ts';
import styles from './file-dialog.module.css';
import type { ShownFile } from './file-strip.tsx';
import { showFiles } from './show-files.ts';

type FileDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it belongs to, in full and in short. */
  description: string;
  about: string;
  file: ShownFile;
};

/** Shows a photo, or offers a document for download, and deletes it after a question. */
export function FileDialog({ open, onOpenChange, description, about, file }: FileDialogProps) {
  const isPicture = file.type.startsWith('image/');
  const title = isPicture ? 'Photo' : 'Document';
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      {isPicture && <img className={styles.picture} src={file.url} alt={about} />}
      <FileActions key={file.id} file={file} noun={title.toLowerCase()} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FileActionsProps = { file: ShownFile; noun: string; onClose: () => void };

function FileActions({ file: { id, url }, noun, onClose }: FileActionsProps) {
  const client = useQueryClient();
  const mayDelete = useMay('member');
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call('deleteFile', { params: { id } }),
    onSuccess: async () => {
      await showFiles(client);
      onClose();
      showToast(`The ${noun} has been deleted`);
    },
  });
  if (isAsking) {
    return (
      <>
        <p className={styles.question}>Delete this {noun} for good?</p>
        {remove.isError && <Alert>{messageOf(remove.error)}</Alert>}
        <DialogActions>
          <Button variant="ghost" small onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
          <Button variant="danger" small busy={remove.isPending} onClick={() => remove.mutate()}>
            Delete the {noun}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <DialogActions>
      {mayDelete && (
        <Button variant="ghost" small onClick={() => setIsAsking(true)}>
          Delete…
        </Button>
      )}
      <ButtonAnchor variant="ghost" small href={url} download>
        Download
      </ButtonAnchor>
      <Button small onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  );
}

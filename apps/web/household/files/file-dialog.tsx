import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button, ButtonAnchor } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { buttons } from '#words/app/buttons.ts';
import { files as fileWords } from '#words/app/files.ts';
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
  const words = isPicture ? fileWords.photo : fileWords.document;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={file.name ? isolated(file.name) : words.title}
      description={description}
    >
      {isPicture && <img className={styles.picture} src={file.url} alt={about} />}
      <FileActions key={file.id} file={file} words={words} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FileActionsProps = {
  file: ShownFile;
  words: typeof fileWords.photo | typeof fileWords.document;
  onClose: () => void;
};

function FileActions({ file: { id, url }, words, onClose }: FileActionsProps) {
  const client = useQueryClient();
  const mayDelete = useMay('member');
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call('deleteFile', { params: { id } }),
    onSuccess: async () => {
      await showFiles(client);
      onClose();
      showToast(words.deleted);
    },
  });
  if (isAsking) {
    return (
      <>
        <p className={styles.question}>{words.deleteForGood}</p>
        {remove.isError && <Alert>{messageOf(remove.error)}</Alert>}
        <DialogActions>
          <Button variant="ghost" small onClick={() => setIsAsking(false)}>
            {fileWords.keep}
          </Button>
          <Button variant="danger" small busy={remove.isPending} onClick={() => remove.mutate()}>
            {words.delete}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <DialogActions>
      {mayDelete && (
        <Button variant="ghost" small onClick={() => setIsAsking(true)}>
          {fileWords.delete}
        </Button>
      )}
      <ButtonAnchor variant="ghost" small href={url} download>
        {fileWords.download}
      </ButtonAnchor>
      <Button small onClick={onClose}>
        {buttons.close}
      </Button>
    </DialogActions>
  );
}

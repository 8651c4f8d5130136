import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useId, useRef } from 'react';
import { Button, IconButton } from '#apps/ui/controls/button.tsx';
import { FieldError } from '#apps/ui/controls/field.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { adviceLimits } from '#core/domain/advice/limits.ts';
import { acceptedFiles } from '../model/upload.ts';
import styles from './ask-form.module.css';

type FileFieldProps = {
  file: File | undefined;
  error: string | undefined;
  /** Undefined removes the file. */
  onChoose: (file: File | undefined) => void;
};

/** Chooses a photo or a manual, and shows why it was refused. */
export function FileField({ file, error, onChoose }: FileFieldProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) onChoose(chosen);
    // The same file can be chosen again.
    target.value = '';
  };
  const remove = () => {
    onChoose(undefined);
    button.current?.focus();
  };
  return (
    <div className={styles.file}>
      <VisuallyHidden>
        <label htmlFor={id}>Photo or manual</label>
        <input id={id} ref={picker} type="file" accept={acceptedFiles} tabIndex={-1} onChange={choose} />
      </VisuallyHidden>
      <div className={styles.picker}>
        <Button
          ref={button}
          variant="ghost"
          small
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onClick={() => picker.current?.click()}
        >
          <Paperclip size={18} aria-hidden="true" />
          {file ? 'Choose another file' : 'Add a photo or a manual'}
        </Button>
        {file && (
          <span className={styles.chosen}>
            <span className={styles.name}>{file.name}</span>
            <IconButton label={`Remove ${file.name}`} onClick={remove}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      <p className={styles.note} id={`${id}-hint`}>
        A PDF, or a PNG, JPEG or WebP picture, of at most {adviceLimits.file / 1024 / 1024} MB. We don’t keep it.
      </p>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}

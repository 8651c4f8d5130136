import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useId, useRef } from 'react';
import { Words } from '#apps/ui/content/words.tsx';
import { Button, IconButton } from '#apps/ui/controls/button.tsx';
import { FieldError } from '#apps/ui/controls/field.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { adviceLimits } from '#core/domain/advice/limits.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { ask } from '#words/app/ask.ts';
import { acceptedFiles } from '../model/upload.ts';
import styles from './ask-form.module.css';

const { form: words } = ask;

type FileFieldProps = {
  /** What the file shows, for who doesn't see the button. */
  label?: string;
  addLabel?: string;
  /** The chosen file's. */
  name: string | undefined;
  /** Whether it is being made smaller. */
  isPreparing: boolean;
  error: string | undefined;
  /** Undefined removes the file. */
  onChoose: (file: File | undefined) => void;
};

/** Chooses a photo or a manual, and shows why it was refused. */
export function FileField({
  label = words.file,
  addLabel = words.addFile,
  name,
  isPreparing,
  error,
  onChoose,
}: FileFieldProps) {
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
    <Stack gap={6}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
        <input id={id} ref={picker} type="file" accept={acceptedFiles} tabIndex={-1} onChange={choose} />
      </VisuallyHidden>
      <Row gap={14} lines={4}>
        <Button
          ref={button}
          variant="ghost"
          small
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          {...(error && { 'data-invalid': '' })}
          onClick={() => picker.current?.click()}
        >
          <Paperclip size={18} aria-hidden="true" />
          {name ? words.otherFile : addLabel}
        </Button>
        {name && (
          <span className={styles.chosen}>
            <Text size="sm" breaks>
              <Words>{name}</Words>
            </Text>
            <IconButton label={words.removeFile(isolated(name))} onClick={remove}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </Row>
      <Muted as="p" className={styles.note} id={`${id}-hint`}>
        {words.fileHint(adviceLimits.file / 1024 / 1024)}
      </Muted>
      <Muted as="p" className={styles.note} role="status">
        {isPreparing && words.preparing}
      </Muted>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </Stack>
  );
}

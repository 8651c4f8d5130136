import { useRef } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextAreaField } from '#apps/ui/controls/field.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Card } from '#apps/ui/layout/card.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { adviceLimits } from '#core/domain/advice/limits.ts';
import { ask } from '#words/app/ask.ts';
import { useOnline } from '../../../household/use-online.ts';
import type { Asked, Asking } from '../data/use-ask.ts';
import { refusedField } from '../model/failure.ts';
import styles from './ask-form.module.css';
import { FileField } from './file-field.tsx';
import { SubjectField } from './subject-field.tsx';
import type { useAskForm } from './use-ask-form.ts';

const { form: words } = ask;

type AskFormProps = {
  fields: ReturnType<typeof useAskForm>;
  asking: Asking;
  onAsk: (asked: Asked) => void;
  onStop: () => void;
};

export function AskForm({ fields, asking, onAsk, onStop }: AskFormProps) {
  const { draft, write, file, refused, isPreparing, choose, task, forget, asked } = fields;
  const question = useRef<HTMLTextAreaElement>(null);
  const isOnline = useOnline();
  const isWaiting = asking.name === 'waiting';
  // What the server refused is shown until the user changes it.
  const error = asking.name === 'failed' && asking.asked.question === asked.question ? asking.error : undefined;
  const field = error !== undefined && refusedField(error);
  const isFileRefused = field === 'file' && asking.name === 'failed' && asking.asked.file === file;
  const fileProblem = refused?.problem ?? (isFileRefused ? messageOf(error) : undefined);
  const { errors, clear, form } = useForm<'question' | 'file'>({
    check: () => ({
      question: asked.question === '' && !file && !refused ? words.missing : undefined,
      file: fileProblem,
    }),
    submit: () => void onAsk(asked),
  });
  const removeTask = () => {
    forget();
    question.current?.focus();
  };

  return (
    <Card>
      <Stack as="form" gap={20} {...form}>
        <SubjectField
          task={task}
          item={draft.item}
          onChange={(item) => write({ ...draft, item })}
          onRemoveTask={removeTask}
        />
        <TextAreaField
          ref={question}
          name="question"
          label={words.question}
          hint={words.hint}
          rows={4}
          maxLength={adviceLimits.question}
          value={draft.question}
          error={errors.question ?? (field === 'question' ? messageOf(error) : undefined)}
          onChange={({ target }) => {
            write({ ...draft, question: target.value });
            clear();
          }}
        />
        <FileField
          name={file?.name ?? refused?.name}
          isPreparing={isPreparing}
          error={fileProblem}
          onChoose={(chosen) => {
            void choose(chosen);
            clear();
          }}
        />
        <Row gap={14} lines={8}>
          <Button type="submit" busy={isWaiting} busyLabel={words.busy} disabled={!isOnline || isPreparing}>
            {words.submit}
          </Button>
          {isWaiting && (
            <Button variant="quiet" onClick={onStop}>
              {words.stop}
            </Button>
          )}
          {!isOnline && (
            <Muted as="p" className={styles.note}>
              {words.offline}
            </Muted>
          )}
        </Row>
        <Muted as="p" className={styles.note}>
          <Marked text={words.about} show={(label) => <Link to={paths.privacy}>{label}</Link>} />
        </Muted>
      </Stack>
    </Card>
  );
}

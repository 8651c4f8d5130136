import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { SafetyText } from '#apps/ui/content/safety-text.tsx';
import { Words } from '#apps/ui/content/words.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextAreaField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { longest } from '#core/domain/limits.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { job as words } from '#words/app/job.ts';
import { titles } from '#words/app/titles.ts';
import { durations } from '#words/durations.ts';
import { format } from '#words/format.ts';
import { NotShared } from '../not-shared.tsx';
import styles from './job-page.module.css';
import { type Job, useJob } from './use-job.ts';

/** A task that a household shares with a person without an account. The secret is the address's fragment. */
export function JobPage() {
  const { hash } = useLocation();
  const secret = hash.slice(1);
  const { state, sending, retry, change } = useJob(secret);
  switch (state.name) {
    case 'loading':
      return <Spinner page />;
    case 'over':
    case 'failed':
      return <NotShared state={state} title={titles.job} over={words.over} onRetry={retry} />;
    case 'shown':
      return <Shown job={state.value} {...sending} secret={secret} change={change} />;
  }
}

type ShownProps = {
  job: Job;
  busy: boolean;
  failure?: string;
  secret: string;
  change: (send: () => Promise<Job>) => Promise<boolean>;
};

function Shown({ job, busy, failure, secret, change }: ShownProps) {
  const { home, title, scheduledAt, minutes, completed, steps, safety, safetyIn } = job;
  const send = (body: { completed?: boolean; note?: string }) =>
    change(() => call('changeLinkedTask', { params: { job: secret }, body }));
  const about = [isolated(home), format.date(scheduledAt), minutes !== null && durations.short(minutes)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Page narrow title={<Words>{title}</Words>} lede={about}>
      <Card gap={20} className={styles.card ?? ''}>
        {safety && (
          <Alert tone="info">
            <SafetyText text={safety} language={safetyIn} />
          </Alert>
        )}
        {steps.length > 0 && (
          <Stack as="ol" gap={8} className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>
                <Words>{step}</Words>
              </li>
            ))}
          </Stack>
        )}
        {failure && <Alert>{failure}</Alert>}
        <Text role="status" as="p" weight={600} className={styles.state}>
          {completed && words.done}
        </Text>
        <Button
          variant={completed ? 'ghost' : 'primary'}
          busy={busy}
          onClick={() => void send({ completed: !completed })}
        >
          {completed ? words.notDone : words.markDone}
        </Button>
        <Note busy={busy} onSend={(note) => send({ note })} />
        {completed && <Files job={job} busy={busy} secret={secret} change={change} />}
      </Card>
    </Page>
  );
}

function Note({ busy, onSend }: { busy: boolean; onSend: (note: string) => Promise<boolean> }) {
  const [note, setNote] = useState('');
  const [isSent, setIsSent] = useState(false);
  const submit = async () => {
    if (note.trim() === '' || !(await onSend(note.trim()))) return;
    setNote('');
    setIsSent(true);
  };
  return (
    <Stack
      as="form"
      gap={10}
      align="start"
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextAreaField
        name="note"
        label={words.note}
        optional
        rows={3}
        maxLength={longest.notes}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          setIsSent(false);
        }}
      />
      <Button type="submit" variant="ghost" small disabled={busy || note.trim() === ''}>
        {words.sendNote}
      </Button>
      <p role="status">{isSent && words.noteSent}</p>
    </Stack>
  );
}

function Files({ job: { files }, busy, secret, change }: Omit<ShownProps, 'failure'>) {
  const [problem, setProblem] = useState<string>();
  const add = async (fromCamera: boolean) => {
    setProblem(undefined);
    const [{ pickFiles }, { FileProblem, prepareFile }, { sendJobFile }] = await Promise.all([
      import('../../household/files/pick-files.ts'),
      import('../../household/files/prepare-file.ts'),
      import('./send-job-file.ts'),
    ]);
    for (const file of await pickFiles({ fromCamera })) {
      try {
        const prepared = await prepareFile(file);
        if (!(await change(() => sendJobFile(secret, prepared)))) return;
      } catch (error) {
        if (!(error instanceof FileProblem || error instanceof ApiError)) throw error;
        setProblem(error instanceof ApiError ? messageOf(error) : error.message);
      }
    }
  };
  return (
    <Stack gap={10} align="start" className={styles.part}>
      <h2 className={styles.heading}>{words.files}</h2>
      <p role="status">{files > 0 && words.added(files)}</p>
      {problem && <Alert>{problem}</Alert>}
      <Row gap={8} align="stretch">
        <Button variant="ghost" small disabled={busy} onClick={() => void add(true)}>
          {words.takePhoto}
        </Button>
        <Button variant="ghost" small disabled={busy} onClick={() => void add(false)}>
          {words.chooseFile}
        </Button>
      </Row>
    </Stack>
  );
}

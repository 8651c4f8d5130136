import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { paper as words } from '#words/app/paper.ts';
import { itemName } from '#words/item-names.ts';
import { useOnline } from '../../../household/use-online.ts';
import { FileField } from '../form/file-field.tsx';
import { useFile } from '../form/use-file.ts';
import { refusedField } from '../model/failure.ts';
import { PaperProposals, type Saved } from './paper-proposals.tsx';

/** Choosing a file, what it says, and what was saved of it. */
export function PaperScreen({ item }: { item: string }) {
  const { file, refused, isPreparing, choose } = useFile();
  const [saved, setSaved] = useState<Saved>();
  const reading = useReading(item);
  const isOnline = useOnline();
  // What the server refused is shown until another file is chosen.
  const isFileRefused = reading.isError && refusedField(reading.error) === 'file';
  const problem = refused?.problem ?? (isFileRefused ? messageOf(reading.error) : undefined);
  const { errors, clear, form } = useForm<'file'>({
    check: () => ({ file: problem ?? (file ? undefined : words.missing) }),
    submit: () => {
      if (file) reading.mutate(file);
      return undefined;
    },
  });
  const start = (chosen: File | undefined) => {
    reading.reset();
    setSaved(undefined);
    clear();
    void choose(chosen);
  };
  if (saved) return <SavedCard saved={saved} onAnother={() => start(undefined)} />;
  const paper = reading.data?.paper;
  return (
    <Stack gap={24}>
      <Card>
        <Stack as="form" gap={20} {...form}>
          <FileField
            label={words.file}
            addLabel={words.addFile}
            name={file?.name ?? refused?.name}
            isPreparing={isPreparing}
            error={problem ?? errors.file}
            onChoose={start}
          />
          {reading.isError && !isFileRefused && <Alert>{messageOf(reading.error)}</Alert>}
          <Row gap={14} lines={8}>
            <Button
              type="submit"
              busy={reading.isPending}
              busyLabel={words.busy}
              disabled={!isOnline || isPreparing}
              variant={paper ? 'ghost' : 'primary'}
            >
              {words.submit}
            </Button>
            <Muted as="p" role="status">
              {!isOnline ? words.offline : reading.isPending ? words.slow : ''}
            </Muted>
          </Row>
          <Muted as="p">
            <Marked text={words.privacy} show={(label) => <Link to={paths.privacy}>{label}</Link>} />
          </Muted>
        </Stack>
      </Card>
      {paper === null && <Alert tone="info">{words.nothing}</Alert>}
      {paper && <PaperProposals key={reading.submittedAt} paper={paper} asked={item} onSaved={setSaved} />}
    </Stack>
  );
}

/** Reads one file at a time; leaving the page ends it. */
function useReading(item: string) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return useMutation({
    mutationFn: (file: File) => {
      running.current?.abort();
      running.current = new AbortController();
      track('dashboard_interaction', { element_name: 'read_paper' });
      const body = new FormData();
      if (item) body.set('item', item);
      body.set('file', file);
      return call('readPaper', { body }, { signal: running.current.signal });
    },
  });
}

function SavedCard({ saved: { slug, item, work }, onAnother }: { saved: Saved; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card gap={16} align="start">
      <Heading ref={title} tabIndex={-1}>
        {words.saved}
      </Heading>
      <p>{words.savedAbout}</p>
      <Row gap={14} lines={8}>
        {slug && item && <ButtonLink to={paths.applianceOf(slug)}>{words.toAppliance(itemName(item))}</ButtonLink>}
        {work && (
          <ButtonLink variant="ghost" to={paths.history}>
            {words.toHistory}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </Row>
    </Card>
  );
}

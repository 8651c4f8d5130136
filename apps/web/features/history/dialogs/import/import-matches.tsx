import { Button } from '#apps/ui/controls/button.tsx';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { Subheading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { historyImport } from '#words/app/history/import.ts';
import type { SayProps } from './use-import.ts';
import { useKept } from './use-kept.ts';

const { matches: words } = historyImport;
const options = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const;

/** Work that may be a care task: a person says so for all lines alike, one work at a time or all at once. */
export function ImportMatches({ preview, choices, onSay }: SayProps) {
  const matches = useKept(preview.matches);
  const decided = choices.answers.matches ?? {};
  if (matches.length === 0) return null;
  const decide = (said: Readonly<Record<string, string | null>>) =>
    onSay({ answers: { ...choices.answers, matches: { ...decided, ...said } } });
  const decideAll = (are: boolean) =>
    decide(Object.fromEntries(matches.map(({ id, careTaskId }) => [id, are ? careTaskId : null])));
  const chosen = (id: string) => (decided[id] === undefined ? '' : decided[id] === null ? 'no' : 'yes');
  return (
    <Stack as="section" gap={8} aria-labelledby="import-matches">
      <Subheading id="import-matches">{words.title}</Subheading>
      <Muted as="p">{words.text}</Muted>
      {matches.length > 1 && (
        <Row gap={8} lines={4}>
          <Button variant="ghost" small onClick={() => decideAll(true)}>
            {words.all}
          </Button>
          <Button variant="ghost" small onClick={() => decideAll(false)}>
            {words.none}
          </Button>
        </Row>
      )}
      {matches.map(({ id, title, rows, careTaskId, careTask }) => (
        <Segments<string>
          key={id}
          label={
            <>
              {words.work(isolated(title), words.lines(rows))}
              <br />
              <Muted>{careTask}</Muted>
            </>
          }
          options={options}
          value={chosen(id)}
          onChange={(value) => decide({ [id]: value === 'yes' ? careTaskId : null })}
        />
      ))}
    </Stack>
  );
}

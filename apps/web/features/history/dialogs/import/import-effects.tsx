import { Subheading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { historyImport } from '#words/app/history/import.ts';
import { format } from '#words/format.ts';
import type { Preview } from './use-import.ts';

const { effects: words } = historyImport;
const mostShown = 8;

type Effect = Preview['effects'][number];

const monthOf = (day: string): string => format.date(day, 'monthAndYear');

/** `Boiler: book its service: due in March 2027, not now` */
function effectText({ title, before, after }: Effect, thisMonth: string): string {
  if (after === null) return words.gone(title);
  if (before === null || monthOf(before) === monthOf(after)) return words.added(title, monthOf(after));
  if (before.slice(0, 7) <= thisMonth) return words.notNow(title, monthOf(after));
  return words.later(title, monthOf(after), monthOf(before));
}

/** What the import changes in the plan of the year. */
export function ImportEffects({ effects }: { effects: readonly Effect[] }) {
  const thisMonth = new Date().toISOString().slice(0, 7);
  return (
    <Stack as="section" gap={4} aria-labelledby="import-effects">
      <Subheading id="import-effects">{words.title}</Subheading>
      <Stack as="ul" gap={4}>
        {effects.slice(0, mostShown).map((effect) => (
          <li key={effect.careTaskId}>{effectText(effect, thisMonth)}</li>
        ))}
      </Stack>
      {effects.length > mostShown && <Muted as="p">{words.more(effects.length - mostShown)}</Muted>}
    </Stack>
  );
}

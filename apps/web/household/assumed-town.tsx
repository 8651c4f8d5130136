import { Marked } from '#apps/ui/content/marked.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { assumedTown } from '#words/app/assumed-town.ts';

/** Says that dates rest on a town that the home doesn’t name, and leads to the question. */
export function AssumedTown() {
  return (
    <Muted as="p">
      <Marked text={assumedTown.note} show={(label) => <Link to={paths.settingsTab('account')}>{label}</Link>} />
    </Muted>
  );
}

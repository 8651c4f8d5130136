import Share2 from 'lucide-react/icons/share-2';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { history } from '#words/app/history/history.ts';
import { useMay } from '../../../session/use-may.ts';
import { SideCard } from '../side-card.tsx';

const { passport: words } = history;

/** Leads to the house passport, to sharing it, and to the papers of the appliances. */
export function PassportCard({ disabled, onShare }: { disabled: boolean; onShare: () => void }) {
  const mayShare = useMay('owner');
  return (
    <SideCard id="passport" title={words.title}>
      <Muted as="p">{words.text}</Muted>
      <Row gap={8} align="stretch">
        <ButtonLink variant="ghost" small to={paths.housePassport}>
          {words.open}
        </ButtonLink>
        {mayShare && (
          <Button variant="quiet" small disabled={disabled} onClick={onShare}>
            <Share2 size={18} aria-hidden="true" />
            {words.share}
          </Button>
        )}
        <ButtonLink variant="quiet" small to={paths.appliances}>
          {words.appliances}
        </ButtonLink>
      </Row>
    </SideCard>
  );
}

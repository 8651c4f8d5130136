import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { appliances } from '#words/app/appliances.ts';
import { paper as words } from '#words/app/paper.ts';
import { titles } from '#words/app/titles.ts';
import { useUser } from '../../../session/use-auth.ts';
import { useMay } from '../../../session/use-may.ts';
import { PaperScreen } from './paper-screen.tsx';

/** Reading a nameplate, a service card or an invoice: for premium users where there is an assistant. */
export function PaperPage() {
  const { assistant, isPremium } = useUser();
  const mayChange = useMay('member');
  const item = useQuery().get('item') ?? '';
  const content = () => {
    if (!mayChange) return <Alert tone="info">{words.viewer}</Alert>;
    if (!assistant) return <Alert tone="info">{words.none}</Alert>;
    if (isPremium) return <PaperScreen item={item} />;
    return (
      <Card gap={16} align="start">
        <p>{words.premium}</p>
        <ButtonLink variant="ghost" small to={paths.pricing}>
          {words.plans}
        </ButtonLink>
      </Card>
    );
  };
  return (
    <Page above={<Link to={paths.appliances}>{appliances.all}</Link>} title={titles.paper} lede={words.about} narrow>
      {content()}
    </Page>
  );
}

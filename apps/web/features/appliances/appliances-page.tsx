import { ButtonLink } from '#apps/ui/controls/button.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Subheading } from '#apps/ui/layout/heading.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { rooms } from '#core/domain/care/care-task.ts';
import { appliances as words } from '#words/app/appliances.ts';
import { paper } from '#words/app/paper.ts';
import { titles } from '#words/app/titles.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { frame } from '#words/site/frame.ts';
import { rooms as roomNames } from '#words/site/rooms.ts';
import { Loaded } from '../../api/loaded.tsx';
import { useUser } from '../../session/use-auth.ts';
import { useMay } from '../../session/use-may.ts';
import styles from './appliances.module.css';
import { known, type ListedAppliance, makeText, useAppliances } from './use-appliances.ts';

/** What the home has, room by room, with make, purchase and papers of each. */
export function AppliancesPage() {
  return (
    <Page title={titles.appliances} lede={words.about} narrow>
      <Loaded query={useAppliances()} what={words.yourAppliances} skeleton={<Loading />}>
        {({ appliances }) => <Content appliances={appliances} />}
      </Loaded>
    </Page>
  );
}

function Content({ appliances }: { appliances: readonly ListedAppliance[] }) {
  const mayChange = useMay('member');
  const { assistant, isPremium } = useUser();
  const recorded = known(appliances);
  const byRoom = Map.groupBy(appliances, ({ room }) => room);
  return (
    <Card gap={16} bounded className={styles.card ?? ''}>
      {recorded.length === 0 && mayChange && (
        <Muted as="p" className={styles.soft}>
          {words.nothingRecorded}
        </Muted>
      )}
      {rooms.flatMap((room) => {
        const inRoom = byRoom.get(room);
        if (!inRoom) return [];
        const id = room.replaceAll(' ', '-');
        return (
          <Stack key={room} as="section" gap={4} aria-labelledby={id}>
            <Subheading as="h2" id={id}>
              {roomNames[room]}
            </Subheading>
            <ApplianceList appliances={inRoom} />
          </Stack>
        );
      })}
      <div className={styles.links}>
        {mayChange && assistant && isPremium && (
          <ButtonLink variant="quiet" small to={paths.paper}>
            {paper.open}
          </ButtonLink>
        )}
        {recorded.length > 0 && (
          <ButtonLink variant="quiet" small to={paths.contents}>
            {words.forInsurer}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" small to={paths.meters}>
          {titles.meters}
        </ButtonLink>
        <ButtonLink variant="quiet" small to={paths.labels}>
          {words.printLabels}
        </ButtonLink>
      </div>
    </Card>
  );
}

function ApplianceList({ appliances }: { appliances: readonly ListedAppliance[] }) {
  return (
    <Stack as="ul">
      {appliances.map((each) => (
        <Stack key={each.slug} as="li" gap={2} className={styles.row}>
          <Link to={paths.applianceOf(each.slug)}>{itemName(each.item)}</Link>
          <Muted as="p" className={styles.soft}>
            {[makeText(each), each.warrantyUntil && words.warrantyUntilDay(format.date(each.warrantyUntil))]
              .filter(Boolean)
              .join(', ')}
          </Muted>
        </Stack>
      ))}
    </Stack>
  );
}

function Loading() {
  return (
    <Card gap={16} bounded className={styles.card ?? ''}>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      {['55%', '40%', '62%'].map((width) => (
        <Skeleton key={width} width={width} height="1.5rem" />
      ))}
    </Card>
  );
}

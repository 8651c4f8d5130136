import { Suspense } from 'react';
import { Button, ButtonLink } from '#apps/ui/controls/button.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Card } from '#apps/ui/layout/card.tsx';
import { Subheading } from '#apps/ui/layout/heading.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { lazyComponent, Nothing } from '#apps/ui/loading/lazy-component.ts';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { type Room, rooms } from '#core/domain/care/care-task.ts';
import { shownPurpose } from '#core/domain/files/stored-file.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { appliances as words } from '#words/app/appliances.ts';
import { homePicture as pictureWords } from '#words/app/home-picture.ts';
import { paper } from '#words/app/paper.ts';
import { titles } from '#words/app/titles.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { frame } from '#words/site/frame.ts';
import { rooms as roomNames } from '#words/site/rooms.ts';
import { Loaded } from '../../api/loaded.tsx';
import { useAddFiles } from '../../household/files/use-add-files.ts';
import { useUser } from '../../session/use-auth.ts';
import { useMay } from '../../session/use-may.ts';
import styles from './appliances.module.css';
import type { HomePictureProps } from './picture/home-picture.tsx';
import { known, type Listed, type ListedAppliance, makeText, useAppliances } from './use-appliances.ts';

/** Loads once the list can be used. */
const HomePicture = lazyComponent<'HomePicture', HomePictureProps>(
  'HomePicture',
  () => import('./picture/home-picture.tsx'),
  Nothing,
);

/** What the home has, room by room, with make, purchase and papers of each. */
export function AppliancesPage() {
  return (
    <Page title={titles.appliances} lede={words.about} narrow>
      <Loaded query={useAppliances()} what={words.yourAppliances} skeleton={<Loading />}>
        {(listed) => <Content {...listed} />}
      </Loaded>
    </Page>
  );
}

function Content({ appliances, today, season }: Listed) {
  const mayChange = useMay('member');
  const isShown = useIsShown();
  const { assistant, isPremium, features } = useUser();
  const goTo = (room: Room) => {
    const heading = document.getElementById(idOf(room));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  const recorded = known(appliances);
  const byRoom = Map.groupBy(appliances, ({ room }) => room);
  return (
    <Stack gap={24}>
      <div className={styles.picture}>
        <Suspense>
          {isShown && (
            <HomePicture
              appliances={appliances}
              season={season}
              isFlat={features.propertyType?.includes('Apartment') ?? false}
              onRoom={goTo}
            />
          )}
        </Suspense>
      </div>
      <Card gap={16} bounded className={styles.card ?? ''}>
        {recorded.length === 0 && mayChange && <FirstPlates appliances={appliances} today={today} />}
        {rooms.flatMap((room) => {
          const inRoom = byRoom.get(room);
          if (!inRoom) return [];
          const id = idOf(room);
          return (
            <Stack key={room} as="section" gap={4} aria-labelledby={id}>
              <Subheading as="h2" id={id} tabIndex={-1} className={styles.room}>
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
    </Stack>
  );
}

const idOf = (room: Room): string => room.replaceAll(' ', '-');

/** Those that have a plate with make and number. */
const plated = [
  'water-heater',
  'central-heating',
  'washing-machine',
  'dishwasher',
  'fridge',
  'oven',
  'dryer',
  'microwave',
];
const platesAtFirst = 3;

/** What a home begins with of which nothing is recorded: the camera, for three plates. */
function FirstPlates({ appliances, today }: Pick<Listed, 'appliances' | 'today'>) {
  const addFiles = useAddFiles();
  const first = plated.flatMap((slug) => appliances.find((each) => each.slug === slug) ?? []).slice(0, platesAtFirst);
  return (
    <Stack gap={10} align="start">
      <Muted as="p" className={styles.soft}>
        {words.nothingRecorded}
      </Muted>
      <Row gap={8} lines={8}>
        {first.map(({ slug, item }) => {
          const fullTitle = itemName(item);
          return (
            <Button
              key={slug}
              variant="ghost"
              small
              onClick={() =>
                addFiles({ id: slug, title: fullTitle, fullTitle, scheduledAt: today, purpose: 'photo' }, true)
              }
            >
              {pictureWords.photograph(fullTitle)}
            </Button>
          );
        })}
      </Row>
    </Stack>
  );
}

function ApplianceList({ appliances }: { appliances: readonly ListedAppliance[] }) {
  return (
    <Stack as="ul">
      {appliances.map((each) => (
        <li key={each.slug} className={joinClasses(styles.row, styles.item)}>
          <Thumbnail appliance={each} />
          <Stack gap={2}>
            <Link to={paths.applianceOf(each.slug)}>{itemName(each.item)}</Link>
            <Muted as="p" className={styles.soft}>
              {[makeText(each), each.warrantyUntil && words.warrantyUntilDay(format.date(each.warrantyUntil))]
                .filter(Boolean)
                .join(', ')}
            </Muted>
            {each.next && (
              <Muted as="p" className={styles.soft}>
                {pictureWords.next(isolated(each.next.title), format.date(each.next.scheduledAt, 'shortDay'))}
              </Muted>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

/** Its first photo, which the link beside it leads to. */
function Thumbnail({ appliance: { files } }: { appliance: ListedAppliance }) {
  const photo = files.find((file) => shownPurpose(file) === 'photo');
  return photo ? <img className={styles.thumbnail} src={photo.url} alt="" loading="lazy" decoding="async" /> : null;
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

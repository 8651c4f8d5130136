import { Suspense, useEffect, useState } from 'react';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { loadToastOutlet } from '#apps/ui/feedback/toast.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Page } from '#apps/ui/layout/page.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { appliances as words } from '#words/app/appliances.ts';
import { titles } from '#words/app/titles.ts';
import { itemName } from '#words/item-names.ts';
import { frame } from '#words/site/frame.ts';
import { Loaded } from '../../api/loaded.tsx';
import { loadAddFiles } from '../../household/files/use-add-files.ts';
import { openHome } from '../../session/open-home.ts';
import { useUser } from '../../session/use-auth.ts';
import type { ApplianceDialog } from './appliance-dialogs.tsx';
import styles from './appliances.module.css';
import { DetailsCard } from './details-card.tsx';
import { isOfHome, otherHomeOf } from './label-address.ts';
import { PapersCard } from './papers-card.tsx';
import { PartsCard } from './parts-card.tsx';
import { useAppliance } from './use-appliances.ts';
import { WorkCard } from './work-card.tsx';

const ApplianceDialogs = lazyComponent('ApplianceDialogs', () => import('./appliance-dialogs.tsx'));

/** One of the home's items: its make and purchase, its photos and papers, its tasks, and what was done. */
export function AppliancePage() {
  const query = useQuery();
  const user = useUser();
  const isHere = isOfHome(query, user.id);
  const elsewhere = otherHomeOf(query, user);
  const item = query.get('item') ?? '';
  const appliance = useAppliance(item, isHere && item !== '');
  useEffect(() => {
    if (elsewhere !== undefined) openHome(elsewhere, location.pathname + location.search);
  }, [elsewhere]);
  const { data, error } = appliance;
  /** The last dialog is kept while it fades out. */
  const [dialog, setDialog] = useState<ApplianceDialog>();
  const [isOpen, setIsOpen] = useState(false);
  usePreloadWhenIdle(loadToastOutlet, data !== undefined);
  usePreloadWhenIdle(loadAddFiles, data !== undefined);
  usePreloadWhenIdle(ApplianceDialogs.preload, data !== undefined);
  const show = (next: ApplianceDialog) => {
    setDialog(next);
    setIsOpen(true);
  };
  const all = <Link to={paths.appliances}>{words.all}</Link>;
  if (elsewhere !== undefined) {
    return (
      <Page title={titles.appliance} narrow>
        <Loading />
      </Page>
    );
  }
  if (!isHere) {
    return (
      <Page title={words.otherHome} lede={words.otherHomeAbout} narrow>
        {all}
      </Page>
    );
  }
  if (item === '' || (error instanceof ApiError && (error.status === 404 || error.status === 400))) {
    return (
      <Page title={words.notHere} lede={words.notHereAbout} narrow>
        {all}
      </Page>
    );
  }
  return (
    <Page above={all} title={data ? itemName(data.appliance.item) : titles.appliance} narrow>
      <Loaded query={appliance} what={words.thisAppliance} skeleton={<Loading />}>
        {(details) => (
          <Stack gap={24} bounded>
            <DetailsCard appliance={details.appliance} today={details.today} onOpen={show} />
            <PartsCard details={details} onOpen={show} />
            <PapersCard details={details} onOpen={show} />
            <WorkCard details={details} />
          </Stack>
        )}
      </Loaded>
      {dialog && data && (
        <Suspense>
          <ApplianceDialogs
            key={data.appliance.slug}
            details={data}
            dialog={dialog}
            open={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}

function Loading() {
  return (
    <Card gap={16} bounded className={styles.card ?? ''}>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      {['35%', '60%', '48%', '52%'].map((width) => (
        <Skeleton key={width} width={width} height="1.5rem" />
      ))}
    </Card>
  );
}

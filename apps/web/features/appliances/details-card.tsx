import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Words } from '#apps/ui/content/words.tsx';
import { Button, ButtonLink, IconButton } from '#apps/ui/controls/button.tsx';
import { LazyMenu } from '#apps/ui/controls/lazy-menu.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paths } from '#apps/ui/paths.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { amounts } from '#words/amounts.ts';
import { appliances as words } from '#words/app/appliances.ts';
import { buttons } from '#words/app/buttons.ts';
import { paper } from '#words/app/paper.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { useOnline } from '../../household/use-online.ts';
import { useUser } from '../../session/use-auth.ts';
import { useMay } from '../../session/use-may.ts';
import type { ApplianceDialog } from './appliance-dialogs.tsx';
import styles from './appliances.module.css';
import { type Appliance, isRecorded } from './use-appliances.ts';

type DetailsCardProps = { appliance: Appliance; today: IsoDate; onOpen: (dialog: ApplianceDialog) => void };

/** Make, serial number, purchase and warranty. */
export function DetailsCard({ appliance, today, onOpen }: DetailsCardProps) {
  const { maker, model, serial, boughtOn, price, shop, warrantyUntil, manual } = appliance;
  const isOffline = !useOnline();
  const mayChange = useMay('member');
  const { assistant, isPremium } = useUser();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.make, maker && <Words>{maker}</Words>],
    [words.model, model && <Words>{model}</Words>],
    [words.serial, serial && <Words>{serial}</Words>],
    [words.bought, [boughtOn && format.date(boughtOn), shop && words.at(isolated(shop))].filter(Boolean).join(' ')],
    [words.price, price && amounts.exact(price)],
    [words.warranty, warrantyUntil && words.warrantyNow(format.date(warrantyUntil), warrantyUntil < today)],
    [
      words.manual,
      manual && (
        <a href={manual} rel="noreferrer" target="_blank">
          {words.openManual}
        </a>
      ),
    ],
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <Card as="section" gap={16} bounded className={styles.card ?? ''} aria-labelledby="details">
      <Row gap={16} lines={8} spread="apart">
        <Heading id="details">{words.makeAndPurchase}</Heading>
        {mayChange && (
          <div className={styles.actions}>
            <Button variant="ghost" small disabled={isOffline} onClick={() => onOpen({ kind: 'edit' })}>
              {isRecorded(appliance) ? buttons.edit : buttons.add}
            </Button>
            <LazyMenu
              trigger={
                <IconButton label={words.moreFor(itemName(appliance.item))} disabled={isOffline}>
                  <Ellipsis size={20} aria-hidden="true" />
                </IconButton>
              }
              items={[
                {
                  label: words.removeRecorded,
                  tone: 'danger',
                  icon: <Trash2 size={18} aria-hidden="true" />,
                  onSelect: () => onOpen({ kind: 'remove' }),
                },
              ]}
            />
          </div>
        )}
      </Row>
      {known.length === 0 && (
        <Muted as="p" className={styles.soft}>
          {words.nothing}
        </Muted>
      )}
      <Stack as="dl" gap={8} className={styles.facts}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
      {mayChange && assistant && isPremium && (
        <div className={styles.links}>
          <ButtonLink variant="quiet" small to={paths.paperOf(appliance.slug)}>
            {paper.open}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

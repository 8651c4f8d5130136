import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button, IconButton } from '#apps/ui/controls/button.tsx';
import { LazyMenu } from '#apps/ui/controls/lazy-menu.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import type { IsoDate } from '#core/domain/dates.ts';
import { format } from '#words/format.ts';
import { useOnline } from '../../household/use-online.ts';
import { useMay } from '../../session/use-may.ts';
import type { ApplianceDialog } from './appliance-dialogs.tsx';
import styles from './appliances.module.css';
import { type Appliance, isRecorded } from './use-appliances.ts';

type DetailsCardProps = { appliance: Appliance; today: IsoDate; onOpen: (dialog: ApplianceDialog) => void };

/** Make, serial number, purchase and warranty. */
export function DetailsCard({ appliance, today, onOpen }: DetailsCardProps) {
  const { maker, model, serial, boughtOn, price, shop, warrantyUntil, manual } = appliance;
  const locked = !useOnline();
  const mayChange = useMay('member');
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Make', maker],
    ['Model', model],
    ['Serial number', serial],
    ['Bought', [boughtOn && format.date(boughtOn), shop && `at ${shop}`].filter(Boolean).join(' ')],
    ['Price', price && format.money(price)],
    ['Warranty', warrantyUntil && `${warrantyUntil < today ? 'ended on' : 'until'} ${format.date(warrantyUntil)}`],
    [
      'Manual',
      manual && (
        <a href={manual} rel="noreferrer" target="_blank">
          Open the manual
        </a>
      ),
    ],
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby="details">
      <div className={styles.head}>
        <h2 className={styles.heading} id="details">
          Make and purchase
        </h2>
        {mayChange && (
          <div className={styles.actions}>
            <Button variant="ghost" small disabled={locked} onClick={() => onOpen({ kind: 'edit' })}>
              {isRecorded(appliance) ? 'Edit' : 'Add'}
            </Button>
            <LazyMenu
              trigger={
                <IconButton label={`More for ${appliance.item}`} disabled={locked}>
                  <Ellipsis size={20} aria-hidden="true" />
                </IconButton>
              }
              items={[
                {
                  label: 'Remove what is recorded…',
                  tone: 'danger',
                  icon: <Trash2 size={18} aria-hidden="true" />,
                  onSelect: () => onOpen({ kind: 'remove' }),
                },
              ]}
            />
          </div>
        )}
      </div>
      {known.length === 0 && <p className={styles.soft}>Nothing is recorded yet.</p>}
      <dl className={styles.facts}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

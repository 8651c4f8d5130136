import { Suspense, useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { idInTownText, nameInTownText, townText } from '#apps/ui/town-text.ts';
import { townCard as words } from '#words/app/week/town-card.ts';
import type { TownFieldProps } from '../../../household/town-field.tsx';
import { useSaveAtOnce } from '../../../household/use-save-at-once.ts';
import { useUser } from '../../../session/use-auth.ts';
import { Icon } from '../icon.tsx';
import styles from './questions-card.module.css';

/** Its list needs more script than the rest of the week. */
const TownField = lazyComponent<'TownField', TownFieldProps>(
  'TownField',
  () => import('../../../household/town-field.tsx'),
);

/** `assumes`: whether a task of the week rests on a town that the home may not be near. */
export type TownCardProps = { assumes: boolean; disabled: boolean; onLater: () => void };

/** Asks a new home for its town, on which its seasons and some of its laws depend. */
export function TownCard({ assumes, disabled, onLater }: TownCardProps) {
  const { country, town } = useUser();
  const { save } = useSaveAtOnce();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (text: string) => {
    if (text) save({ town: idInTownText(text) }, words.saved(nameInTownText(text)));
  };
  return (
    <Card as="section" gap={12} className={styles.card ?? ''} aria-label={words.about}>
      <Row as="p" gap={8} className={styles.about}>
        <Icon of="house" size={16} />
        {words.about}
      </Row>
      <p>
        {words.why}
        {assumes && ` ${words.assumed}`}
      </p>
      {isOpen && (
        <fieldset className={styles.town} disabled={disabled}>
          <Suspense>
            <TownField country={country ?? ''} value={townText(town)} onChange={choose} />
          </Suspense>
        </fieldset>
      )}
      <Row gap={8}>
        {!isOpen && (
          <Button small disabled={disabled} onClick={() => setIsOpen(true)}>
            {words.choose}
          </Button>
        )}
        <Button variant="quiet" small disabled={disabled} onClick={onLater}>
          {words.later}
        </Button>
      </Row>
    </Card>
  );
}

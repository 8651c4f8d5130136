import { Button } from '#apps/ui/controls/button.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { townCard as words } from '#words/app/week/town-card.ts';
import { TownField } from '../../../household/town-field.tsx';
import { idInTownText, nameInTownText, townText } from '../../../household/town-text.ts';
import { useSaveAtOnce } from '../../../household/use-save-at-once.ts';
import { useUser } from '../../../session/use-auth.ts';
import { Icon } from '../icon.tsx';
import styles from './questions-card.module.css';

export type TownCardProps = { disabled: boolean; onLater: () => void };

/** Asks a new home for its town, on which its seasons and some of its laws depend. */
export function TownCard({ disabled, onLater }: TownCardProps) {
  const { country, town } = useUser();
  const { save } = useSaveAtOnce();
  const choose = (text: string) => {
    if (text) save({ town: idInTownText(text) }, words.saved(nameInTownText(text)));
  };
  return (
    <Card as="section" className={styles.card ?? ''} aria-label={words.about}>
      <Row as="p" gap={8} className={styles.about}>
        <Icon of="house" size={16} />
        {words.about}
      </Row>
      <fieldset className={styles.town} disabled={disabled}>
        <TownField country={country ?? ''} value={townText(town)} onChange={choose} />
      </fieldset>
      <Muted as="p">{words.why}</Muted>
      <Row gap={8}>
        <Button variant="quiet" small disabled={disabled} onClick={onLater}>
          {words.later}
        </Button>
      </Row>
    </Card>
  );
}

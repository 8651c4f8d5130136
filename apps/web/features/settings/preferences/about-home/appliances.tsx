import { useRef } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import styles from './excluded-tasks.module.css';
import { type Appliance, useAppliances, useRemoveAppliance } from './use-appliances.ts';

/** Lists the makes and models that the user has recorded. Nothing until there is one. */
export function Appliances() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useAppliances();
  const removal = useRemoveAppliance({ onRemoved: () => heading.current?.focus() });
  const remove = (appliance: Appliance) => {
    track('settings_interaction', { element_name: 'remove_appliance' });
    removal.mutate(appliance);
  };
  if (!data || (data.appliances.length === 0 && !removal.isSuccess)) return null;
  return (
    <section className={styles.section} aria-labelledby="appliances">
      <h3 className={styles.heading} id="appliances" ref={heading} tabIndex={-1}>
        Makes and models
      </h3>
      {removal.isError && <Alert>{messageOf(removal.error)}</Alert>}
      {data.appliances.length === 0 && <p className={styles.none}>None are recorded.</p>}
      <ul className={styles.list}>
        {data.appliances.map((appliance) => (
          <li key={appliance.slug} className={styles.row}>
            <div className={styles.words}>
              <h4>{[appliance.maker, appliance.model].filter(Boolean).join(' ')}</h4>
              <Chip>{appliance.item}</Chip>
            </div>
            <Button
              variant="ghost"
              small
              busy={removal.isPending && removal.variables.slug === appliance.slug}
              disabled={removal.isPending}
              onClick={() => remove(appliance)}
            >
              Remove <VisuallyHidden>{appliance.item}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Dialog, DialogActions } from '#apps/ui/controls/dialog.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { buttons } from '#words/app/buttons.ts';
import { needs as words } from '#words/app/week/needs.ts';
import { itemName } from '#words/item-names.ts';
import { type Need, needsOf, needsText } from '../model/needs.ts';
import type { Task } from '../model/week.ts';
import styles from './needs-dialog.module.css';
import { PartsToBuy, partsText, usePartsToBuy } from './parts-to-buy.tsx';

export type NeedsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** All tasks of the week; only open ones need something. */
  tasks: readonly Task[];
};

/** What the week's open tasks need, to buy and to get ready, as a list that can be taken along. */
export function NeedsDialog({ open, onOpenChange, tasks }: NeedsDialogProps) {
  const [state, setState] = useState<'copied' | 'refused'>();
  const needs = needsOf(tasks);
  const shopping = usePartsToBuy();
  const isEmpty = needs.supplies.length + needs.tools.length + (shopping?.parts.length ?? 0) === 0;
  const copy = async () => {
    track('dashboard_interaction', { element_name: 'copy_needs' });
    try {
      const lists = [needsText(needs), shopping ? partsText(shopping) : ''];
      await navigator.clipboard.writeText(lists.filter(Boolean).join('\n'));
      setState('copied');
    } catch {
      // Browsers refuse it on insecure pages, or when the user has forbidden it.
      setState('refused');
    }
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      {isEmpty && <p>{words.none}</p>}
      <Needs heading={words.supplies} needs={needs.supplies} />
      <Needs heading={words.tools} needs={needs.tools} />
      {shopping && <PartsToBuy shopping={shopping} />}
      <Muted as="p" role="status">
        {state && words[state]}
      </Muted>
      <DialogActions>
        {!isEmpty && (
          <Button variant="ghost" small onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <Button small onClick={() => onOpenChange(false)}>
          {buttons.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Needs({ heading, needs }: { heading: string; needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {needs.map(({ name, items }) => (
          <li key={name}>
            {capitalise(name)} <Muted>{items.map(itemName).join(', ')}</Muted>
          </li>
        ))}
      </ul>
    </section>
  );
}

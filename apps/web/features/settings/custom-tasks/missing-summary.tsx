import type { MouseEvent } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { customTasks as words } from '#words/app/custom-tasks.ts';

/** A field, identified by its element's id. */
export type FieldLink = { readonly id: string; readonly label: string };

export type MissingSummaryProps = { fields: readonly FieldLink[] };

/** Lists the invalid fields, with a link to each. */
export function MissingSummary({ fields }: MissingSummaryProps) {
  const focus = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <Alert>
      {words.check}{' '}
      {fields.map(({ id, label }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={`#${id}`} onClick={(event) => focus(event, id)}>
            {label}
          </a>
        </span>
      ))}
    </Alert>
  );
}

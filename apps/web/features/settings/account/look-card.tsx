import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { chooseLook, type Look, readLook } from '#apps/ui/session/look.ts';
import { account as words } from '#words/app/account.ts';
import { accountMenu } from '#words/site/account-menu.ts';
import { FoldedCard } from '../folded-card.tsx';

const options: readonly { readonly value: Look; readonly label: string }[] = [
  { value: 'system', label: accountMenu.looks.system },
  { value: 'light', label: accountMenu.looks.light },
  { value: 'dark', label: accountMenu.looks.dark },
];

export function LookCard() {
  const [look, setLook] = useState(readLook);
  return (
    <FoldedCard title={words.look} fragment="look" now={options.find(({ value }) => value === look)?.label}>
      <p>{words.lookAbout}</p>
      <Segments
        label={accountMenu.colours}
        options={options}
        value={look}
        onChange={(next) => {
          track('settings_interaction', { element_name: `look_${next}` });
          chooseLook(next);
          setLook(next);
        }}
      />
    </FoldedCard>
  );
}

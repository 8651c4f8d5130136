import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#apps/ui/controls/button.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { aboutHome as words } from '#words/app/about-home.ts';
import styles from './trait-list.module.css';
import { TraitRow } from './trait-row.tsx';
import type { Trait } from './use-home.ts';

/** So many questions are shown at first, so that the page stays short on a phone. */
const shownFirst = 6;

export function TraitList({ traits }: { traits: readonly Trait[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const ordered = useFirstOrder(traits);
  if (traits.length === 0)
    return (
      <Text as="p" color="soft">
        {words.nothingToAsk}
      </Text>
    );
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The pressed button is gone.
    list.current?.querySelectorAll('select')[shownFirst]?.focus();
  };
  return (
    <div>
      <Stack as="ul" ref={list}>
        {ordered.slice(0, showsAll ? undefined : shownFirst).map((trait) => (
          <TraitRow key={trait.id} trait={trait} />
        ))}
      </Stack>
      {!showsAll && traits.length > shownFirst && (
        <Button className={styles.more ?? ''} variant="ghost" small onClick={showAll}>
          {words.showAll(traits.length)}
        </Button>
      )}
    </div>
  );
}

/** Keeps the order in which the traits first came, so that none moves away under the user's hands; new ones go last. */
function useFirstOrder(traits: readonly Trait[]): readonly Trait[] {
  const ids = useRef<readonly string[]>([]);
  const added = traits.map(({ id }) => id).filter((id) => !ids.current.includes(id));
  if (added.length > 0) ids.current = [...ids.current, ...added];
  return traits.toSorted((one, other) => ids.current.indexOf(one.id) - ids.current.indexOf(other.id));
}

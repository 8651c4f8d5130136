import {
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '#apps/ui/layout/card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import styles from './folded-card.module.css';

type FoldedCardProps = {
  title: ReactNode;
  /** What is set now, in a few words beside the title. */
  now?: ReactNode;
  /** The fragment of the address that opens the card. */
  fragment?: string;
  /** Unless the address names another. */
  startsOpen?: boolean;
  /** Whether something in the card needs to be seen at once. It may become known later. */
  isUrgent?: boolean;
  /** Loads the script of the contents, because they will probably be opened. */
  onNear?: () => void;
  /** Shown while that script loads. */
  skeleton?: ReactNode;
  children: ReactNode;
};

/** A card that opens below its title. Its contents are made when it is first opened. */
export function FoldedCard({
  title,
  now,
  fragment,
  startsOpen = false,
  isUrgent = false,
  onNear,
  skeleton,
  children,
}: FoldedCardProps) {
  const id = useId();
  const { hash } = useLocation();
  const isNamed = hash === `#${fragment}`;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? ((startsOpen && hash === '') || isUrgent || isNamed);
  const wasOpened = useRef(isOpen);
  wasOpened.current ||= isOpen;
  const details = useRef<HTMLDetailsElement>(null);
  const onToggle = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    if (open !== isOpen) setChosen(open);
  };
  return (
    <Card as="section" className={styles.card ?? ''} aria-labelledby={id}>
      <details ref={details} className={styles.details} open={isOpen} onToggle={onToggle} tabIndex={-1}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser opens it; this only loads what it will show */}
        <summary className={styles.summary} onPointerEnter={onNear} onFocus={onNear}>
          <Text as="h2" size="lg" id={id}>
            {title}
          </Text>
          {now && (
            <Muted breaks className={styles.now}>
              {now}
            </Muted>
          )}
          <span className={styles.arrow}>
            <Mark of="down" size={22} />
          </span>
        </summary>
        <Stack gap={24} bounded className={styles.contents}>
          {wasOpened.current && (
            <Suspense fallback={skeleton ?? null}>
              {children}
              {isNamed && <ScrollTo target={details} />}
            </Suspense>
          )}
        </Stack>
      </details>
    </Card>
  );
}

/** Goes to the card once its contents are there, and after the page has scrolled to its start: keys, too, unless they are elsewhere. */
function ScrollTo({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      target.current?.scrollIntoView();
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return null;
}

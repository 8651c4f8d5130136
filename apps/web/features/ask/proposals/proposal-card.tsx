import type { ReactNode } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { Mark } from '#apps/ui/pictures/mark.tsx';
import { useOnline } from '../../../household/use-online.ts';
import { type Accepted, useAccept } from '../data/use-accept.ts';
import styles from './proposals.module.css';

type ProposalCardProps = {
  title: string;
  text: string;
  /** Of the button. */
  label: string;
  /** Shown instead of the button once the proposal is accepted. */
  done: string;
  accepted: Accepted;
  /** Returns whether the proposal can be accepted as it is. */
  check?: () => boolean;
  /** Between the text and the button. */
  children?: ReactNode;
};

/** One change that the user may accept. */
export function ProposalCard({ title, text, label, done, accepted, check, children }: ProposalCardProps) {
  const { mutate, isPending, isSuccess, isError, error } = useAccept();
  const isOnline = useOnline();
  const accept = () => {
    if (check?.() ?? true) mutate(accepted);
  };
  return (
    <Stack gap={10} align="start" className={styles.card}>
      <Text as="p" size="md" weight={600} breaks>
        {title}
      </Text>
      <Text as="p" color="soft">
        {text}
      </Text>
      {!isSuccess && children}
      {isError && <Alert>{messageOf(error)}</Alert>}
      {!isSuccess && (
        <Button variant="ghost" small busy={isPending} disabled={!isOnline} onClick={accept}>
          {label}
        </Button>
      )}
      <Row as="p" gap={6} single className={styles.done} role="status">
        {isSuccess && (
          <>
            <Mark of="check" size={18} /> {done}
          </>
        )}
      </Row>
    </Stack>
  );
}

import HardHat from 'lucide-react/icons/hard-hat';
import type { ReactNode } from 'react';
import { Row } from '#apps/ui/layout/row.tsx';
import { ask } from '#words/app/ask.ts';
import styles from './answer.module.css';

/** Says to leave the work to a professional, and then what else there is to say. */
export function ProfessionalNote({ children }: { children?: ReactNode }) {
  return (
    <Row gap={12} align="stretch" single className={styles.professional} role="note">
      <HardHat size={20} aria-hidden="true" />
      <p>
        <strong>{ask.answer.professional}</strong> {children}
      </p>
    </Row>
  );
}

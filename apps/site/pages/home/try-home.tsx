import { home } from '#words/site/home.ts';
import { TryPlan } from '../try-plan/try-plan.tsx';
import styles from './try-home.module.css';

export function TryHome() {
  return (
    <div className={styles.place}>
      <TryPlan>{home.tryIt}</TryPlan>
    </div>
  );
}

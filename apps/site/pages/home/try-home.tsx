import { TryPlan } from '../try-plan/try-plan.tsx';
import styles from './try-home.module.css';

export function TryHome() {
  return (
    <div className={styles.place}>
      <TryPlan>Don’t take our word for it.</TryPlan>
    </div>
  );
}

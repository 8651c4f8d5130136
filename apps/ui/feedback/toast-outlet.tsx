import { Toast } from '@base-ui/react/toast';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { controls } from '#words/app/controls.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './toast.module.css';

type Data = { tone: 'info' | 'error' };

const manager = Toast.createToastManager<Data>();
export type ToastManager = typeof manager;

function ToastList() {
  const { toasts } = Toast.useToastManager<Data>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['right', 'down']}
      className={joinClasses(styles.toast, toast.data?.tone === 'error' && styles.error)}
    >
      <Toast.Content className={styles.content}>
        <div className={styles.text}>
          <Toast.Title className={styles.title} />
          <Toast.Description className={styles.description} />
        </div>
        <Toast.Action className={styles.action} />
        <Toast.Close className={styles.close} aria-label={controls.dismiss}>
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** The place where toasts appear. `onReady` receives the manager once toasts can be added to it. */
export function ToastOutlet({ onReady }: { onReady: (manager: ToastManager) => void }) {
  useEffect(() => onReady(manager), [onReady]);
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal className={styles.place}>
        <Toast.Viewport className={styles.viewport} aria-label={controls.messages}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

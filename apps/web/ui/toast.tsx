import { Toast } from '@base-ui/react/toast';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './toast.module.css';

const manager = Toast.createToastManager<{ tone: 'info' | 'error' }>();

type ToastOptions = {
  description?: string;
  /** Both are announced politely: what Base UI announces at once it hides from screen readers as a control. */
  tone?: 'info' | 'error';
  action?: { label: string; onClick: () => void };
};

/** Long enough to read twice, and to reach the action by keyboard (F6 leads there and holds the clock). */
const shownForMs = { plain: 6_000, withAction: 10_000 };

/** Shows a short message below; answers its id. Works anywhere below ToastProvider, also outside of components. */
export function showToast(title: string, { description, tone = 'info', action }: ToastOptions = {}): string {
  const id: string = manager.add({
    title,
    data: { tone },
    timeout: action ? shownForMs.withAction : shownForMs.plain,
    ...(description && { description }),
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          action.onClick();
          manager.close(id);
        },
      },
    }),
  });
  return id;
}

export function closeToast(id: string) {
  manager.close(id);
}

function ToastList() {
  const { toasts } = Toast.useToastManager<{ tone: 'info' | 'error' }>();
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
        <Toast.Close className={styles.close} aria-label="Dismiss">
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

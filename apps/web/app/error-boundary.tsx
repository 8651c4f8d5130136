import { Component, type ReactNode } from 'react';
import { logFailure } from '../api/log-failure.ts';
import { Button } from '../ui/button.tsx';
import styles from './error-boundary.module.css';

type Props = {
  children: ReactNode /** A new value, such as the next page's address, tries again. */;
  resetKey?: string;
};
type State = { failed: boolean; resetKey?: string | undefined };

/** React gives this role to class components alone. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A page failed', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.page} role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>Something on this page broke. What you had saved is safe; loading the page again usually puts it right.</p>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    );
  }
}

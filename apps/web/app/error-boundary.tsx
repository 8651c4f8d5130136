import { Component, type ReactNode } from 'react';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Spinner } from '#apps/ui/feedback/spinner.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { isMissingScript } from '#apps/ui/loading/is-missing-script.ts';
import { reloadOnce } from '#apps/ui/loading/reload-once.ts';
import { shell as words } from '#words/app/shell.ts';
import styles from './error-boundary.module.css';

type Props = {
  children: ReactNode;
  /** A new value, such as the next page's address, renders the children again. */
  resetKey?: string;
};
type State = { failed?: 'script' | 'otherwise' | undefined; resetKey?: string | undefined };

/** A class, because React has no hook for it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: isMissingScript(error) ? 'script' : 'otherwise' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: undefined, resetKey };
  }

  override async componentDidCatch(error: unknown) {
    logFailure('A page failed', error);
    if (isMissingScript(error) && !(await reloadOnce())) this.setState({ failed: 'otherwise' });
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if (failed === 'script') return <Spinner page />;
    return (
      <Stack gap={24} align="center" className={styles.page} role="alert">
        <h1>{words.failedTitle}</h1>
        <p>{words.failed}</p>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </Stack>
    );
  }
}

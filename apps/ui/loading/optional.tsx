import { Component, type ReactNode } from 'react';
import { isMissingScript } from './is-missing-script.ts';

type Props = { children: ReactNode };
type State = { error?: unknown };

/** What the page can do without: it stays away if its script can’t be loaded. */
export class Optional extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isMissingScript(error)) throw error;
    return null;
  }
}

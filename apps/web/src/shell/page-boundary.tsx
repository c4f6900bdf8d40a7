import { Component, type ReactNode } from 'react';
import { RouteError } from './route-error.tsx';

/**
 * Keeps a failure where it happened: the shell stays, and the place of the page says what is the matter. A `quiet` part of
 * the shell is only left out.
 */
export class PageBoundary extends Component<
  { children: ReactNode; quiet?: boolean },
  { error: unknown; failed: boolean }
> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.quiet === true ? null : <RouteError error={this.state.error} />;
  }
}

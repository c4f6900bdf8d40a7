import { Component, type ReactNode } from 'react';
import { RouteError } from './route-error.tsx';

/** Keeps a failure where it happened: the shell stays, and the place of the page says what is the matter. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    return this.state.failed ? <RouteError error={this.state.error} /> : this.props.children;
  }
}

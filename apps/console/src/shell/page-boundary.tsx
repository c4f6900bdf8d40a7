import { EmptyState } from '@auric/web/src/ui/states/empty-state.tsx';
import { Button } from '@auric/web/src/ui/actions/button.tsx';
import { CloudAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { frame } from '../texts/frame.ts';

/** Keeps a failure in the place of its page: the navigation stays. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const reload = <Button onClick={() => location.reload()}>{frame.reload}</Button>;
    return <EmptyState icon={CloudAlert} text={frame.pageFailed} action={reload} />;
  }
}

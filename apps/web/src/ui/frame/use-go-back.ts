import { useNavigate } from 'react-router';

/**
 * Back to the page before, or to `otherwise` where somebody came by a link. The router counts in the history how many pages
 * of this app were seen before this one: what lies below the first is not ours.
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const before = (history.state as { idx?: number } | null)?.idx ?? 0;
    void (before > 0 ? navigate(-1) : navigate(otherwise, { replace: true }));
  };
}

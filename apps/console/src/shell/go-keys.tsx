import { useNavigate } from 'react-router';
import { lockNow } from '../data/session.ts';
import { useHotkeys } from '../keys/use-hotkeys.ts';
import { pages } from '../pages/pages.ts';
import { frame } from '../texts/frame.ts';

/** The keys that work on every page: `g` and a letter go to one, `l` after it locks. */
export function GoKeys() {
  const navigate = useNavigate();
  useHotkeys(
    frame.keys.goTo,
    pages.flatMap(({ path, title, nav }) =>
      nav === undefined ? [] : [{ keys: `g ${nav.key}`, does: title, act: () => void navigate(path) }],
    ),
  );
  useHotkeys(frame.keys.everywhere, [{ keys: 'g l', does: frame.keys.lock, act: () => void lockNow() }]);
  return null;
}

import { lazy, type ComponentType } from 'react';
import { HashRouter, Route, Routes } from 'react-router';
import { loadPage } from './load-page.ts';
import { needTexts } from './locales/i18n.ts';
import { textParts } from './locales/text-parts.ts';
import { galleryPath, homeAlias, routes, type RouteRow } from './routes.ts';
import { guarded } from './shell/guard.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Shell } from './shell/shell.tsx';

function screenOf(row: RouteRow): ComponentType {
  const Page = lazy(() => loadPage(row));
  return row.auth === 'customer' ? guarded(Page) : Page;
}

const screens = routes.map((row) => ({ path: row.path, Screen: screenOf(row) }));
const Home = screens[0]?.Screen ?? NotFound;
const Gallery = lazy(async () => {
  const [{ loadGallery }] = await Promise.all([import('./page-files.ts'), needTexts(textParts)]);
  return loadGallery();
});

/**
 * The addresses are hashes, as the specification has them: `#/pages/market/market`. The declarative router: pages fetch
 * their own data, and its loaders, actions and server side would be a ninth of the first screen.
 */
export function Router() {
  return (
    <HashRouter>
      <Routes>
        <Route Component={Shell}>
          <Route path={homeAlias} Component={Home} />
          {screens.map(({ path, Screen }) => (
            <Route key={path} path={path} Component={Screen} />
          ))}
          <Route path={galleryPath} Component={Gallery} />
          <Route path="*" Component={NotFound} />
        </Route>
      </Routes>
    </HashRouter>
  );
}

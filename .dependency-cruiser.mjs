/** The rooms of the engine, the lowest first. */
const engineRooms = ['leadership', 'journal', 'port', 'projector', 'recovery'];

/** What boots a part of the server for tests. */
const rigs = '/engine/rigs/|/test-support/|[.]test-support[.]ts$|/people-scene[.]ts$';

/** What belongs to one product alone. */
const productFolders =
  '^((packages/exchange|apps/server)/src/products/[^/]+|packages/api/src/(account|perpetual|spot))/';

/** The files that may name products, and the exceptions of `only-the-registry-names-products`. */
const productRegistries =
  '^packages/exchange/src/products/(index|wiring|receipts)[.]ts$|^packages/api/src/(endpoints|bill-kinds|bill-subjects|index|realtime/messages)[.]ts$|^apps/server/src/(products/index|composition/sandbox)[.]ts$';

/** The names that the client's cache holds what is a product's under, and its screens besides `data/`, which fetches it. */
const keyHolders = {
  account: 'features/(assets|bills|receipt|transfer)/',
  order: 'trading/|features/spot/',
  message: 'features/(messages|support)/|pages/setting/notifications[.]tsx$',
};

/**
 * Who may import whom (docs/STYLE.md). Dependencies point one way: web → api ← server → exchange.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one, or need a third. Cycles of types alone are harmless.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'exchange-depends-on-nothing',
      severity: 'error',
      from: { path: '^packages/exchange/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/exchange/src/' },
    },
    {
      name: 'products-are-islands',
      comment:
        'Products share the kernel, the ledger and matching, never each other. Only the registry knows all. In the server matching is the folder of the venue: what trades there writes its orders with it.',
      severity: 'error',
      from: { path: '/products/([^/]+)/' },
      to: { path: '/products/([^/]+)/', pathNot: '/products/($1|venue)/' },
    },
    {
      name: 'only-the-registry-names-products',
      comment:
        'Adding a product touches its folders and one row a package. The exceptions: the calls of the sandbox are composed with its mode, the channel of a customer carries orders and balances, and the package of the contract has one face.',
      severity: 'error',
      from: {
        path: '^(packages/(exchange|api)|apps/server)/src/',
        pathNot: `${productFolders}|${productRegistries}|[.]test(-support)?[.]ts$`,
      },
      to: { path: productFolders },
    },
    {
      name: 'ledger-and-matching-know-no-product',
      severity: 'error',
      from: { path: '^packages/exchange/src/(kernel|ledger|matching)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/exchange/src/products/' },
    },
    {
      name: 'api-is-a-leaf',
      comment: 'The contract knows neither side.',
      severity: 'error',
      from: { path: '^packages/api/' },
      to: { path: '^(packages/(?!api/)|apps/)' },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/(?!server/)' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/(?!web/)|packages/testkit/|bench/|e2e/)' },
    },
    {
      name: 'web-knows-of-the-exchange-its-formulas',
      comment: 'The screen reckons as the exchange does; that must not pull the exchange into the browser.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^packages/exchange/',
        pathNot: '^packages/exchange/src/(matching/venue/formulas|products/perpetual/formulas|products/receipts)[.]ts$',
      },
    },
    {
      name: 'a-form-loads-its-own-schema',
      comment: 'The table of all calls has the schemas of every product; a form takes the row of its own call.',
      severity: 'error',
      from: { path: '^apps/(web|console)/src/' },
      to: { path: '^packages/api/src/(console/)?endpoints[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-registry-names-products-of-the-client',
      comment:
        'Adding a product is one manifest and one row in the registry; the shell and the screens of all products take what the registry gathers.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '^apps/web/src/products/(index|icons)[.]ts$' },
      to: { path: '^apps/web/src/products/(?!(index|icons|product)[.]ts)', dependencyTypesNot: ['dynamic-import'] },
    },
    ...Object.entries(keyHolders).map(([product, screens]) => ({
      name: `only-its-own-name-${product}-keys`,
      comment:
        'What another product keeps in the cache is asked for and told of through its functions, not by its names.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: `^apps/web/src/(data/|${screens})` },
      to: { path: `^apps/web/src/data/keys/${product}-keys[.]ts$` },
    })),
    {
      name: 'console-stands-on-the-parts-of-the-web',
      comment:
        'One design: the console takes parts, kits, what speaks HTTP and the texts of the parts. It knows no screen of customers, no market and no server.',
      severity: 'error',
      from: { path: '^apps/console/' },
      to: {
        path: '^(apps/(?!console/)|packages/testkit/|packages/exchange/|bench/|e2e/)',
        pathNot:
          '^apps/web/(src/(ui|kit/(chat|content|detail|form|frame)|data/http)/|src/data/(app-store|folded-text|query-client|random-id|small-picture|storage)[.]ts$|src/locales/(start-texts|time-format|number-format|language-names)[.]ts$|src/locales/en/(session|shell)[.]ts$|public/|pages-build[.]ts$)',
      },
    },
    {
      name: 'only-the-registry-names-parts-of-the-console',
      comment: 'A part is a folder and one row in the registry; parts never import each other.',
      severity: 'error',
      from: { path: '^apps/console/src/', pathNot: '^apps/console/src/parts/(index[.]ts$|([^/]+)/)' },
      to: { path: '^apps/console/src/parts/[^/]+/' },
    },
    {
      name: 'parts-of-the-console-are-islands',
      severity: 'error',
      from: { path: '^apps/console/src/parts/([^/]+)/' },
      to: { path: '^apps/console/src/parts/([^/]+)/', pathNot: '^apps/console/src/parts/$1/' },
    },
    {
      name: 'parts-of-the-console-are-islands-on-the-server',
      comment:
        'The frame puts together what services and products bring to the console; none of them needs another one’s.',
      severity: 'error',
      from: { path: '^apps/server/src/([a-z-]+)/.*console(-part[.]ts$|/)', pathNot: '^apps/server/src/console/' },
      to: {
        path: '^apps/server/src/[a-z-]+/.*console(-part[.]ts$|/)',
        pathNot: ['^apps/server/src/console/', '^apps/server/src/$1/'],
      },
    },
    {
      name: 'a-console-part-knows-no-page',
      comment: 'The frame shows the parts. What both use is in kit, data and keys.',
      severity: 'error',
      from: { path: '^apps/console/src/(kit|keys|data|texts)/' },
      to: { path: '^apps/console/src/(pages|parts|shell|palette)/' },
    },
    {
      name: 'features-are-islands',
      comment: 'Pages compose features; what two features share belongs to ui or data.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'the-client-looks-down',
      comment: 'Pages compose features; features and trading stand on kits, kits on parts, all of them on the data.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|data|locales|kit|trading)/' },
      to: { path: '^apps/web/src/(features|pages)/' },
    },
    {
      name: 'kits-know-no-trading',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|data|locales|kit)/' },
      to: { path: '^apps/web/src/trading/' },
    },
    {
      name: 'parts-know-no-kit',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|data|locales)/' },
      to: { path: '^apps/web/src/kit/' },
    },
    {
      name: 'parts-know-no-market-and-no-customer',
      comment: 'A part gets what it shows. It knows the choices of this device and how decimals are written.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^apps/web/src/data/',
        pathNot: '^apps/web/src/data/(app-store|decimal-input|folded-text|http/envelope|read-decimal)[.]ts$',
      },
    },
    {
      name: 'the-journal-belongs-to-the-engine',
      comment:
        'All others go through the exchange port. Starting it, its figures and its failures are its face; products give it their projections.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(engine|db|operator)/|[.]test[.]ts$',
      },
      to: {
        path: '^apps/server/src/engine/',
        pathNot:
          '^apps/server/src/engine/(engine|engine-stats|port/(port|changes|settled-frames|stored-records)|leadership/(clock|clock-watch|fail-stop)|journal/journal-errors|projector/(projection|projection-version|rows)|(journal|projector)/tables)[.]ts$',
      },
    },
    {
      name: 'the-engine-looks-down',
      comment:
        'It stands on the database and the exchange. What is above it is handed in; the products give it what they project and answer, the simulator the history that an event names.',
      severity: 'error',
      from: { path: '^apps/server/src/engine/', pathNot: '[.]test[.]ts$|/rigs/' },
      to: {
        path: '^(apps/(?!server/src/(engine|db)/)|packages/(?!exchange/))',
        pathNot: '^apps/server/src/(products/index|feeds/simulator/history-loader)[.]ts$',
      },
    },
    ...engineRooms.map((room, storey) => ({
      name: `engine-room-${room}`,
      comment: `A room of the engine imports those below it: ${engineRooms.join(', ')}. All of them together are the engine.`,
      severity: 'error',
      from: { path: `^apps/server/src/engine/${room}/`, pathNot: '[.]test[.]ts$' },
      to: {
        path: '^apps/server/src/engine/',
        pathNot: `^apps/server/src/engine/(${engineRooms.slice(0, storey + 1).join('|')})/`,
      },
    })),
    {
      name: 'rigs-are-for-tests',
      comment: 'The testkit boots the server, so it stands above it; so does whatever boots a part of it for a test.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: `[.]test[.]ts$|${rigs}` },
      to: { path: `^packages/testkit/|^apps/server/src/.*(${rigs})` },
    },
    {
      name: 'live-trading-reaches-no-sandbox',
      comment:
        'What hands out test funds or shows codes to everybody is composed in one place, which live never loads.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(sandbox/|composition/sandbox[.]ts$)|[.]test[.]ts$|people-scene[.]ts$',
      },
      to: {
        path: '^apps/server/src/(sandbox/|composition/sandbox[.]ts$|mail/sandbox-outbox[.]ts$|products/account/(faucet|sandbox-routes)[.]ts$)',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'only-the-engine-runs-an-exchange',
      comment: 'The edge, the realtime channels and the sandbox see the exchange through the port and its types.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(engine|products|feeds)/|[.]test[.]ts$' },
      to: { path: '^packages/exchange/src/exchange[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-are-imported-by-nobody',
      severity: 'error',
      from: { pathNot: '[.](test|journey)[.]tsx?$' },
      to: { path: '[.](test|journey)[.]tsx?$' },
    },
    {
      name: 'declared-packages-only',
      comment: 'A workspace imports what its own package.json names.',
      severity: 'error',
      from: { path: '^(packages|apps|bench)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-in-production',
      severity: 'error',
      from: {
        path: '^(packages/(?!testkit/)|apps/)[^/]*/?src/|^apps/server/src/',
        pathNot: `[.]test[.]tsx?$|${rigs}`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps/[^/]+/dist|[.]cache|data)/' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};

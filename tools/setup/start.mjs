// `npm start`: installs what is missing, builds the web client if it is stale, then runs the server until it ends.
import './supported-node.mjs';

void import('./prepare.mjs').then(({ startServer }) => startServer());

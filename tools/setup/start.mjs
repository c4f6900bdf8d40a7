// `npm start`: installs what is missing, builds the clients if they are stale, then runs the server until it ends.
import './supported-node.mjs';

void import('./prepare.mjs').then(({ startServer }) => startServer());

// `npm run bench` and its like: `node tools/setup/run.mjs <file.ts> [arguments]`, with everything it needs installed.
import './supported-node.mjs';

void import('./prepare.mjs').then(({ runFile }) => runFile(process.argv.slice(2)));

// `npm test`: installs what is missing, then runs every stage; `node tools/setup/test.mjs unit size` runs only those.
import './supported-node.mjs';

void import('./prepare.mjs').then(({ runTests }) => runTests(process.argv.slice(2)));

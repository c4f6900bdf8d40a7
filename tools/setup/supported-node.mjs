// Evaluated before anything else, so it must parse and run on a Node that is much too old.
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error('Auric needs Node 20 or later to set itself up; this is Node ' + process.versions.node + '.');
  process.exit(1);
}

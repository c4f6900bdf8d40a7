import { serverVariable, startTestServer } from './test-server.ts';

/** What the integration tests begin with: one Postgres for all of their files, which would take seconds each to make one. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env[serverVariable] = server.url;
  return () => server.stop();
}

/**
 * How the embedded Postgres is tuned: one writer that appends batches and waits for each commit, a projector that
 * writes read models, and short reads. Durability is not for tuning: every acknowledged commit is on the disk.
 */
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // The journal's rows are large and written once; pglz would cost the writer more than the bytes are worth.
  wal_compression: 'off',
  wal_buffers: '16MB',
  min_wal_size: '256MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  shared_buffers: '128MB',
  max_connections: '64',
  // The exchange needs its core: no parallel workers, no compiling, no processes for reading ahead.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  io_method: 'sync',
  // A crashed session must end the database, and with it the server: recovery is one path, a restart.
  restart_after_crash: 'off',
  client_connection_check_interval: '1s',
  idle_in_transaction_session_timeout: '60s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] %d ',
} as const;

/** Nothing listens on the network: the only door is a socket in `socketFolder`, and the kernel vouches for who knocks. */
export function postgresArguments(cluster: string, socketFolder: string): string[] {
  const all = {
    ...settings,
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

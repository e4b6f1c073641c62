import { totalmem } from 'node:os'
import { memorySettings, type ServerSettings } from '@server/platform/db/embedded/memory-settings'
import type { Address } from '@server/platform/db/embedded/socket-folder'

/** For a box of two to four cores that the portal shares with it. */
const OURS: ServerSettings = {
  max_connections: 60,
  work_mem: '12MB',
  // Parallel hash joins share memory through /dev/shm, of which a container often has 64 MB only.
  max_parallel_workers_per_gather: 1,
  max_parallel_maintenance_workers: 1,
  io_workers: 2,
  random_page_cost: 1.1,
  jit: 'off',
  // One process, no standby: less is written, and a crash still loses nothing.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  min_wal_size: '48MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '10min',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  password_encryption: 'scram-sha-256',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // Errors, their details and statements repeat what people typed, tax numbers among it. The portal is told of
  // every error and logs it in its own words; what concerns the server itself (log, fatal, panic) stays.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

const addressSettings = ({ host, port, onSocket }: Address): ServerSettings => ({
  listen_addresses: onSocket ? '' : host,
  unix_socket_directories: onSocket ? quotedListItem(host) : '',
  unix_socket_permissions: '0700',
  port,
})

/** The setting is a list: a comma in a path would cut it in two. */
const quotedListItem = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Of the container, where one sets a limit. */
const machineMemory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** On the command line, which outranks every file in the cluster, so that a start never depends on the last one. */
export const serverArguments = (
  cluster: string,
  clusterName: string,
  address: Address,
  overrides: ServerSettings,
): string[] => {
  const settings = {
    ...OURS,
    ...memorySettings(machineMemory()),
    ...overrides,
    ...addressSettings(address),
    cluster_name: clusterName,
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type Connection } from '@server/platform/db/connection'
import { appliedChecksums, isApplied, noteApplied, type Migration } from '@server/platform/db/migrate'
import { redactedError } from '@server/platform/jobs/redact'
import type { WorkLog } from '@server/platform/jobs/work-log'

const BACKGROUND_LOCK = 7_301_148
const PAUSE_MS = 30_000

/** An alteration that others would wait behind gives way, and is tried again after the pause. */
const LOCK_TIMEOUT = '1s'

/** An index made or dropped beside others, a constraint dropped or checked: whichever may be said twice. */
const INDEX =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) (?<index>\w+)/
const CONSTRAINT = /^alter table \w+ (?:drop constraint if exists|validate constraint) \w+$/

type Statement = { text: string; index: string | null }

/** The statements of a migration, each with the index that it makes or drops. */
export function statementsOf({ name, sql }: Migration): Statement[] {
  const texts = sql.split(';').map(text => text.trim())
  return texts.filter(Boolean).map(text => {
    const index = INDEX.exec(text)?.groups?.['index'] ?? null
    if (!index && !CONSTRAINT.test(text)) throw new TypeError(`${name} may not be said twice: ${text}`)
    return { text, index }
  })
}

type BackgroundParts = {
  connection: Connection
  migrations: readonly Migration[]
  log: WorkLog
  pauseMs?: number
}
export type BackgroundMigrations = { done: Promise<void>; stop(): Promise<void> }

/**
 * What `migrate` left for later, one server at a time while all of them are open. What is cut short leaves an index that
 * is not valid: it is dropped and made again, here or at the next start.
 */
export function startBackgroundMigrations({
  connection,
  migrations,
  log,
  pauseMs = PAUSE_MS,
}: BackgroundParts): BackgroundMigrations {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = async () => {
    while (!signal.aborted) {
      const isWhole = await makeAll(connection, { migrations, log, signal }).catch((error: unknown) => {
        if (!signal.aborted)
          log.warn(
            { error: redactedError(error) },
            'An index or a constraint could not be made, it will be tried again',
          )
        return false
      })
      if (isWhole) return
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const done = work()
  return {
    done,
    async stop() {
      stopping.abort()
      await done
    },
  }
}

type MigrationWork = { migrations: readonly Migration[]; log: WorkLog; signal: AbortSignal }

/** Answers whether nothing is left, which it does not know while another server makes it. */
async function makeAll(connection: Connection, { migrations, log, signal }: MigrationWork): Promise<boolean> {
  const client = await connect(connection)
  try {
    const left = async () => {
      const done = await appliedChecksums(client)
      return migrations.filter(migration => migration.background && !isApplied(migration, done))
    }
    if ((await left()).length === 0) return true
    // Never waited for: an index waits for every transaction that is older, one that waits for a lock among them.
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      BACKGROUND_LOCK,
    ])
    if (!rows[0]?.mine) return false
    for (const migration of await left()) {
      for (const statement of statementsOf(migration))
        await make(client, connection, { ...statement, signal })
      await noteApplied(client, migration)
      log.info({ migration: migration.name }, 'database migrated beside the open portal')
    }
    return true
  } finally {
    await client.end()
  }
}

async function make(
  client: pg.Client,
  connection: Connection,
  { text, index, signal }: Statement & { signal: AbortSignal },
): Promise<void> {
  signal.throwIfAborted()
  const { rows } = await client.query<{ pid: number; broken: boolean }>(
    `select pg_backend_pid() as pid, set_config('lock_timeout', $2, false), exists (select from pg_index
      where indexrelid = to_regclass('public.' || quote_ident($1)) and not indisvalid) as broken`,
    [index, index ? '0' : LOCK_TIMEOUT],
  )
  if (rows[0]?.broken) await client.query(`drop index concurrently if exists ${index}`)
  const cancel = () => void cancelled(connection, rows[0]?.pid ?? 0).catch(() => undefined)
  signal.addEventListener('abort', cancel, { once: true })
  try {
    await client.query(text)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(connection))
  // Whoever waits for an answer is told by it; without a listener a line that breaks would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** A connection that waits for its answer hears nothing: the database is told by another one. */
async function cancelled(connection: Connection, pid: number): Promise<void> {
  const client = await connect(connection)
  try {
    await client.query('select pg_cancel_backend($1)', [pid])
  } finally {
    await client.end()
  }
}

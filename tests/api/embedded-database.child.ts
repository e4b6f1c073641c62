import { writeSync } from 'node:fs'
import pg from 'pg'
import type { EmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { EmbeddedDatabaseError, startEmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import type { PortalOptions, PortalReport } from '@tests/api/embedded-database.support'

const STDOUT = 1
/** At once: what a stream still has in hand when the process is killed nobody hears, and its writes count as not acknowledged. */
const report = (line: PortalReport) => writeSync(STDOUT, `${JSON.stringify(line)}\n`)

const silent = () => undefined

/** Tells of a row only after the database has acknowledged it. */
const writeForEver = async (database: EmbeddedDatabase) => {
  const client = new pg.Client(database.owner)
  await client.connect()
  await client.query('create table if not exists entry (id bigint generated always as identity primary key)')
  for (;;) {
    const { rows } = await client.query<{ id: string }>('insert into entry default values returning id')
    report({ wrote: Number(rows[0]?.id) })
  }
}

const { dataDir, settings = {}, write = false } = JSON.parse(process.argv[2] ?? '') as PortalOptions

try {
  const log = { info: silent, warn: silent, error: silent }
  const database = await startEmbeddedDatabase({ dataDir, log, settings })
  report({ up: database })
  process.on('SIGTERM', () => void database.stop().then(() => process.exit()))
  if (write) await writeForEver(database)
} catch (error) {
  if (!(error instanceof EmbeddedDatabaseError)) throw error
  report({ refused: error.code, message: error.message })
}

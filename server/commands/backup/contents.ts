import {
  FILES,
  inParts,
  JOBS,
  MANIFEST,
  measure,
  SECRET,
  tableSection,
} from '@server/commands/archive/entries'
import { FORMAT, type Manifest } from '@server/commands/archive/manifest'
import type { TarEntry } from '@server/commands/archive/tar'
import type { Snapshot } from '@server/commands/backup/snapshot.repository'
import type { FileStore } from '@server/platform/files/file-store'

export type Contents = {
  snapshot: Snapshot
  store: FileStore
  secret: string
  warn: (line: string) => void
  onManifest: (manifest: Manifest) => void
}

/** Jobs, tables, files, the secret, and last what all of that is. */
export async function* contentsOf(contents: Contents): AsyncGenerator<TarEntry> {
  const { snapshot, secret, onManifest } = contents
  const jobs = yield* rowsOf(JOBS, snapshot.waitingJobs())
  const tables: Manifest['tables'] = []
  for (const { name, columns } of snapshot.tables)
    tables.push({ name, columns, ...(yield* rowsOf(tableSection(name), snapshot.rowsOf({ name, columns }))) })
  const files = yield* filesOf(contents)
  const measured = measure()
  const entry = { name: SECRET, content: Buffer.from(secret) }
  measured.add(entry)
  yield entry
  const manifest: Manifest = {
    format: FORMAT,
    ...snapshot.about,
    tables,
    // After the tables: sequences know no snapshot, and one that is ahead of its rows does no harm.
    sequences: await snapshot.sequences(),
    jobs,
    files,
    secret: measured.result(),
    audit: await snapshot.audit(),
    ledger: await snapshot.ledger(),
  }
  yield { name: MANIFEST, content: Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`) }
  onManifest(manifest)
}

async function* rowsOf(
  section: string,
  rows: AsyncGenerator<Buffer, number>,
): AsyncGenerator<TarEntry, Manifest['jobs']> {
  const measured = measure()
  const parts = inParts(section, rows)
  for (;;) {
    const next = await parts.next()
    if (next.done) return { rows: next.value, ...measured.result() }
    measured.add(next.value)
    yield next.value
  }
}

async function* filesOf({ snapshot, store, warn }: Contents): AsyncGenerator<TarEntry, Manifest['files']> {
  const measured = measure()
  const found = { count: 0, missing: 0 }
  for await (const { id, storage_key } of snapshot.files()) {
    const content = await store.get(storage_key)
    if (content === null) {
      found.missing += 1
      warn(`The bytes of file ${id} are gone; only its record is in the backup.`)
      continue
    }
    const entry = { name: `${FILES}/${storage_key}`, content }
    measured.add(entry)
    found.count += 1
    yield entry
  }
  return { ...found, ...measured.result() }
}

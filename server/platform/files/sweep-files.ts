import { asSystem } from '@server/platform/db/as-system'
import type { Database } from '@server/platform/db/database'
import type { FileStore } from '@server/platform/files/file-store'
import { keysInUse, markDamaged, soundRowsAfter } from '@server/platform/files/stored-file.repository'
import type { WorkLog } from '@server/platform/jobs/work-log'

/** Younger bytes may belong to an upload whose row is about to be written. */
const GRACE_MS = 60 * 60 * 1000
const PAGE = 500

export type SweepParts = { database: Database; store: FileStore; log: WorkLog }
export type SweepResult = { removed: number; damaged: number }

/** Both ways: bytes that no row names are removed, rows whose bytes are gone are marked. */
export async function sweepFiles(parts: SweepParts): Promise<SweepResult> {
  const { present, removed } = await removeOrphans(parts)
  const result = { removed, damaged: await markLost(parts, present) }
  if (result.removed + result.damaged > 0) parts.log.warn(result, 'Files were swept')
  return result
}

async function removeOrphans(parts: SweepParts): Promise<{ present: Set<string>; removed: number }> {
  const before = Date.now() - GRACE_MS
  const present = new Set<string>()
  let removed = 0
  let old: string[] = []
  const removeUnused = async () => {
    const used = await asSystem(parts.database, tx => keysInUse(tx.db, old))
    for (const key of old.filter(candidate => !used.has(candidate))) {
      await parts.store.remove(key)
      removed += 1
    }
    old = []
  }
  for await (const { key, modifiedAt } of parts.store.list()) {
    present.add(key)
    if (modifiedAt.getTime() < before) old.push(key)
    if (old.length >= PAGE) await removeUnused()
  }
  if (old.length > 0) await removeUnused()
  return { present, removed }
}

const soundRows = (parts: SweepParts, after: string | null) =>
  asSystem(parts.database, tx => soundRowsAfter(tx.db, after, PAGE))

async function markLost(parts: SweepParts, present: ReadonlySet<string>): Promise<number> {
  let damaged = 0
  let last: string | null = null
  for (;;) {
    const rows = await soundRows(parts, last)
    // A volume that is not mounted looks like this; marking every file of the company would be no help.
    if (rows.length > 0 && present.size === 0)
      throw new Error('the file store is empty although files were stored')
    const lost: string[] = []
    for (const row of rows)
      if (!present.has(row.storage_key) && !(await parts.store.exists(row.storage_key))) lost.push(row.id)
    if (lost.length > 0) await asSystem(parts.database, tx => markDamaged(tx.db, lost))
    damaged += lost.length
    if (rows.length < PAGE) return damaged
    last = rows.at(-1)?.id ?? null
  }
}

import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { diskStore } from '@server/platform/files/disk-store'
import { newStorageKey } from '@server/platform/files/file-store'
import { createFileService } from '@server/platform/files/files.service'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { pdf } from './files-samples.support'
import { aFile, as, aUnit, inUnit, keysIn, pdfOf, rowsIn } from './files.support'
import { recordingLog } from './mail.support'

const MIB = 1024 * 1024

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-disk-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('keeps, gives, lists and removes', async () => {
  const store = diskStore(join(root, 'not', 'there', 'yet'))
  const key = newStorageKey()
  expect(await store.get(key)).toBeNull()
  expect(await store.exists(key)).toBe(false)
  expect(await keysIn(store)).toEqual([])
  await store.put(key, pdf)
  expect(await store.get(key)).toEqual(pdf)
  expect(await store.exists(key)).toBe(true)
  expect(await keysIn(store)).toEqual([key])
  await store.remove(key)
  await store.remove(key)
  expect(await store.exists(key)).toBe(false)
})

it.each([
  '../../etc/passwd',
  'a',
  '',
  `${'0'.repeat(63)}/`,
  `${'0'.repeat(64)}\u0000`,
  `../${'0'.repeat(61)}`,
])('no path gets in by the key %j', async key => {
  const store = diskStore(root)
  for (const work of [
    () => store.put(key, pdf),
    () => store.get(key),
    () => store.remove(key),
    () => store.exists(key),
  ])
    await expect((async () => work())()).rejects.toThrow('not a storage key')
  expect(await readdir(root)).toEqual([])
})

it.runIf(process.platform !== 'win32')('is closed to the other users of the machine', async () => {
  const store = diskStore(root)
  const key = newStorageKey()
  await store.put(key, pdf)
  const mode = async (...path: string[]) => (await stat(join(root, ...path))).mode & 0o777
  expect(await mode(key.slice(0, 2))).toBe(0o700)
  expect(await mode(key.slice(0, 2), key.slice(2, 4), key)).toBe(0o600)
})

/** Only root can mount a disk of a few megabytes. */
function mountSmall(folder: string): string | null {
  if (process.getuid?.() !== 0) return 'only root may mount a small disk'
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder], { stdio: 'pipe' })
    return null
  } catch (error) {
    return `no small disk can be mounted here: ${String(error).split('\n')[0]}`
  }
}

describe('FDB-12 a full disk', () => {
  let fresh: FreshDatabase
  let folder: string
  let noDisk: string | null
  beforeAll(async () => {
    fresh = await freshDatabase()
    folder = await mkdtemp(join(tmpdir(), 'portal-full-'))
    noDisk = mountSmall(folder)
  })
  afterAll(async () => {
    if (noDisk === null) execFileSync('umount', [folder])
    await rm(folder, { recursive: true, force: true })
    await fresh.close()
  })

  it('is told as such; no row without bytes, no bytes without a row, nothing half-written', async context => {
    if (noDisk !== null) return context.skip(noDisk)
    const unit = await aUnit(fresh.database, 'CEB')
    const store = diskStore(folder)
    const files = createFileService({ database: fresh.database, store, log: recordingLog() })
    const put = (content: Buffer) =>
      as(fresh.database, inUnit(unit), tx => files.storeFile(tx, aFile(unit, { content })))
    const refusals: unknown[] = []
    for (let upload = 0; upload < 12; upload += 1)
      await put(pdfOf(3 * MIB)).catch((error: unknown) => refusals.push(error))
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals.length).toBeLessThan(12)
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'storage_full', status: 507 })

    const rows = await rowsIn(fresh.database)
    expect(await keysIn(store)).toEqual(rows.map(row => row.storage_key).sort())
    for (const row of rows) expect((await files.openFile(row)).length).toBe(3 * MIB)
    // What the failed ones had begun to write is free again: a smaller one still fits.
    const { bavail, bsize } = await statfs(folder)
    expect(bavail * bsize).toBeGreaterThan(MIB)
    await put(pdf)
    const [first] = rows
    await as(fresh.database, inUnit(unit), tx => files.removeFile(tx, first?.id as string))
    await put(pdfOf(3 * MIB))
  })
})

describe('a disk that cannot be written', () => {
  it('is no full disk', async context => {
    if (process.getuid?.() === 0) return context.skip('root may write anywhere')
    chmodSync(root, 0o500)
    await expect(diskStore(root).put(newStorageKey(), pdf)).rejects.toMatchObject({ code: 'EACCES' })
    chmodSync(root, 0o700)
  })
})

import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DbIdentity } from '@server/platform/db/transaction'
import { diskStore } from '@server/platform/files/disk-store'
import { newStorageKey, type FileStore } from '@server/platform/files/file-store'
import { createFileService, type FileService, type FileToStore } from '@server/platform/files/files.service'
import { LARGEST_FILE, readUpload } from '@server/platform/files/read-upload'
import { sweepFiles } from '@server/platform/files/sweep-files'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { docx, pdf, png, xlsx } from './files-samples.support'
import { aFile, age, ANA, as, aUnit, inUnit, keysIn, pdfOf, rowsIn } from './files.support'
import { recordingLog } from './mail.support'

const KIB = 1024

let fresh: FreshDatabase
let cebu: string
let davao: string
let root: string
let store: FileStore
let files: FileService
let log: ReturnType<typeof recordingLog>

beforeAll(async () => {
  fresh = await freshDatabase()
  cebu = await aUnit(fresh.database, 'CEB')
  davao = await aUnit(fresh.database, 'DVO')
})
afterAll(() => fresh.close())
beforeEach(async () => {
  await fresh.database.db.deleteFrom('stored_file').execute()
  root = await mkdtemp(join(tmpdir(), 'portal-files-'))
  store = diskStore(root)
  log = recordingLog()
  files = createFileService({ database: fresh.database, store, log, quotaBytes: 64 * KIB })
})
afterEach(() => rm(root, { recursive: true, force: true }))

const put = (overrides: Partial<FileToStore> = {}, identity: DbIdentity = inUnit(cebu)) =>
  as(fresh.database, identity, tx => files.storeFile(tx, aFile(cebu, overrides)))
const onDisk = (key: string) => join(root, key.slice(0, 2), key.slice(2, 4), key)

describe('a file', () => {
  it('is kept by its bytes and found again by those who may see its unit', async () => {
    const stored = await put({ fileName: '../Résumé "x".pdf' })
    expect(stored).toMatchObject({
      ou_id: cebu,
      file_name: 'Résumé _x_.pdf',
      mime: 'application/pdf',
      size_bytes: pdf.length,
      created_by: ANA,
      is_damaged: false,
    })
    expect(stored.storage_key).toMatch(/^[0-9a-f]{64}$/)
    expect(await readFile(onDisk(stored.storage_key))).toEqual(pdf)
    const found = await as(fresh.database, inUnit(cebu), tx => files.getFile(tx, stored.id))
    expect(await files.openFile(found)).toEqual(pdf)
  })

  it('is not there for another unit', async () => {
    const { id } = await put()
    await expect(as(fresh.database, inUnit(davao), tx => files.getFile(tx, id))).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(as(fresh.database, inUnit(davao), tx => files.removeFile(tx, id))).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await keysIn(store)).toHaveLength(1)
  })

  it('of another unit cannot be made', async () => {
    await expect(put({}, inUnit(davao))).rejects.toMatchObject({ code: '42501' })
    expect(await rowsIn(fresh.database)).toEqual([])
  })

  it('of the same name twice is two files', async () => {
    const [one, two] = await Promise.all([
      put({ content: pdf }),
      put({ content: Buffer.concat([pdf, Buffer.from('\n')]) }, inUnit(cebu, randomUUID())),
    ])
    expect(one.storage_key).not.toBe(two.storage_key)
    expect(await files.openFile(one)).toEqual(pdf)
    expect((await files.openFile(two)).length).toBe(pdf.length + 1)
  })

  it('without an extension gets that of its content', async () => {
    expect(await put({ fileName: 'scan', content: png })).toMatchObject({
      file_name: 'scan.png',
      mime: 'image/png',
    })
    expect(await put({ fileName: '', content: xlsx })).toMatchObject({ file_name: 'file.xlsx' })
    expect(await put({ fileName: 'letter.DOCX', content: docx })).toMatchObject({ file_name: 'letter.DOCX' })
  })

  it('goes, with its bytes, once the transaction stands', async () => {
    const kept = await put()
    const { id } = await put()
    const undone = as(fresh.database, inUnit(cebu), async tx => {
      await files.removeFile(tx, id)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await keysIn(store)).toHaveLength(2)
    await as(fresh.database, inUnit(cebu), tx => files.removeFile(tx, id))
    expect(await keysIn(store)).toEqual([kept.storage_key])
  })
})

describe('is refused, and leaves neither row nor bytes,', () => {
  afterEach(async () => {
    expect(await rowsIn(fresh.database)).toEqual([])
    expect(await keysIn(store)).toEqual([])
  })

  it.each([
    ['a page called a picture', 'photo.png', Buffer.from('<html><script>alert(1)</script>')],
    ['a picture called a document', 'photo.pdf', png],
    ['a program called a document', 'setup.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])],
    ['a document called a program', 'letter.pdf.exe', pdf],
    ['a drawing', 'logo.svg', Buffer.from('<svg/>')],
    ['a page', 'page.html', Buffer.from('<p>words')],
  ])('%s', async (_what, fileName, content) => {
    await expect(put({ fileName, content })).rejects.toMatchObject({ code: 'wrong_type', status: 415 })
  })

  it('one that is not what was sent', async () => {
    const sha256 = createHash('sha256').update(pdf).digest('hex').toUpperCase()
    const cut = pdf.subarray(0, pdf.length - 1)
    await expect(put({ content: cut, sha256 })).rejects.toMatchObject({
      status: 422,
      phrase: 'upload_damaged',
    })
    const whole = await put({ content: pdf, sha256 })
    await as(fresh.database, inUnit(cebu), tx => files.removeFile(tx, whole.id))
  })

  it('an empty one', async () => {
    await expect(put({ content: Buffer.alloc(0) })).rejects.toMatchObject({
      status: 422,
      phrase: 'file_empty',
    })
  })

  it('one of more than 15 MiB, also while it is still coming', async () => {
    const service = createFileService({ database: fresh.database, store, log })
    const large = pdfOf(LARGEST_FILE + 1)
    await expect(
      as(fresh.database, inUnit(cebu), tx => service.storeFile(tx, aFile(cebu, { content: large }))),
    ).rejects.toMatchObject({ status: 413, details: { params: { limit: '15 MiB' } } })

    let read = 0
    const endless = Readable.from(
      (function* () {
        for (;;) {
          read += KIB * KIB
          yield Buffer.alloc(KIB * KIB)
        }
      })(),
    )
    await expect(readUpload(endless)).rejects.toMatchObject({ status: 413 })
    expect(read).toBeLessThan(20 * KIB * KIB)
    expect((await readUpload(Readable.from([pdf.subarray(0, 5), pdf.subarray(5)]))).equals(pdf)).toBe(true)
  })
})

describe('the room of one person', () => {
  const tooMuch = { status: 413, phrase: 'quota_reached', details: { params: { limit: '2 MiB' } } }
  beforeEach(() => {
    files = createFileService({ database: fresh.database, store, log, quotaBytes: 2 * KIB * KIB })
  })

  it('is counted over all units and told with the figure; others are not affected', async () => {
    await put({ content: pdfOf(KIB * KIB) })
    await as(fresh.database, inUnit(davao), tx =>
      files.storeFile(tx, aFile(davao, { content: pdfOf(KIB * KIB - 10) })),
    )
    await expect(put({ content: pdfOf(200) })).rejects.toMatchObject(tooMuch)
    await put({ content: pdfOf(200) }, inUnit(cebu, randomUUID()))
    expect(await rowsIn(fresh.database)).toHaveLength(3)
    expect(await keysIn(store)).toHaveLength(3)
  })

  it('is filled to the last byte', async () => {
    await put({ content: pdfOf(2 * KIB * KIB) })
    await expect(put()).rejects.toMatchObject(tooMuch)
  })

  it('is free again once files are gone', async () => {
    const { id } = await put({ content: pdfOf(2 * KIB * KIB) })
    await as(fresh.database, inUnit(cebu), tx => files.removeFile(tx, id))
    await put()
  })

  it('holds against many uploads in the same moment', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => put({ content: pdfOf(KIB * KIB) })),
    )
    expect(tries.filter(result => result.status === 'fulfilled')).toHaveLength(2)
    for (const result of tries) if (result.status === 'rejected') expect(result.reason).toMatchObject(tooMuch)
    expect(await rowsIn(fresh.database)).toHaveLength(2)
    expect(await keysIn(store)).toHaveLength(2)
  })
})

describe('FDB-24 a damaged file', () => {
  it.each<[string, (path: string) => Promise<unknown>]>([
    [
      'whose bytes have changed',
      async path =>
        writeFile(path, Buffer.from((await readFile(path)).map((byte, at) => (at === 20 ? byte ^ 1 : byte)))),
    ],
    ['that was cut', path => truncate(path, 10)],
    ['that is gone', path => rm(path)],
  ])('%s is set aside and never served', async (_how, damage) => {
    const stored = await put()
    await damage(onDisk(stored.storage_key))
    await expect(files.openFile(stored)).rejects.toMatchObject({ code: 'file_damaged', status: 422 })
    const [row] = await rowsIn(fresh.database)
    expect(row).toMatchObject({ is_damaged: true })
    // Even were the bytes to look right again.
    await expect(files.openFile(row as NonNullable<typeof row>)).rejects.toMatchObject({
      code: 'file_damaged',
    })
    expect(log.lines.join()).toContain(stored.id)
  })
})

describe('the sweeper', () => {
  const sweep = () => sweepFiles({ database: fresh.database, store, log })
  const grow = async (key: string, minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000)
    await utimes(onDisk(key), at, at)
  }

  it('removes bytes without a row once they are an hour old, remains of uploads too', async () => {
    const kept = await put()
    await grow(kept.storage_key, 600)
    const [old, young] = [newStorageKey(), newStorageKey()]
    for (const key of [old, young]) await store.put(key, pdf)
    await grow(old, 61)
    await grow(young, 59)
    const unfinished = `${newStorageKey()}.part`
    await store.put(unfinished.slice(0, -5), pdf)
    await rm(onDisk(unfinished.slice(0, -5)))
    await writeFile(onDisk(unfinished), 'half')
    await grow(unfinished, 61)
    expect(await sweep()).toEqual({ removed: 2, damaged: 0 })
    expect(await keysIn(store)).toEqual([kept.storage_key, young].sort())
    expect(await files.openFile(kept)).toEqual(pdf)
  })

  it('leaves alone what is not its own', async () => {
    await put()
    const dir = (await readdir(root))[0] ?? ''
    for (const path of [join(root, 'notes.txt'), join(root, dir, 'notes.txt')]) {
      await writeFile(path, 'mine')
      await utimes(path, 0, 0)
    }
    await sweep()
    expect(await readFile(join(root, 'notes.txt'), 'utf8')).toBe('mine')
    expect(await readFile(join(root, dir, 'notes.txt'), 'utf8')).toBe('mine')
  })

  it('removes the bytes of an upload that was rolled back', async () => {
    await put()
    const undone = as(fresh.database, inUnit(cebu), async tx => {
      await files.storeFile(tx, aFile(cebu))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    for (const key of await keysIn(store)) await grow(key, 61)
    expect(await sweep()).toEqual({ removed: 1, damaged: 0 })
    expect(await keysIn(store)).toEqual((await rowsIn(fresh.database)).map(row => row.storage_key))
  })

  it('marks rows whose bytes are gone, in any unit', async () => {
    const lost = await put()
    const kept = await as(fresh.database, inUnit(davao), tx => files.storeFile(tx, aFile(davao)))
    await rm(onDisk(lost.storage_key))
    expect(await sweep()).toEqual({ removed: 0, damaged: 0 })
    await age(fresh.database, '2 hours')
    expect(await sweep()).toEqual({ removed: 0, damaged: 1 })
    expect(await sweep()).toEqual({ removed: 0, damaged: 0 })
    const damaged = (await rowsIn(fresh.database)).filter(row => row.is_damaged)
    expect(damaged.map(row => row.id)).toEqual([lost.id])
    expect(await files.openFile(kept)).toEqual(pdf)
  })

  it('does not take a store that is away for one that lost everything', async () => {
    await put()
    await age(fresh.database, '2 hours')
    await rm(root, { recursive: true })
    await expect(sweep()).rejects.toThrow('the file store is empty')
    expect((await rowsIn(fresh.database)).map(row => row.is_damaged)).toEqual([false])
  })

  it('finds its way through more than a page of either', async () => {
    const rows = Array.from({ length: 1203 }, (_value, at) => ({
      ou_id: cebu,
      owner_type: 'trial',
      owner_id: randomUUID(),
      kind: 'receipt',
      file_name: `${at}.pdf`,
      mime: 'application/pdf',
      size_bytes: 1,
      sha256: 'x',
      storage_key: newStorageKey(),
      created_by: null,
      updated_by: null,
    }))
    await fresh.database.db.insertInto('stored_file').values(rows).execute()
    await age(fresh.database, '2 hours')
    const orphans = Array.from({ length: 601 }, newStorageKey)
    for (const key of [...orphans, rows[7]?.storage_key as string]) {
      await store.put(key, Buffer.from('x'))
      await grow(key, 120)
    }
    expect(await sweep()).toEqual({ removed: 601, damaged: 1202 })
    expect(await keysIn(store)).toEqual([rows[7]?.storage_key])
  })
})

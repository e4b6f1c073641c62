import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '@server/seeds/demo-accounts'
import { backupCommand } from '@server/commands/backup/backup-command'
import type { Manifest } from '@server/commands/archive/manifest'
import { verifyBackup } from '@server/commands/archive/read-backup'
import type { TarEntry } from '@server/commands/archive/tar'
import { restoreBackup } from '@server/commands/restore/restore-backup'
import { restoreCommand } from '@server/commands/restore/restore-command'
import { migrations } from '@server/migrations/migrations'
import { inTransaction } from '@server/platform/db/transaction'
import { diskStore } from '@server/platform/files/disk-store'
import type { FileStore } from '@server/platform/files/file-store'
import { createFileService } from '@server/platform/files/files.service'
import { createLogger } from '@server/platform/http/logger'
import { seedDemo } from '@server/seeds/seed-demo'
import { emptyDatabase, freshDatabase, type FreshDatabase } from '@tests/support/database'
import { environmentOn } from '@tests/support/portal-process'
import { backUp, contentOf, entriesOf, listOf, packAnew, query, run, temporaryFolder } from './backup.support'
import { aFile, aUnit } from './files.support'
import { doubleOf } from '@tests/support/double-of'

const logger = createLogger('silent')

let folder: string
let good: string
let source: FreshDatabase
let store: FileStore
let manifest: Manifest

beforeAll(async () => {
  folder = await temporaryFolder()
  good = join(folder, 'good.backup')
  store = diskStore(join(folder, 'store'))
  source = await freshDatabase()
  const unit = await aUnit(source.database, 'HO')
  const service = createFileService({ database: source.database, store, log: logger })
  await inTransaction(source.database, { identity: { role: 'system' } }, async tx => {
    await seedDemo(tx.db)
    for (const fileName of ['one.pdf', 'two.pdf']) await service.storeFile(tx, aFile(unit, { fileName }))
    tx.audit({ action: 'trial.create', entityType: 'trial', entityId: null })
  })
  manifest = await backUp(source.ownerConnection, { file: good, store })
})

afterAll(() => source.close())

/** In a place of its own, where a portal would be made if anything were. */
async function restoreInto(dataDir: string, file: string) {
  const ran = await run(restoreCommand, [file], { DATA_DIR: dataDir })
  return { ...ran, touched: existsSync(dataDir) }
}

describe('a file that is not what was written', () => {
  const nowhere = () => join(folder, 'nowhere')

  it('is refused whichever byte of it was changed', async () => {
    const bytes = await readFile(good)
    const bad = join(folder, 'flipped.backup')
    const ends = Array.from({ length: 120 }, (_, at) => [at, bytes.length - 1 - at]).flat()
    const spread = Array.from({ length: 60 }, (_, at) => Math.floor((bytes.length * at) / 60))
    for (const at of new Set([...ends, ...spread])) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
      await writeFile(bad, flipped)
      await expect(verifyBackup(bad), `byte ${at}`).rejects.toThrow(/is damaged|is no backup/)
    }
    const { code, said, touched } = await restoreInto(nowhere(), bad)
    expect([code, touched]).toEqual([1, false])
    expect(said).toContain('flipped.backup is damaged: its bytes are not those that were written.')
  })

  it('is refused where it was cut off, or is something else', async () => {
    const cut = join(folder, 'cut.backup')
    for (const missing of [1, 200, 20_000]) {
      await copyFile(good, cut)
      await truncate(cut, (await readFile(good)).length - missing)
      const { code, said, touched } = await restoreInto(nowhere(), cut)
      expect([code, touched]).toEqual([1, false])
      expect(said).toContain('is no backup of the portal, or its end is missing')
    }
    await writeFile(cut, 'a letter')
    expect((await restoreInto(nowhere(), cut)).said).toContain('is no backup of the portal')
    await writeFile(cut, '')
    expect((await restoreInto(nowhere(), cut)).said).toContain('is no backup of the portal')
    expect((await restoreInto(nowhere(), `${cut}.not`)).said).toContain('There is no file')
  })

  it('is refused where it was packed anew with other contents', async () => {
    const entries = await entriesOf(good)
    const list = listOf(manifest)
    const forged = join(folder, 'forged.backup')
    const pack = async (changed: TarEntry[]) => {
      await packAnew(forged, changed)
      return verifyBackup(forged)
    }
    const edited = (name: string, content: (old: string) => string) =>
      entries.map(entry =>
        entry.name === name ? { name, content: Buffer.from(content(entry.content.toString())) } : entry,
      )
    const users = 'tables/app_user/000001.copy'
    const [aFileEntry] = entries.filter(({ name }) => name.startsWith('files/'))
    await expect(pack([...entries, list])).resolves.toEqual(manifest)
    await expect(pack([...edited(users, old => old.replace('agent@', 'thief@')), list])).rejects.toThrow(
      'tables/app_user',
    )
    await expect(pack([...entries.filter(({ name }) => name !== users), list])).rejects.toThrow(
      'tables/app_user',
    )
    await expect(pack([...entries.filter(entry => entry !== aFileEntry), list])).rejects.toThrow('files')
    await expect(
      pack([...entries, { ...aFileEntry!, name: 'tables/stranger/000001.copy' }, list]),
    ).rejects.toThrow('stranger')
    await expect(pack(entries)).rejects.toThrow('no list of what is in it')
    await expect(pack([...entries, list, list])).rejects.toThrow('follows its end')
    const later = doubleOf<Manifest>({ ...manifest, format: 2 })
    await expect(pack([...entries, listOf(later)])).rejects.toThrow('another version')
  })
})

describe('a place that is not free', () => {
  it('is left alone, unless what is lost is named', async () => {
    const target = await freshDatabase()
    try {
      await inTransaction(
        target.database,
        { identity: { role: 'system' } },
        async tx => void (await seedDemo(tx.db)),
      )
      await target.database.pool.query("update app_user set first_name = 'Kept'")
      await target.database.pool.end()
      const there = await contentOf(target.ownerConnection)
      const env = { ...environmentOn(target.ownerConnection), DATA_DIR: join(folder, 'forced') }

      const refused = await run(restoreCommand, [good], env)
      expect([refused.code, refused.said]).toEqual([
        1,
        expect.stringContaining(`is not empty: it has ${demoAccounts.length} users`),
      ])
      for (const typed of [[], ['yes'], ['overwrite 9 users']])
        expect((await run(restoreCommand, [good, '--force'], env, typed)).code).toBe(1)
      expect(await contentOf(target.ownerConnection)).toEqual(there)

      const agreed = await run(restoreCommand, [good, '--force'], env, [
        `overwrite ${demoAccounts.length} users`,
      ])
      expect([agreed.code, agreed.said]).toEqual([
        0,
        expect.stringContaining(`${demoAccounts.length} users with all records, 0 files`),
      ])
      expect(await contentOf(target.ownerConnection)).toEqual(await contentOf(source.ownerConnection))
    } finally {
      await target.close().catch(() => undefined)
    }
  })

  it('is left alone while a portal is connected', async () => {
    const target = await emptyDatabase()
    try {
      const held = await target.database.pool.connect()
      const env = { ...environmentOn(target.ownerConnection), DATA_DIR: join(folder, 'busy') }
      const { code, said } = await run(restoreCommand, [good], env)
      held.release()
      expect([code, said]).toEqual([
        1,
        expect.stringContaining('A portal is using this database. Stop it first.'),
      ])
    } finally {
      await target.close()
    }
  })

  it('is left alone where the tables are those of another program', async () => {
    const target = await emptyDatabase()
    try {
      await query(target.ownerConnection, 'create table invoice as select 1 as number')
      const env = { ...environmentOn(target.ownerConnection), DATA_DIR: join(folder, 'foreign') }
      const { code, said } = await run(restoreCommand, [good, '--force'], env, ['overwrite 0 users'])
      expect([code, said]).toEqual([1, expect.stringContaining("tables that are not the portal's")])
      expect(await query(target.ownerConnection, 'select number from invoice')).toEqual([{ number: 1 }])
    } finally {
      await target.close()
    }
  })
})

describe('a fault on the way', () => {
  const restore = (target: FreshDatabase, faulty: Partial<Parameters<typeof restoreBackup>[0]>) =>
    restoreBackup({
      file: good,
      manifest,
      connection: target.ownerConnection,
      log: logger,
      warn: () => undefined,
      migrations,
      store: diskStore(join(folder, 'other-store')),
      ...faulty,
    })

  it('leaves the database as it was', async () => {
    const target = await freshDatabase()
    try {
      const there = await contentOf(target.ownerConnection)
      let left = 1
      const full: FileStore = {
        ...store,
        put: () => (left-- > 0 ? Promise.resolve() : Promise.reject(new Error('the disk is full'))),
      }
      await expect(restore(target, { store: full })).rejects.toThrow('the disk is full')
      const fewer = {
        ...manifest,
        tables: manifest.tables.map(table => ({ ...table, rows: table.rows + 1 })),
      }
      await expect(restore(target, { manifest: fewer })).rejects.toThrow(
        /Of the 2 rows of tables\/access_version, 1 arrived/,
      )
      const audit = { ...manifest.audit, heads: [] }
      const otherAudit = { ...manifest, audit }
      await expect(restore(target, { manifest: otherAudit })).rejects.toThrow('was replaced while')
      const forged = join(folder, 'audit.backup')
      await packAnew(forged, [...(await entriesOf(good)), listOf(otherAudit)])
      await expect(restore(target, { manifest: otherAudit, file: forged })).rejects.toThrow(
        'audit log is not what it was',
      )
      const newer = [...manifest.migrations, { name: '9999-later', checksum: 'a'.repeat(64) }]
      await expect(restore(target, { manifest: { ...manifest, migrations: newer } })).rejects.toThrow(
        'newer portal (9999-later)',
      )
      const stop = new AbortController()
      const slow: FileStore = { ...store, put: async () => stop.abort() }
      await expect(restore(target, { store: slow, signal: stop.signal })).rejects.toThrow('aborted')
      expect(await contentOf(target.ownerConnection)).toEqual(there)
    } finally {
      await target.close()
    }
  })

  it('leaves no backup that looks like one', async () => {
    const place = await temporaryFolder()
    const file = join(place, 'half.backup')
    const broken: FileStore = { ...store, get: () => Promise.reject(new Error('the store does not answer')) }
    await expect(backUp(source.ownerConnection, { file, store: broken })).rejects.toThrow('does not answer')
    const cut: FileStore = {
      ...store,
      get: async key => {
        await query(
          source.ownerConnection,
          "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid() and database = (select oid from pg_database where datname = current_database())",
        )
        return store.get(key)
      },
    }
    await expect(backUp(source.ownerConnection, { file, store: cut })).rejects.toThrow(
      /terminat|connection error/,
    )
    const stop = new AbortController()
    const slow: FileStore = { ...store, get: async () => (stop.abort(), null) }
    await expect(backUp(source.ownerConnection, { file, store: slow, signal: stop.signal })).rejects.toThrow(
      'aborted',
    )
    expect(await readdir(place)).toEqual([])
  })

  it('is told in plain words where the file cannot be written', async () => {
    const env = { ...environmentOn(source.ownerConnection), FILES_URL: join(folder, 'store') }
    const nowhere = join(folder, 'no', 'such', 'x.backup')
    expect(await run(backupCommand, [nowhere], env)).toMatchObject({
      code: 1,
      said: `${nowhere}.partial: there is no such folder.`,
    })
  })

  it('is told where only the bytes of a file are gone', async () => {
    const place = await temporaryFolder()
    const warned: string[] = []
    const lossy: FileStore = { ...store, get: () => Promise.resolve(null) }
    const { files } = await backUp(source.ownerConnection, {
      file: join(place, 'lossy.backup'),
      store: lossy,
      warn: line => warned.push(line),
    })
    expect(files).toMatchObject({ count: 0, missing: 2 })
    expect(warned).toEqual([expect.stringContaining('are gone'), expect.stringContaining('are gone')])
  })

  it('keeps two backups of one database from writing to one file', async () => {
    const env = {
      ...environmentOn(source.ownerConnection),
      DATA_DIR: join(folder, 'twice'),
      FILES_URL: join(folder, 'store'),
    }
    const place = await temporaryFolder()
    let second: Awaited<ReturnType<typeof run>> | undefined
    const slow: FileStore = {
      ...store,
      get: async key => {
        second ??= await run(backupCommand, [join(place, 'second.backup')], env)
        return store.get(key)
      },
    }
    await backUp(source.ownerConnection, { file: join(place, 'first.backup'), store: slow })
    expect(second).toMatchObject({ code: 1, said: 'Another backup of this portal is running.' })
    expect((await run(backupCommand, [join(place, 'second.backup')], env)).code).toBe(0)
  })
})

import { readFile, rm, stat, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  entriesOf,
  isGone,
  KEPT,
  kept,
  newDataDir,
  postmasterPid,
  query,
  recordingLog,
  spawnPortal,
  start,
  supervisorOf,
  until,
  usedDataDir,
} from '@tests/api/embedded-database.support'

const setting = async (database: Awaited<ReturnType<typeof start>>, name: string) => {
  const rows = await query<{ value: string }>(database.owner, 'select current_setting($1) as value', [name])
  return rows[0]?.value
}

const killedHalfWay = async (): Promise<string> => {
  for (;;) {
    const dataDir = await newDataDir()
    const portal = spawnPortal({ dataDir })
    await until(async () => (await entriesOf(dataDir)).some(name => /^pg\.init-\w+$/.test(name)))
    await portal.kill9()
    // On a busy machine the kill may come too late; then it is tried again.
    if (!(await entriesOf(dataDir)).includes('pg')) return dataDir
  }
}

describe('a first start', () => {
  it('makes a database in UTF-8 with checksums, in UTC, reached by a socket alone, and durable', async () => {
    const database = await start(await newDataDir(), recordingLog(), {})
    const wanted = {
      server_encoding: 'UTF8',
      data_checksums: 'on',
      TimeZone: 'UTC',
      listen_addresses: '',
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
    }
    for (const [name, value] of Object.entries(wanted))
      expect([name, await setting(database, name)]).toEqual([name, value])
    expect(await setting(database, 'server_version')).toMatch(/^18\./)
    const [locale] = await query(
      database.owner,
      'select datlocprovider, datlocale from pg_database where datname = $1',
      ['portal'],
    )
    expect(locale).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8' })
  })

  it('asks everybody for a password', async () => {
    const dataDir = await usedDataDir()
    const database = await start(dataDir)
    const rules = (await readFile(join(dataDir, 'pg', 'pg_hba.conf'), 'utf8'))
      .split('\n')
      .filter(line => /^\s*[a-z]/.test(line))
      .map(line => line.trim().split(/\s+/).at(-1))
    expect(new Set(rules)).toEqual(new Set(['scram-sha-256']))
    for (const known of [database.owner, database.superuser])
      await expect(query({ ...known, password: 'guessed' }, 'select 1')).rejects.toMatchObject({
        code: '28P01',
      })
  })

  it('keeps the passwords in files of the owner alone', async () => {
    const dataDir = await usedDataDir()
    const database = await start(dataDir)
    for (const [name, password] of [
      ['database-superuser', database.superuser.password],
      ['database-owner', database.owner.password],
    ] as const) {
      const path = join(dataDir, 'secrets', name)
      expect((await readFile(path, 'utf8')).trim()).toBe(password)
      expect((await stat(path)).mode & 0o777).toBe(0o600)
    }
    expect(database.superuser.password).not.toBe(database.owner.password)
  })

  it('gives the portal an owner who may make roles and databases, but is no superuser', async () => {
    const database = await start(await usedDataDir())
    const [role] = await query(
      database.owner,
      `select rolname, rolsuper, rolbypassrls, rolreplication, rolcreaterole, rolcreatedb, rolcanlogin,
              (select datdba = pg_roles.oid from pg_database where datname = current_database()) as owns
         from pg_roles where rolname = current_user`,
    )
    expect(role).toEqual({
      rolname: 'portal_owner',
      rolsuper: false,
      rolbypassrls: false,
      rolreplication: false,
      rolcreaterole: true,
      rolcreatedb: true,
      rolcanlogin: true,
      owns: true,
    })
    await query(database.owner, 'create extension pg_trgm')
    await query(database.owner, 'create database cloned template portal')
    await expect(query(database.owner, 'alter role portal_owner bypassrls')).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('recovers when it was killed while the cluster was being made', async () => {
    const dataDir = await killedHalfWay()
    const database = await start(dataDir)
    expect(await query(database.owner, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await entriesOf(dataDir)).filter(name => name.startsWith('pg.init-'))).toEqual([])
  })

  it('recovers when it was killed before the owner and the database were there', async () => {
    const dataDir = await usedDataDir()
    const first = await start(dataDir)
    await query(first.superuser, 'drop database portal')
    await query(first.superuser, 'drop role portal_owner')
    await first.stop()
    const second = await start(dataDir)
    expect(await query(second.owner, 'select current_database() as name')).toEqual([{ name: 'portal' }])
  })
})

describe('a later start', () => {
  it('finds the data and the same passwords', async () => {
    const dataDir = await usedDataDir()
    const first = await start(dataDir)
    await query(first.owner, 'create table more ()')
    await first.stop()
    const second = await start(dataDir)
    expect(second.owner).toEqual(first.owner)
    expect(await kept(second)).toEqual(KEPT)
    expect(await query(second.owner, 'select * from more')).toEqual([])
  })

  it('takes rights away that the owner should not have', async () => {
    const dataDir = await usedDataDir()
    const first = await start(dataDir)
    await query(first.superuser, 'alter role portal_owner superuser bypassrls')
    await first.stop()
    const second = await start(dataDir)
    const [role] = await query(
      second.owner,
      'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    )
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false })
  })

  it('refuses a cluster of another version in plain words, and leaves it alone', async () => {
    const dataDir = await usedDataDir()
    await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '17\n')
    await expect(start(dataDir)).rejects.toMatchObject({
      name: 'EmbeddedDatabaseError',
      code: 'version_mismatch',
      message: expect.stringMatching(/written by PostgreSQL 17, and this portal brings 18\..*npm run backup/),
    })
    await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '18\n')
    await start(dataDir)
  })

  it('says which file is missing when the password of an existing database is gone', async () => {
    const dataDir = await usedDataDir()
    await rm(join(dataDir, 'secrets', 'database-superuser'))
    await expect(start(dataDir)).rejects.toMatchObject({
      code: 'secret_missing',
      message: expect.stringContaining(join(dataDir, 'secrets', 'database-superuser')),
    })
  })

  it("gives the owner a new password when that one's file is gone", async () => {
    const dataDir = await usedDataDir()
    const first = await start(dataDir)
    await first.stop()
    await rm(join(dataDir, 'secrets', 'database-owner'))
    const second = await start(dataDir)
    expect(second.owner.password).not.toBe(first.owner.password)
    expect(await query(second.owner, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('does not take a folder with something else in it for a database', async () => {
    const dataDir = await newDataDir()
    await mkdir(join(dataDir, 'pg'), { recursive: true })
    await writeFile(join(dataDir, 'pg', 'letters.txt'), 'dear')
    await expect(start(dataDir)).rejects.toMatchObject({ code: 'folder_unusable' })
    expect(await entriesOf(join(dataDir, 'pg'))).toEqual(['letters.txt'])
  })

  it('repeats why PostgreSQL does not start, on one line, and lets go of the folder', async () => {
    const dataDir = await usedDataDir()
    await expect(start(dataDir, recordingLog(), { shared_buffers: 'plenty' })).rejects.toMatchObject({
      code: 'start_failed',
      message: expect.stringMatching(/^[^\n]*shared_buffers[^\n]*postgresql\.log\.$/),
    })
    await start(dataDir)
  })
})

describe('the end', () => {
  it('stops once, however often it is asked, and leaves no process and no socket', async () => {
    const dataDir = await usedDataDir()
    const database = await start(dataDir)
    expect(database.state()).toBe('up')
    const cluster = join(dataDir, 'pg')
    const pids = [await postmasterPid(cluster), await supervisorOf(cluster)]
    expect(await Promise.all(pids.map(isGone))).toEqual([false, false])
    await Promise.all([database.stop(), database.stop()])
    await database.stop()
    expect(database.state()).toBe('stopped')
    expect(await Promise.all(pids.map(isGone))).toEqual([true, true])
    expect(await entriesOf(join(dataDir, 'socket'))).toEqual([])
    await expect(query(database.owner, 'select 1')).rejects.toThrow()
    await start(dataDir)
  })

  it('does not wait for connections that are still open', async () => {
    const database = await start(await usedDataDir())
    const asleep = query(database.owner, 'select pg_sleep(600)').catch((error: unknown) => error)
    await until(async () => {
      const busy = await query(
        database.superuser,
        "select 1 from pg_stat_activity where query = 'select pg_sleep(600)'",
      )
      return busy.length > 0
    })
    await database.stop()
    expect(await asleep).toMatchObject({ code: '57P01' })
  })

  it('writes a log of its own that holds neither statements nor values', async () => {
    const dataDir = await usedDataDir()
    const database = await start(dataDir)
    await query(database.owner, 'create table person (tin text primary key)')
    await query(database.owner, "insert into person values ('123-456-789')")
    await expect(query(database.owner, "insert into person values ('123-456-789')")).rejects.toMatchObject({
      code: '23505',
    })
    await expect(query(database.owner, "select '123-456-789'::int")).rejects.toMatchObject({ code: '22P02' })
    await database.stop()
    const written = await readFile(join(dataDir, 'log', 'postgresql.log'), 'utf8')
    expect(written).toContain('ready to accept connections')
    expect(written).not.toContain('123-456-789')
    expect(written).not.toContain(database.owner.password)
  })
})

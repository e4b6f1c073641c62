import { execFile } from 'node:child_process'
import { chmod, chown, cp, mkdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { locateBinaries } from '@server/platform/db/embedded/binaries'
import { makeLibraryLinks } from '@server/platform/db/embedded/library-links'
import type { PlatformPackage } from '@server/platform/db/embedded/platform-package'
import { findPlatformPackage } from '@server/platform/db/embedded/platform-package'
import type { RunAs } from '@server/platform/db/embedded/run-as'
import { chooseRunAs } from '@server/platform/db/embedded/run-as'
import {
  asRoot,
  entriesOf,
  KEPT,
  kept,
  later,
  newDataDir,
  postmasterPid,
  query,
  recordingLog,
  spawnPortal,
  start,
  temporaryFolder,
  usedDataDir,
} from '@tests/api/embedded-database.support'

const run = promisify(execFile)

const onLinux = process.platform === 'linux'

/** A package as it lies there after an installation without install scripts. */
const unlinkedPackage = async (): Promise<PlatformPackage> => {
  const folder = join(await temporaryFolder(), 'package')
  const { folder: installed } = await findPlatformPackage()
  await run('cp', ['-a', installed, folder])
  for (const { target } of await linkList(folder)) await rm(join(folder, target), { force: true })
  // Its own version, so that its copy is none that a portal on this machine uses.
  return { folder, version: `test-${process.pid}-${Math.random().toString(36).slice(2)}` }
}

const linkList = async (folder: string): Promise<{ source: string; target: string }[]> =>
  JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8'))

const runs = (program: string, runAs: RunAs | null) =>
  run(program, ['--version'], { ...runAs, cwd: '/' }).then(
    ({ stdout }) => stdout.trim(),
    () => 'does not run',
  )

/** Of somebody who is neither root nor the one that root's PostgreSQL runs as. */
const ordinaryUser = async (): Promise<RunAs | null> => {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  const found = users.find(([name, , uid]) => name !== 'nobody' && Number(uid) > 0)
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : null
}

const ownerOf = async (path: string) => (await stat(path)).uid

describe('a data folder', () => {
  it('with a long path gets its socket in a private temporary folder, which goes away again', async () => {
    const dataDir = join(
      await temporaryFolder(),
      'a-rather-long-name'.repeat(6),
      'a-rather-long-name'.repeat(6),
    )
    const database = await start(dataDir)
    expect(database.owner.host.startsWith(dataDir)).toBe(false)
    expect((await stat(database.owner.host)).mode & 0o777).toBe(0o700)
    expect(await query(database.owner, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
    await expect(stat(database.owner.host)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('with a long path does not leave the socket folder of a killed portal behind', async () => {
    const dataDir = join(await temporaryFolder(), 'a-rather-long-name'.repeat(8))
    const portal = spawnPortal({ dataDir })
    const { up } = await portal.answer()
    await portal.kill9()
    const next = await start(dataDir)
    expect(next.owner.host).not.toBe(up?.owner.host)
    await expect(stat(up?.owner.host ?? '')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('may have spaces, commas, quotes and letters of any alphabet in its path', async () => {
    const dataDir = join(await temporaryFolder(), `Ñandú's "data", дом = 家 \\ %d`)
    const database = await start(dataDir)
    expect(database.owner.host).toBe(join(dataDir, 'socket'))
    expect(await query(database.owner, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('that cannot be made is explained in one line', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    await expect(start(join(file, 'data'))).rejects.toMatchObject({
      name: 'EmbeddedDatabaseError',
      code: 'folder_unusable',
      message: `The database in ${join(file, 'data')} cannot be started: part of the path is a file.`,
    })
  })
})

describe.runIf(onLinux)('the installed programs', () => {
  it('run after an installation without install scripts', async () => {
    const source = await unlinkedPackage()
    const runAs = await chooseRunAs('')
    expect(await runs(join(source.folder, 'native/bin/postgres'), runAs)).toBe('does not run')
    const log = recordingLog()
    const { postgres, version } = await locateBinaries(source, runAs, log)
    expect(postgres).toBe(join(source.folder, 'native/bin/postgres'))
    expect(version).toMatch(/^18\./)
    expect(log.lines).toEqual([])
    for (const { source: from, target } of await linkList(source.folder))
      expect(await readlink(join(source.folder, target))).toBe(from.split('/').at(-1))
  })

  it('are linked once, also when several starts do it at the same time', async () => {
    const { folder } = await unlinkedPackage()
    const links = await linkList(folder)
    await Promise.all(Array.from({ length: 6 }, () => makeLibraryLinks(folder)))
    expect(await makeLibraryLinks(folder)).toBe(0)
    expect(await runs(join(folder, 'native/bin/postgres'), null)).toContain('PostgreSQL')
    const names = new Set(
      links.flatMap(({ source, target }) => [source, target]).map(path => path.split('/').at(-1)),
    )
    const unknown = (await entriesOf(join(folder, 'native/lib'))).filter(name =>
      /\.so.*\.[0-9a-f]{12}$/.test(name),
    )
    expect([unknown, names.size > links.length]).toEqual([[], true])
  })

  it('have a wrong link put right', async () => {
    const { folder } = await unlinkedPackage()
    await makeLibraryLinks(folder)
    const [first] = await linkList(folder)
    const path = join(folder, first?.target ?? '')
    await rm(path)
    await writeFile(path, 'what an archiver made of a link')
    expect(await makeLibraryLinks(folder)).toBe(1)
    expect(await readlink(path)).toBe(first?.source.split('/').at(-1))
  })

  it('are copied to where they can be used when they lie out of reach', async () => {
    const source = await unlinkedPackage()
    const runAs = await chooseRunAs('')
    // Closed to root's PostgreSQL, or not to be written to by an ordinary user.
    const closed = asRoot ? join(source.folder, '..') : join(source.folder, 'native', 'lib')
    await chmod(closed, asRoot ? 0o700 : 0o500)
    later(() => chmod(closed, 0o755))
    const log = recordingLog()
    const { postgres } = await locateBinaries(source, runAs, log)
    const copy = join(postgres, '..', '..', '..')
    later(() => rm(copy, { recursive: true, force: true }))
    expect(postgres.startsWith(source.folder)).toBe(false)
    expect(postgres).toContain(source.version)
    expect(await runs(postgres, runAs)).toMatch(/PostgreSQL\) 18\./)
    expect(log.said('a copy is used')).toMatchObject({
      level: 'warn',
      details: { from: source.folder, to: copy },
    })

    const { ino } = await stat(copy)
    expect((await locateBinaries(source, runAs, log)).postgres).toBe(postgres)
    expect((await stat(copy)).ino).toBe(ino)

    await rm(join(copy, 'native/share/postgresql/postgres.bki'))
    await Promise.all(Array.from({ length: 3 }, () => locateBinaries(source, runAs, log)))
    expect((await stat(join(copy, 'native/share/postgresql/postgres.bki'))).isFile()).toBe(true)
    const beside = (await entriesOf(join(copy, '..'))).filter(name => name.includes(source.version))
    expect(beside).toHaveLength(1)
  })

  it('that do not exist for a machine make the start name the way out', async () => {
    await expect(findPlatformPackage('freebsd', 'x64')).rejects.toMatchObject({
      name: 'EmbeddedDatabaseError',
      code: 'unsupported_platform',
      message: expect.stringMatching(/freebsd-x64.*set DATABASE_URL\.$/),
    })
  })

  it('whose C library is missing make the start name the way out', async () => {
    const source = await unlinkedPackage()
    const path = join(source.folder, 'native/bin/postgres')
    const program = await readFile(path)
    // What a system built on another C library lacks is the loader that the program names.
    const loader =
      program.indexOf('/lib64/ld-linux') >= 0
        ? program.indexOf('/lib64/ld-linux')
        : program.indexOf('/lib/ld-linux')
    program.write('/none/', loader)
    await writeFile(path, program)
    await expect(locateBinaries(source, await chooseRunAs(''), recordingLog())).rejects.toMatchObject({
      code: 'unsupported_platform',
      message: expect.stringMatching(/GNU C library.*set DATABASE_URL\.$/),
    })
  })
})

describe.runIf(asRoot)('started by root', () => {
  it('PostgreSQL runs as somebody else, who owns the cluster and nothing more', async () => {
    const dataDir = await newDataDir()
    await start(dataDir)
    const { stdout } = await run('ps', ['-o', 'uid=', '-p', String(await postmasterPid(join(dataDir, 'pg')))])
    expect(Number(stdout)).toBeGreaterThan(0)
    expect(await ownerOf(join(dataDir, 'pg'))).toBe(Number(stdout))
    for (const name of ['', 'secrets', 'lock', 'log']) expect(await ownerOf(join(dataDir, name))).toBe(0)
  })

  it('a cluster that came back from an archive as root’s own is handed over', async () => {
    const dataDir = await usedDataDir()
    await run('chown', ['-R', '0:0', dataDir])
    expect(await kept(await start(dataDir))).toEqual(KEPT)
  })

  it('a data folder that only root can enter keeps its database elsewhere, and finds it again', async () => {
    const closed = join(await temporaryFolder(), 'closed')
    await mkdir(closed, { mode: 0o700 })
    const dataDir = join(closed, 'data')
    const log = recordingLog()
    const first = await start(dataDir, log)
    const home = (await readFile(join(dataDir, 'database-location'), 'utf8')).trim()
    later(() => rm(home, { recursive: true, force: true }))
    expect(log.said('the database is kept in')).toMatchObject({ level: 'warn', details: { dataDir, home } })
    expect((await stat(closed)).mode & 0o777).toBe(0o700)
    await query(first.owner, 'create table kept as select 1 as word')
    await first.stop()

    const second = await start(dataDir, log)
    expect(await kept(second)).toEqual([1])

    const copied = join(closed, 'copied')
    await cp(dataDir, copied, { recursive: true })
    await expect(start(copied)).rejects.toMatchObject({ code: 'folder_in_use' })
    expect(await kept(second)).toEqual([1])
    await second.stop()

    await rm(home, { recursive: true })
    await expect(start(dataDir)).rejects.toMatchObject({
      code: 'folder_unusable',
      message: expect.stringContaining(`kept in ${home}, which is gone`),
    })
  })

  it('a database whose folder was closed later is not started empty somewhere else', async () => {
    const dataDir = await usedDataDir()
    await chmod(dataDir, 0o700)
    await expect(start(dataDir)).rejects.toMatchObject({
      code: 'folder_unusable',
      message: expect.stringContaining('chmod o+x'),
    })
    await chmod(dataDir, 0o711)
    expect(await kept(await start(dataDir))).toEqual(KEPT)
  })
})

describe('started by an ordinary user', () => {
  it('it needs no rights beyond the data folder', async ({ skip }) => {
    const user = asRoot ? await ordinaryUser() : null
    if (asRoot && !user) return skip('this machine has no user but root')
    if (user && (await runs(process.execPath, user)) === 'does not run')
      return skip('an ordinary user cannot enter the folder of the project')
    const folder = await temporaryFolder()
    if (user) await chown(folder, user.uid, user.gid)
    const dataDir = join(folder, 'data')
    const portal = spawnPortal({ dataDir }, user)
    const { up, message } = await portal.answer()
    expect(message).toBeUndefined()
    expect(up && (await query(up.owner, 'select 1 as one'))).toEqual([{ one: 1 }])
    const uid = user?.uid ?? process.getuid?.()
    const { stdout } = await run('ps', ['-o', 'uid=', '-p', String(await postmasterPid(join(dataDir, 'pg')))])
    expect(Number(stdout)).toBe(uid)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    await portal.stop()
  })

  it('a database of another user is refused in plain words', async ({ skip }) => {
    const user = asRoot ? await ordinaryUser() : null
    if (!user) return skip('only root can make a database of another user')
    if ((await runs(process.execPath, user)) === 'does not run')
      return skip('an ordinary user cannot enter the folder of the project')
    const dataDir = await usedDataDir()
    await run('chown', ['-R', `${user.uid}:${user.gid}`, dataDir])
    await run('chown', ['65534', join(dataDir, 'pg')])
    const { refused, message } = await spawnPortal({ dataDir }, user).answer()
    expect([refused, message]).toEqual([
      'folder_unusable',
      expect.stringContaining('belongs to user number 65534'),
    ])
  })

  it('is followed by root without losing the database to root', async ({ skip }) => {
    const user = asRoot ? await ordinaryUser() : null
    if (!user) return skip('only root can start as somebody else and then as root')
    const dataDir = await usedDataDir()
    await run('chown', ['-R', `${user.uid}:${user.gid}`, dataDir])
    const database = await start(dataDir)
    expect(await kept(database)).toEqual(KEPT)
    await database.stop()
    expect(await ownerOf(join(dataDir, 'pg'))).toBe(user.uid)
    expect(await ownerOf(join(dataDir, 'pg', 'PG_VERSION'))).toBe(user.uid)
  })
})

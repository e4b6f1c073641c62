import { execFile } from 'node:child_process'
import { chmod, chown, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { RunAs } from '@server/platform/db/embedded/run-as'
import {
  asRoot,
  KEPT,
  kept,
  later,
  newDataDir,
  postmasterPid,
  query,
  recordingLog,
  runs,
  spawnPortal,
  start,
  temporaryFolder,
  usedDataDir,
} from '@tests/api/embedded-database.support'

const run = promisify(execFile)

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
    // What an archive of the data leaves out, or what its owner removes.
    await rm(join(copied, 'lock'), { recursive: true })
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

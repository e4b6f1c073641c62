import { execFile } from 'node:child_process'
import { chmod, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { locateBinaries } from '@server/platform/db/embedded/binaries'
import { makeLibraryLinks } from '@server/platform/db/embedded/library-links'
import type { PlatformPackage } from '@server/platform/db/embedded/platform-package'
import { findPlatformPackage } from '@server/platform/db/embedded/platform-package'
import { chooseRunAs } from '@server/platform/db/embedded/run-as'
import {
  asRoot,
  entriesOf,
  later,
  recordingLog,
  runs,
  temporaryFolder,
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

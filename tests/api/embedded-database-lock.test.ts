import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { acquireFolderLock } from '@server/platform/db/embedded/folder-lock'
import type { Holder } from '@server/platform/db/embedded/lock-chain'
import { forge } from '@server/platform/db/embedded/lock-chain'
import { lifeOf, processSpace } from '@server/platform/db/embedded/process-identity'
import {
  entriesOf,
  isGone,
  KEPT,
  kept,
  later,
  newDataDir,
  postmasterPid,
  query,
  spawnPortal,
  start,
  usedDataDir,
} from '@tests/api/embedded-database.support'

const QUICK = { heartbeatMs: 40, silenceMs: 400 }

const bystander = async () => {
  const child = spawn('sleep', ['600'])
  await once(child, 'spawn')
  later(async () => child.kill('SIGKILL'))
  const pid = child.pid ?? 0
  const life = await lifeOf(pid)
  return { pid, started: life.alive ? life.started : null, child }
}

const layLock = async (dataDir: string, holder: object) => {
  await mkdir(join(dataDir, 'lock'), { recursive: true })
  const path = join(dataDir, 'lock', '00000041.json')
  const whole = {
    host: hostname(),
    space: await processSpace(),
    since: '2026-03-01T08:00:00.000Z',
    released: false,
  }
  await writeFile(path, JSON.stringify({ ...whole, ...holder }))
  return path
}

const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )

describe('a second start on the same folder', () => {
  it('FDB-09 is refused with the name of the holder, and does not touch the first', async () => {
    const dataDir = await usedDataDir()
    const portal = spawnPortal({ dataDir })
    const { up } = await portal.answer()
    const postmaster = await postmasterPid(join(dataDir, 'pg'))
    await expect(start(dataDir)).rejects.toMatchObject({
      name: 'EmbeddedDatabaseError',
      code: 'folder_in_use',
      message: expect.stringMatching(
        new RegExp(
          `^The data folder ${dataDir} is in use by process ${portal.pid} on ${hostname()} since 20\\d\\d-[\\d-]+ [\\d:]+ UTC\\. .*DATA_DIR.*\\.$`,
        ),
      ),
    })
    expect(await postmasterPid(join(dataDir, 'pg'))).toBe(postmaster)
    expect(up && (await kept(up))).toEqual(KEPT)
  })

  it('is refused inside one process too', async () => {
    const dataDir = await usedDataDir()
    const first = await start(dataDir)
    expect(await outcome(start(dataDir))).toBe('folder_in_use')
    expect(await kept(first)).toEqual(KEPT)
  })

  it('is granted after the first has stopped', async () => {
    const dataDir = await usedDataDir()
    const portal = spawnPortal({ dataDir })
    await portal.answer()
    await portal.stop()
    expect(await kept(await start(dataDir))).toEqual(KEPT)
  })
})

describe('two starts that race', () => {
  it('make one database on a fresh folder, and the other is refused', async () => {
    const dataDir = await newDataDir()
    const portals = [spawnPortal({ dataDir }), spawnPortal({ dataDir })]
    const answers = await Promise.all(portals.map(portal => portal.answer()))
    const [winner, ...others] = answers.flatMap(({ up }) => up ?? [])
    expect(others).toEqual([])
    expect(answers.flatMap(({ refused }) => refused ?? [])).toEqual(['folder_in_use'])
    expect(winner && (await query(winner.owner, 'select 1 as one'))).toEqual([{ one: 1 }])
  })

  it('are decided for one of many, round after round, whether the folder is free or its lock stale', async () => {
    const dataDir = await newDataDir()
    const { pid, child } = await bystander()
    child.kill('SIGKILL')
    await once(child, 'exit')
    await layLock(dataDir, { pid, started: '1' })
    for (let round = 0; round < 20; round += 1) {
      const attempts = await Promise.allSettled(
        Array.from({ length: 8 }, () => acquireFolderLock(dataDir, QUICK)),
      )
      const winners = attempts.flatMap(attempt => (attempt.status === 'fulfilled' ? [attempt.value] : []))
      expect(winners).toHaveLength(1)
      await winners[0]?.release()
    }
    expect((await entriesOf(join(dataDir, 'lock'))).length).toBeLessThanOrEqual(2)
  })

  it('let nobody in through a number that was used and cleared away', async () => {
    const dataDir = await newDataDir()
    const { pid, started } = await bystander()
    await layLock(dataDir, { pid, started })
    // A starter that read the chain long ago comes back with the number that was next then.
    const late: Holder = { pid: 1, host: '', space: '', started: null, since: '', released: false }
    expect(await forge(join(dataDir, 'lock'), 5, late)).toBe(false)
    expect(await entriesOf(join(dataDir, 'lock'))).toEqual(['00000041.json'])
  })
})

describe('a lock that was left behind', () => {
  it('is taken over when its process is dead', async () => {
    const dataDir = await newDataDir()
    const { pid, started, child } = await bystander()
    child.kill('SIGKILL')
    await once(child, 'exit')
    await layLock(dataDir, { pid, started })
    expect(await outcome(acquireFolderLock(dataDir, QUICK))).toBe('taken')
  })

  it('is taken over when its process number went to somebody else', async () => {
    const dataDir = await newDataDir()
    const { pid, started } = await bystander()
    await layLock(dataDir, { pid, started: `${started}0` })
    expect(await outcome(acquireFolderLock(dataDir, QUICK))).toBe('taken')
    expect(await isGone(pid)).toBe(false)
  })

  it('is taken over when it is this very process by number, but not by birth', async () => {
    const dataDir = await newDataDir()
    await layLock(dataDir, { pid: process.pid, started: '1' })
    expect(await outcome(acquireFolderLock(dataDir, QUICK))).toBe('taken')
  })

  it('is respected while its process lives', async () => {
    const dataDir = await newDataDir()
    const { pid, started } = await bystander()
    const path = await layLock(dataDir, { pid, started })
    const before = await readFile(path, 'utf8')
    expect(await outcome(acquireFolderLock(dataDir, QUICK))).toBe('folder_in_use')
    expect(await readFile(path, 'utf8')).toBe(before)
  })

  it('is taken over when it is empty, as after a power cut', async () => {
    const dataDir = await newDataDir()
    await writeFile(await layLock(dataDir, {}), '')
    expect(await outcome(acquireFolderLock(dataDir, QUICK))).toBe('taken')
  })
})

describe('a holder whose processes cannot be seen from here', () => {
  // As in two containers on one volume: the number means another process there, or none here.
  const elsewhere = { pid: 2 ** 22 + 7, host: 'another', space: 'another', started: '5' }

  it('is respected while it gives signs of life', async () => {
    const dataDir = await newDataDir()
    const path = await layLock(dataDir, elsewhere)
    const beat = setInterval(() => void utimes(path, new Date(), new Date()), QUICK.heartbeatMs)
    later(async () => clearInterval(beat))
    expect(await outcome(acquireFolderLock(dataDir, QUICK))).toBe('folder_in_use')
  })

  it('is succeeded when it has gone silent', async () => {
    const dataDir = await newDataDir()
    await layLock(dataDir, elsewhere)
    expect(await outcome(acquireFolderLock(dataDir, QUICK))).toBe('taken')
  })

  it('sees the signs of life that a holder here gives', async () => {
    const dataDir = await newDataDir()
    const lock = await acquireFolderLock(dataDir, QUICK)
    later(() => lock.release())
    const [name = ''] = await entriesOf(join(dataDir, 'lock'))
    const path = join(dataDir, 'lock', name)
    const holder = JSON.parse(await readFile(path, 'utf8')) as object
    await writeFile(path, JSON.stringify({ ...holder, space: 'another' }))
    expect(await outcome(acquireFolderLock(dataDir, QUICK))).toBe('folder_in_use')
  })
})

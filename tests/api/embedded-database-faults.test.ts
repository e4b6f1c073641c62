import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import type { RunAs } from '@server/platform/db/embedded/run-as'
import {
  childrenOf,
  isGone,
  KEPT,
  kept,
  killIfThere,
  later,
  postmasterPid,
  query,
  recordingLog,
  spawnPortal,
  start,
  supervisorOf,
  until,
  usedDataDir,
} from '@tests/api/embedded-database.support'

/** The promise is the same in each round; more of them meet rarer moments. */
const ROUNDS = process.env['NIGHTLY'] ? 20 : 6

const answers = (database: EmbeddedDatabase): Promise<boolean> =>
  query(database.owner, 'select 1').then(
    () => true,
    () => false,
  )

/** Looked up in the log: the state itself may have come and gone between two looks. */
const hasFallen = (log: ReturnType<typeof recordingLog>, times = 1) =>
  until(() => log.lines.filter(({ message }) => message.includes('ended unexpectedly')).length >= times)

const isUpAgain = (log: ReturnType<typeof recordingLog>, times = 1) =>
  until(() => log.lines.filter(({ message }) => message.includes('up again')).length >= times)

const keepBusy = async (database: EmbeddedDatabase) => {
  const busy = 'select count(*) from generate_series(1, 1e12)'
  query(database.owner, busy).catch(() => undefined)
  const look = 'select 1 from pg_stat_activity where query = $1'
  await until(async () => (await query(database.superuser, look, [busy])).length > 0)
}

const runningPortal = async () => {
  const dataDir = await usedDataDir()
  const cluster = join(dataDir, 'pg')
  const portal = spawnPortal({ dataDir })
  const { up } = await portal.answer()
  if (!up) throw new Error('the portal did not start')
  const postmaster = await postmasterPid(cluster)
  const backends = await childrenOf(postmaster)
  return { dataDir, cluster, portal, up, postmaster, backends, supervisor: await supervisorOf(cluster) }
}

describe('a portal that is killed', () => {
  it('takes PostgreSQL with it, and the next start finds the data', async () => {
    const { dataDir, portal, up, postmaster, backends, supervisor } = await runningPortal()
    await query(up.owner, 'create table last_words as select 1 as one')
    expect(backends.length).toBeGreaterThan(2)
    await portal.kill9()
    for (const pid of [supervisor, postmaster, ...backends]) await until(() => isGone(pid))
    const next = await start(dataDir)
    expect(await kept(next)).toEqual(KEPT)
    expect(await query(next.owner, 'select one from last_words')).toEqual([{ one: 1 }])
  })

  it('does not hinder a next start that comes at once', async () => {
    const { dataDir, portal, postmaster } = await runningPortal()
    await portal.kill9()
    const next = await start(dataDir)
    expect(await isGone(postmaster)).toBe(true)
    expect(await kept(next)).toEqual(KEPT)
    expect(next.state()).toBe('up')
  })

  it('together with its supervisor leaves a PostgreSQL that the next start stops and replaces', async () => {
    const { dataDir, portal, up, postmaster, supervisor } = await runningPortal()
    process.kill(supervisor, 'SIGSTOP')
    await portal.kill9()
    process.kill(supervisor, 'SIGKILL')
    await until(() => isGone(supervisor))
    expect(await isGone(postmaster)).toBe(false)
    expect(await kept(up)).toEqual(KEPT)
    const log = recordingLog()
    const next = await start(dataDir, log)
    expect(await isGone(postmaster)).toBe(true)
    expect(log.said('of an earlier start')).toBeDefined()
    expect(await kept(next)).toEqual(KEPT)
  })

  it('together with everything but the children of PostgreSQL does not hinder the next start', async () => {
    const { dataDir, portal, up, postmaster, supervisor } = await runningPortal()
    await keepBusy(up)
    const backends = await childrenOf(postmaster)
    process.kill(supervisor, 'SIGSTOP')
    await portal.kill9()
    process.kill(postmaster, 'SIGKILL')
    process.kill(supervisor, 'SIGKILL')
    const next = await start(dataDir)
    expect(await kept(next)).toEqual(KEPT)
    expect(await Promise.all(backends.map(isGone))).toEqual(backends.map(() => true))
  })

  it(`loses no acknowledged write, in ${ROUNDS} rounds`, async () => {
    const dataDir = await usedDataDir()
    const cluster = join(dataDir, 'pg')
    const acknowledged: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const portal = spawnPortal({ dataDir, write: true, settings: {} })
      expect(await portal.answer()).toMatchObject({ up: {} })
      await until(() => portal.wrote().length > 1 + ((round * 37) % 11))
      const [postmaster, supervisor] = [await postmasterPid(cluster), await supervisorOf(cluster)]
      await portal.kill9()
      // Every other round PostgreSQL has no chance to write anything in order either.
      if (round % 2 === 1) {
        for (const pid of [postmaster, supervisor]) killIfThere(pid)
      }
      acknowledged.push(...portal.wrote())
    }
    const database = await start(dataDir)
    const rows = await query<{ id: string }>(database.owner, 'select id from entry')
    const found = new Set(rows.map(({ id }) => Number(id)))
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    expect(acknowledged.filter(id => !found.has(id))).toEqual([])
    // One write a round may have been on its way when the portal was killed.
    expect(rows.length - acknowledged.length).toBeLessThanOrEqual(ROUNDS)
  }, 240_000)
})

describe('PostgreSQL that is killed', () => {
  it('is started again, and says so while it is away', async () => {
    const log = recordingLog()
    const states: string[] = []
    const error = (details: object, message: string) => {
      log.error(details, message)
      states.push(database.state())
    }
    const dataDir = await usedDataDir()
    const database = await start(dataDir, { ...log, error })
    const postmaster = await postmasterPid(join(dataDir, 'pg'))
    process.kill(postmaster, 'SIGKILL')
    await isUpAgain(log)
    expect(database.state()).toBe('up')
    expect(states[0]).toBe('restarting')
    const fall = { level: 'error', details: { how: 'SIGKILL', failures: 1 } }
    expect(log.said('ended unexpectedly')).toMatchObject(fall)
    expect(await kept(database)).toEqual(KEPT)
    expect(await postmasterPid(join(dataDir, 'pg'))).not.toBe(postmaster)
  })

  it('comes back although one of its children is too busy to notice', async () => {
    const log = recordingLog()
    const dataDir = await usedDataDir()
    const database = await start(dataDir, log)
    await keepBusy(database)
    process.kill(await postmasterPid(join(dataDir, 'pg')), 'SIGKILL')
    await isUpAgain(log)
    expect(await kept(database)).toEqual(KEPT)
  })

  it('comes back every time', async () => {
    const log = recordingLog()
    const dataDir = await usedDataDir()
    const database = await start(dataDir, log)
    for (let round = 1; round <= 3; round += 1) {
      process.kill(await postmasterPid(join(dataDir, 'pg')), 'SIGKILL')
      await isUpAgain(log, round)
    }
    expect(await kept(database)).toEqual(KEPT)
  })

  it('loses a single child without the portal noticing more than broken connections', async () => {
    const dataDir = await usedDataDir()
    const database = await start(dataDir)
    const postmaster = await postmasterPid(join(dataDir, 'pg'))
    const rows = query<{ pid: number }>(database.owner, 'select pg_backend_pid() as pid, pg_sleep(600)')
    const broken = rows.catch((error: unknown) => error)
    const sleeping =
      "select pid from pg_stat_activity where query like '%pg_sleep(600)' and pid <> pg_backend_pid()"
    let backend: number | undefined
    await until(async () => (backend = (await query<{ pid: number }>(database.superuser, sleeping))[0]?.pid))
    process.kill(backend ?? 0, 'SIGKILL')
    expect(await broken).toBeInstanceOf(Error)
    await until(() => answers(database))
    expect(await postmasterPid(join(dataDir, 'pg'))).toBe(postmaster)
  })

  it('can be stopped while it is away', async () => {
    const log = recordingLog()
    const dataDir = await usedDataDir()
    const database = await start(dataDir, log)
    process.kill(await postmasterPid(join(dataDir, 'pg')), 'SIGKILL')
    await hasFallen(log)
    await database.stop()
    expect(database.state()).toBe('stopped')
    expect(await kept(await start(dataDir))).toEqual(KEPT)
  })
})

describe('a supervisor that is killed', () => {
  it('is replaced, and PostgreSQL with it', async () => {
    const log = recordingLog()
    const dataDir = await usedDataDir()
    const database = await start(dataDir, log)
    const supervisor = await supervisorOf(join(dataDir, 'pg'))
    process.kill(supervisor, 'SIGKILL')
    await isUpAgain(log)
    expect(log.said('supervisor of PostgreSQL ended')).toMatchObject({ level: 'error' })
    expect(await supervisorOf(join(dataDir, 'pg'))).not.toBe(supervisor)
    expect(await kept(database)).toEqual(KEPT)
  })

  it('does not end at the signals that a terminal or a service manager sends to all', async () => {
    const dataDir = await usedDataDir()
    const log = recordingLog()
    const database = await start(dataDir, log)
    const supervisor = await supervisorOf(join(dataDir, 'pg'))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(supervisor, signal)
    // What it does after them shows that it has them behind it.
    process.kill(await postmasterPid(join(dataDir, 'pg')), 'SIGKILL')
    await isUpAgain(log)
    expect(await supervisorOf(join(dataDir, 'pg'))).toBe(supervisor)
    expect(await kept(database)).toEqual(KEPT)
  })
})

describe('lock files of PostgreSQL that name', () => {
  const sleeper = async (owner: RunAs, words: string[]) => {
    const child = spawn('sh', ['-c', ...words], owner)
    await once(child, 'spawn')
    later(async () => child.kill('SIGKILL'))
    return child.pid ?? 0
  }

  const strangers = {
    'a living process': (owner: RunAs) => sleeper(owner, ['exec sleep 600']),
    'a dead process that nobody buries': async (owner: RunAs) => {
      const careless = await sleeper(owner, ['true & exec sleep 600'])
      await until(async () => (await childrenOf(careless)).length > 0)
      const [zombie = 0] = await childrenOf(careless)
      await until(() => isGone(zombie))
      return zombie
    },
  }

  it.each(Object.entries(strangers))('%s do not keep it from starting', async (_, makeStranger) => {
    const dataDir = await usedDataDir()
    const cluster = join(dataDir, 'pg')
    // The user counts: PostgreSQL takes only processes of its own user for a living holder.
    const { uid, gid } = await stat(cluster)
    const stranger = await makeStranger({ uid, gid })
    const text = `${stranger}\n${cluster}\n1772352000\n5432\n${join(dataDir, 'socket')}\n\n 0 0\nready   \n`
    for (const file of [join(cluster, 'postmaster.pid'), join(dataDir, 'socket', '.s.PGSQL.5432.lock')]) {
      await writeFile(file, text)
      await chown(file, uid, gid)
    }
    const log = recordingLog()
    const database = await start(dataDir, log)
    expect(await kept(database)).toEqual(KEPT)
    expect(log.said('named a process')).toMatchObject({ details: { pid: stranger } })
    expect(await postmasterPid(cluster)).not.toBe(stranger)
  })
})

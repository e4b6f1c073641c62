import { execFile } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  asRoot,
  later,
  query,
  recordingLog,
  start,
  temporaryFolder,
  until,
} from '@tests/api/embedded-database.support'

const run = promisify(execFile)

/** A small disk of its own in memory, or why there is none. */
const smallDisk = async (): Promise<{ disk: string } | { reason: string }> => {
  if (!asRoot) return { reason: 'only root can mount a small disk' }
  if (process.platform !== 'linux') return { reason: 'tmpfs is known to Linux only' }
  const disk = join(await temporaryFolder(), 'disk')
  await mkdir(disk)
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=120m,mode=755', 'tmpfs', disk])
  } catch {
    return { reason: 'this machine does not let root mount a small disk' }
  }
  later(() => run('umount', ['--lazy', disk]))
  return { disk }
}

const fill = async (path: string) => {
  const file = await open(path, 'w')
  try {
    for (const block of [Buffer.alloc(1 << 20), Buffer.alloc(4096)])
      for (;;) {
        const written = await file.write(block).catch(() => ({ bytesWritten: 0 }))
        if (written.bytesWritten === 0) break
      }
  } finally {
    await file.close()
  }
}

describe('a disk that is full', () => {
  it('stops PostgreSQL, which comes back when there is space, with every acknowledged row', async ({
    skip,
  }) => {
    const found = await smallDisk()
    if ('reason' in found) return skip(found.reason)
    const log = recordingLog()
    // One segment of the log of changes: the next one does not find its place.
    const settings = { fsync: 'off', min_wal_size: '32MB', wal_recycle: 'off', wal_init_zero: 'on' }
    const database = await start(join(found.disk, 'data'), log, settings)
    await query(database.owner, 'create table entry (id int primary key)')
    await query(database.owner, 'insert into entry values (0)')
    const filler = join(found.disk, 'filler')
    await fill(filler)

    let acknowledged = 1
    await until(async () => {
      try {
        // A table that cannot grow fails one statement; only a log that cannot grow brings the server down.
        const text =
          "insert into entry select $1::int where pg_logical_emit_message(true, '', repeat('x', 1000000)) is not null"
        await query(database.owner, text, [acknowledged])
        acknowledged += 1
      } catch {
        // Refused or cut off: either is fine, as long as nothing that was acknowledged gets lost.
      }
      return database.state() === 'restarting'
    })
    await until(() => log.lines.filter(({ message }) => message.includes('ended unexpectedly')).length >= 3)
    expect(database.state()).toBe('restarting')
    expect(JSON.stringify(log.lines)).toContain('No space left on device')

    await rm(filler)
    await until(() => database.state() === 'up')
    const [row] = await query<{ n: string }>(
      database.owner,
      'select count(*) as n from entry where id < $1',
      [acknowledged],
    )
    expect(Number(row?.n)).toBe(acknowledged)
    await query(database.owner, 'insert into entry values (-1)')
  })

  it('is named when it stops a first start, and the start works once there is space', async ({ skip }) => {
    const found = await smallDisk()
    if ('reason' in found) return skip(found.reason)
    const dataDir = join(found.disk, 'data')
    await mkdir(dataDir)
    const filler = join(found.disk, 'filler')
    await fill(filler)
    await expect(start(dataDir)).rejects.toMatchObject({
      message: expect.stringContaining('the disk is full'),
    })
    await run('truncate', ['-s', '-20M', filler])
    await expect(start(dataDir)).rejects.toMatchObject({
      code: 'init_failed',
      message: expect.stringContaining('No space left on device'),
    })
    await rm(filler)
    const database = await start(dataDir)
    expect(await query(database.owner, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Target } from './load.ts'

const run = promisify(execFile)

/** A status of -1: the connection failed. */
export type Answer = { beganAt: number; status: number; ms: number }

/** Many visitors, each asking once a second whatever becomes of the others, by a client that costs next to nothing. */
export async function h2load(target: Target, perSecond: number, seconds: number): Promise<Answer[]> {
  const visitors = 10 * Math.round(perSecond / 10)
  const folder = await mkdtemp(join(tmpdir(), 'h2load-'))
  const log = join(folder, 'answers')
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', ...target.headers }
  try {
    await run('h2load', [
      ...['--h1', '-t', '1', '-c', String(visitors), '-n', String(visitors * seconds), '--rps', '1'],
      // Not all in the same moment of each second.
      ...['-r', String(visitors / 10), '--rate-period=100ms'],
      `--log-file=${log}`,
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      `http://127.0.0.1:${target.port}${target.path}`,
    ]).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT'
        ? new Error('this bench needs h2load: apt-get install nghttp2-client')
        : error
    })
    const lines = (await readFile(log, 'utf8')).trim().split('\n')
    return lines.map(line => {
      const [began = 0, status = 0, micros = 0] = line.split('\t').map(Number)
      return { beganAt: began / 1000, status, ms: micros / 1000 }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

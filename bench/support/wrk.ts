import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Target } from './load.ts'

const run = promisify(execFile)

export type Weight = { p50: number; p95: number; perSecond: number; calls: number }

/** As browsers ask. A client in this process would cost as much as what it measures, and pull every ratio towards 1. */
export async function wrk(target: Target, connections: number, seconds: number): Promise<Weight> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', ...target.headers }
  const { stdout } = await run('wrk', [
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`],
    ...['-s', new URL('percentiles.lua', import.meta.url).pathname],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    `http://127.0.0.1:${target.port}${target.path}`,
  ]).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('this bench needs wrk: apt-get install wrk') : error
  })
  const [, p50, p95, calls, errors] =
    /p50 (\d+) p95 (\d+) calls (\d+) errors (\d+)/.exec(stdout)?.map(Number) ?? []
  if (errors !== 0 || !calls) throw new Error(`${target.path}: ${stdout}`)
  return { p50: (p50 ?? 0) / 1000, p95: (p95 ?? 0) / 1000, perSecond: calls / seconds, calls }
}

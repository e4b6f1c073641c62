import { runNode } from '../scripts/lib/run.mjs'
import { hashOf, isFresh } from '../scripts/lib/sources.mjs'

/** Of all that the server is made from, packages included. */
export const hashOfServer = (): string => hashOf('server')

export async function buildStaleServer(): Promise<void> {
  if (isFresh('server')) return
  const code = await runNode(['scripts/build.mjs', '--stale', 'server'])
  if (code !== 0) throw new Error('dist/server could not be built; what went wrong stands above')
}

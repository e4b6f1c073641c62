// @ts-check
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { ensureInstalled } from './lib/install.mjs'
import { withLock } from './lib/lock.mjs'
import { inRoot, runMain, say } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'
import { runtime } from './lib/runtime.mjs'
import { hashOf, isFresh, PARTS, stampFileOf } from './lib/sources.mjs'

// `npm run build [-- web|server]` builds both parts or the named one; with --stale only what no longer matches its sources.
const onlyStale = process.argv.includes('--stale')
const named = PARTS.filter(part => process.argv.includes(part))
const wanted = named.length > 0 ? named : PARTS

await runMain(async () => {
  await ensureInstalled()
  // Vite wants a newer Node than the one that may have started this. As files, not as names: behind a link the two
  // would never be the same, and each start would start another.
  if (realpathSync(process.execPath) !== realpathSync(runtime())) return runNode(process.argv.slice(1))
  await withLock('build', async () => {
    for (const part of wanted) if (!onlyStale || !isFresh(part)) await build(part)
  })
})

/** @param {import('./lib/sources.mjs').Part} part */
async function build(part) {
  const from = performance.now()
  // Read before building: what is edited meanwhile must count as stale afterwards.
  const hash = hashOf(part)
  mkdirSync(inRoot('dist'), { recursive: true })
  if (part === 'web') await (await import('./lib/build-web.mjs')).buildWeb(hash)
  else await (await import('./lib/build-server.mjs')).buildServer()
  writeFileSync(stampFileOf(part), hash)
  say(`Built dist/${part} in ${((performance.now() - from) / 1000).toFixed(1)} s`)
}

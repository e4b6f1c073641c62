// @ts-check
import { readdirSync } from 'node:fs'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { inRoot, PlainError, runMain, say } from './lib/project.mjs'
import { runNode, toolFile } from './lib/run.mjs'

const ENDING = '.ts'

// `npm run bench [-- name …]`: every question in bench/, or the named ones, one after the other so that none
// slows another down.
await runMain(async () => {
  const wanted = process.argv.slice(2)
  const all = readdirSync(inRoot('bench'))
    .filter(file => file.endsWith(ENDING))
    .sort()
  const names = all
    .map(file => file.slice(0, -ENDING.length))
    .filter(name => wanted.length === 0 || wanted.includes(name))
  if (names.length === 0) throw new PlainError(`No such benchmark. There are: ${all.join(', ') || 'none'}`)
  await ensureBuilt()
  let failed = 0
  for (const name of names) {
    say(`\n— ${name}`)
    if ((await runNode([toolFile('tsx'), `bench/${name}${ENDING}`])) !== 0) failed += 1
  }
  return failed === 0 ? 0 : 1
})

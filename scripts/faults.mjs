// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { faultPatches, judgeFault } from './lib/fault-patches.mjs'
import { mergeTable } from './lib/fault-table.mjs'
import {
  failuresIn,
  fillTemplates,
  isOfBrowser,
  keepBuild,
  textOf,
  usesDatabase,
} from './lib/fault-tests.mjs'
import { clean, copyOf, git } from './lib/fault-tree.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { withLock } from './lib/lock.mjs'
import { runMain, say } from './lib/project.mjs'

/** @typedef {import('./lib/fault-patches.mjs').FaultPatch} FaultPatch */

// `npm run test:faults [-- CASE …] [--at=REVISION] [--table=FILE] [--without]`: plants each fault of
// tests/faults-on-purpose in a copy of the committed tree, runs the tests that should see it, and says which test named
// it. `--at` plants them in an older revision, to compare two suites; `--table` writes the verdicts into a file;
// `--without` plants none, to see the same tests green.
await runMain(async () => {
  const words = process.argv.slice(2)
  const option = (/** @type {string} */ name) =>
    words.find(word => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const table = option('table')
  const patches = faultPatches(words.filter(word => !word.startsWith('--')))
  await ensureInstalled()
  return withLock('faults', async () => {
    const copy = copyOf(option('at') ?? 'HEAD')
    if (words.includes('--without')) return tryWithout(copy, patches)
    const rows = []
    for (const patch of patches) {
      const from = performance.now()
      const result = await tryFault(copy, patch)
      rows.push({ ...patch, ...result })
      // After each, so that a stop in between loses none.
      if (table) writeFileSync(table, mergeTable(textOf(table), rows, option('at') ? 'before' : 'now'))
      const seconds = Math.round((performance.now() - from) / 1000)
      say(
        `${String(rows.length).padStart(3)}/${patches.length} ${result.verdict.padEnd(6)} ${patch.id} ${seconds} s  ${result.by ?? ''}`,
      )
    }
    const unnamed = rows.filter(({ verdict }) => verdict !== 'named')
    console.log(`${rows.length - unnamed.length} named, ${unnamed.length} not`)
    return unnamed.length === 0 ? 0 : 1
  })
})

/** @param {string} copy @param {FaultPatch} patch */
async function tryFault(copy, { id, file, tests }) {
  const changed = readFileSync(file, 'utf8')
  const isInTemplates = /^\+\+\+ b\/(server\/(migrations|seeds)|contract\/access|tests)\//m.test(changed)
  const templates = isInTemplates || !tests.some(usesDatabase) ? {} : fillTemplates(copy)
  if (tests.some(isOfBrowser)) keepBuild(copy)
  try {
    git(copy, 'apply', file)
  } catch {
    return { verdict: 'stale', by: 'the patch does not apply' }
  }
  try {
    return judgeFault(id, await failuresIn(copy, { tests, cases: id, templates }))
  } finally {
    clean(copy)
  }
}

/** The same tests without a fault, none of which may be red. @param {string} copy @param {FaultPatch[]} patches */
async function tryWithout(copy, patches) {
  const tests = [...new Set(patches.flatMap(patch => patch.tests))]
  const cases = patches.map(({ id }) => id).join('|')
  if (tests.some(isOfBrowser)) keepBuild(copy)
  const templates = tests.some(usesDatabase) ? fillTemplates(copy) : {}
  const failures = await failuresIn(copy, { tests, cases, templates })
  for (const name of failures) console.log(name)
  console.log(`${tests.length} files without a fault, ${failures.length} red`)
  return failures.length === 0 ? 0 : 1
}

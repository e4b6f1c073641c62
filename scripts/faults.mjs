// @ts-check
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { faultPatches, judgeFault } from './lib/fault-patches.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, PlainError, root, runMain, say } from './lib/project.mjs'
import { runtime } from './lib/runtime.mjs'
import { runToEnd, toolFile } from './lib/run.mjs'
import { EVENTS } from './lib/test/event-file.mjs'
import { Tally } from './lib/test/tally.mjs'

/** @typedef {import('./lib/fault-patches.mjs').FaultPatch} FaultPatch */

// `npm run test:faults [-- CASE …] [--at=REVISION] [--table=FILE]`: plants each fault of tests/faults-on-purpose in a
// copy of the committed tree, runs the tests that should see it, and says which test named it. `--at` plants them in
// an older revision, to compare two suites.
await runMain(async () => {
  const words = process.argv.slice(2)
  const option = (/** @type {string} */ name) =>
    words.find(word => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const patches = faultPatches(words.filter(word => !word.startsWith('--')))
  await ensureInstalled()
  const copy = copyOf(option('at') ?? 'HEAD')
  try {
    const rows = []
    for (const patch of patches) {
      const result = await tryFault(copy, patch)
      rows.push({ ...patch, ...result })
      say(
        `${String(rows.length).padStart(3)}/${patches.length} ${result.verdict.padEnd(6)} ${patch.id}  ${result.by ?? ''}`,
      )
    }
    const table = option('table')
    if (table) writeFileSync(table, tableOf(rows))
    const unnamed = rows.filter(({ verdict }) => verdict !== 'named')
    console.log(`${rows.length - unnamed.length} named, ${unnamed.length} not`)
    return unnamed.length === 0 ? 0 : 1
  } finally {
    git(root, 'worktree', 'remove', '--force', copy)
    rmSync(path.dirname(copy), { recursive: true, force: true })
  }
})

/** A work tree of its own, so that a stop in between leaves no fault in the sources. @param {string} revision */
function copyOf(revision) {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'portal-faults-')), 'tree')
  git(root, 'worktree', 'add', '--detach', copy, revision)
  symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'))
  return copy
}

/** @param {string} cwd @param {...string} args */
function git(cwd, ...args) {
  const { status, stderr } = runToEnd('git', args, { cwd })
  if (status !== 0) throw new PlainError(`git ${args.join(' ')}: ${stderr.trim()}`)
}

/** @param {string} copy @param {FaultPatch} patch */
async function tryFault(copy, { id, file, tests }) {
  try {
    git(copy, 'apply', file)
  } catch {
    return { verdict: 'stale', by: 'the patch does not apply' }
  }
  try {
    const inBrowser = tests.filter(test => test.endsWith('.spec.ts'))
    const rest = tests.filter(test => !inBrowser.includes(test))
    const failures = [
      ...(rest.length > 0 ? runVitest(copy, rest) : []),
      ...(inBrowser.length > 0 ? await runPlaywright(copy, inBrowser) : []),
    ]
    return judgeFault(id, failures)
  } finally {
    git(copy, 'checkout', '--', '.')
    git(copy, 'clean', '-fdq', '--exclude=node_modules', '--exclude=dist', '--exclude=.cache')
  }
}

/** @param {string} copy @param {string[]} tests */
function runVitest(copy, tests) {
  return failuresOf(copy, [toolFile('vitest'), 'run', reporter('vitest'), ...tests])
}

/** @param {string} copy @param {string[]} tests */
async function runPlaywright(copy, tests) {
  // What the fault left as it was need not be built again.
  cpSync(inRoot('dist'), path.join(copy, 'dist'), { recursive: true, force: false })
  run(copy, ['scripts/build.mjs', '--stale'])
  const args = [toolFile('@playwright/test', 'playwright'), 'test', reporter('playwright'), ...tests]
  return failuresOf(copy, args, { PORTAL_CHROMIUM: await ensureBrowser() })
}

/** @param {string} tool */
const reporter = tool => `--reporter=${inRoot('scripts', 'lib', 'test', `${tool}-reporter.mjs`)}`

/** The titles of the tests that failed. @param {string} copy @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function failuresOf(copy, args, env = {}) {
  const events = path.join(path.dirname(copy), 'events.jsonl')
  writeFileSync(events, '')
  run(copy, args, { ...env, [EVENTS]: events })
  const tally = new Tally()
  for (const line of readFileSync(events, 'utf8').split('\n').filter(Boolean)) tally.add(JSON.parse(line))
  return tally.failures.map(({ name }) => name)
}

/** @param {string} cwd @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function run(cwd, args, env = {}) {
  const PATH = [path.dirname(runtime()), process.env.PATH ?? ''].join(path.delimiter)
  runToEnd(runtime(), args, { cwd, env: { ...process.env, PATH, ...env }, isSilent: true })
}

/** @param {{ id: string, fault: string, verdict: string, by?: string | undefined }[]} rows */
const tableOf = rows =>
  ['| case | fault | verdict | test |', '| --- | --- | --- | --- |']
    .concat(rows.map(({ id, fault, verdict, by }) => `| ${id} | ${fault} | ${verdict} | ${nameOf(by)} |`))
    .join('\n')
    .concat('\n')

/** Without the folder of the copy. @param {string | undefined} title */
const nameOf = title => (title ?? '').replace(/^.*?\/tree\//, '').replaceAll('|', '\\|')

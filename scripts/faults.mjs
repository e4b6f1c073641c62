// @ts-check
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { faultPatches, judgeFault } from './lib/fault-patches.mjs'
import { mergeTable } from './lib/fault-table.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { withLock } from './lib/lock.mjs'
import { inRoot, PlainError, root, runMain, say } from './lib/project.mjs'
import { runtime } from './lib/runtime.mjs'
import { runToEnd, toolFile } from './lib/run.mjs'
import { ENGINE_FILES } from './lib/test/engine-files.mjs'
import { EVENTS } from './lib/test/event-file.mjs'
import { Tally } from './lib/test/tally.mjs'

/** @typedef {import('./lib/fault-patches.mjs').FaultPatch} FaultPatch */

// `npm run test:faults [-- CASE …] [--at=REVISION] [--table=FILE]`: plants each fault of tests/faults-on-purpose in a
// copy of the committed tree, runs the tests that should see it, and says which test named it. `--at` plants them in
// an older revision, to compare two suites; `--table` writes the verdicts into a file.
await runMain(async () => {
  const words = process.argv.slice(2)
  const option = (/** @type {string} */ name) =>
    words.find(word => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const table = option('table')
  const patches = faultPatches(words.filter(word => !word.startsWith('--')))
  await ensureInstalled()
  return withLock('faults', async () => {
    const copy = copyOf(option('at') ?? 'HEAD')
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

/**
 * A work tree of its own, so that a stop in between leaves no fault in the sources. It stays for the next run, with
 * what it has built, compiled and seeded.
 * @param {string} revision
 */
function copyOf(revision) {
  const copy = inRoot('.cache', 'faults', revision.replaceAll(/\W/g, '-'))
  const commit = git(root, 'rev-parse', `${revision}^{commit}`)
  git(root, 'worktree', 'prune')
  // Without its own .git, git would take the folder for a part of the project around it.
  if (!existsSync(path.join(copy, '.git'))) {
    rmSync(copy, { recursive: true, force: true })
    git(root, 'worktree', 'add', '--detach', copy, commit)
    symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'))
  }
  clean(copy)
  git(copy, 'checkout', '--detach', commit)
  return copy
}

/** @param {string} copy */
function clean(copy) {
  git(copy, 'checkout', '--', '.')
  git(copy, 'clean', '-fdq', '--exclude=node_modules')
}

/** @param {string} cwd @param {...string} args */
function git(cwd, ...args) {
  const { status, stdout, stderr } = runToEnd('git', args, { cwd })
  if (status !== 0) throw new PlainError(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.trim()
}

/** @param {string} copy @param {FaultPatch} patch */
async function tryFault(copy, { id, file, tests }) {
  const inBrowser = tests.filter(test => test.endsWith('.spec.ts'))
  const ofEngines = tests.filter(test => ENGINE_FILES.some(glob => path.matchesGlob(test, glob)))
  const rest = tests.filter(test => !inBrowser.includes(test) && !ofEngines.includes(test))
  const usesDatabase = [...rest, ...ofEngines].some(test => test.startsWith('tests/'))
  const templates = usesDatabase ? fillTemplates(copy, file) : {}
  if (inBrowser.length > 0) keepBuild(copy)
  try {
    git(copy, 'apply', file)
  } catch {
    return { verdict: 'stale', by: 'the patch does not apply' }
  }
  try {
    const failures = [
      ...(rest.length > 0 ? runVitest(copy, rest, templates) : []),
      // The other tests of such a file take minutes.
      ...(ofEngines.length > 0 ? runVitest(copy, [...ofEngines, `--testNamePattern=${id}`], templates) : []),
      ...(inBrowser.length > 0 ? await runPlaywright(copy, id, inBrowser) : []),
    ]
    return judgeFault(id, failures)
  } finally {
    clean(copy)
  }
}

/**
 * The database that API tests copy is filled once by the code without faults, for all faults that are not in what
 * fills it.
 * @param {string} copy @param {string} patch @returns {NodeJS.ProcessEnv}
 */
function fillTemplates(copy, patch) {
  if (/^\+\+\+ b\/(server\/(migrations|seeds)|contract\/access|tests)\//m.test(readFileSync(patch, 'utf8')))
    return {}
  // An older suite fills its own for every run.
  if (!readFileSync(path.join(copy, 'tests/support/global-database.ts'), 'utf8').includes('TEST_TEMPLATES'))
    return {}
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format()
  const templates = { TEST_TEMPLATES: `${versionOf(copy)}-${day}` }
  if (!existsSync(path.join(copy, '.cache', 'test-database', `${templates.TEST_TEMPLATES}.tar`)))
    runVitest(copy, ['tests/api/saved-views.test.ts', '--testNamePattern=^none$'], templates)
  return templates
}

/** Of all that the product and its database are made from. @param {string} copy */
function versionOf(copy) {
  const sources = ['contract', 'phrases', 'public', 'scripts', 'server', 'src', 'package-lock.json']
  const trees = git(copy, 'rev-parse', ...sources.map(source => `HEAD:${source}`))
  return createHash('sha256').update(trees).digest('hex').slice(0, 32)
}

/** @param {string} copy @param {string[]} tests @param {NodeJS.ProcessEnv} env */
function runVitest(copy, tests, env) {
  const args = [toolFile('vitest'), 'run', '--project=!api-15', reporter('vitest'), ...tests]
  return failuresOf(copy, args, env)
}

/** What the fault leaves as it was need not be built again. @param {string} copy */
function keepBuild(copy) {
  const [dist, kept] = [path.join(copy, 'dist'), path.join(copy, '.cache', 'dist')]
  const stamp = path.join(kept, 'version')
  const version = versionOf(copy)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) {
    rmSync(dist, { recursive: true, force: true })
    cpSync(kept, dist, { recursive: true })
    return
  }
  run(copy, ['scripts/build.mjs', '--stale'])
  rmSync(kept, { recursive: true, force: true })
  cpSync(dist, kept, { recursive: true })
  writeFileSync(stamp, version)
}

/** @param {string} copy @param {string} id @param {string[]} tests */
async function runPlaywright(copy, id, tests) {
  run(copy, ['scripts/build.mjs', '--stale'])
  const args = [
    toolFile('@playwright/test', 'playwright'),
    'test',
    `--grep=${id}`,
    reporter('playwright'),
    ...tests,
  ]
  return failuresOf(copy, args, { PORTAL_CHROMIUM: await ensureBrowser() })
}

/** @param {string} tool */
function reporter(tool) {
  return `--reporter=${inRoot('scripts', 'lib', 'test', `${tool}-reporter.mjs`)}`
}

/** The titles of the tests that failed. @param {string} copy @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function failuresOf(copy, args, env = {}) {
  const events = path.join(copy, '.cache', 'events.jsonl')
  mkdirSync(path.dirname(events), { recursive: true })
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

/** @param {string} file */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { versionOf } from './fault-tree.mjs'
import { inRoot } from './project.mjs'
import { runToEnd, toolFile } from './run.mjs'
import { runtime } from './runtime.mjs'
import { ENGINE_FILES } from './test/engine-files.mjs'
import { EVENTS } from './test/event-file.mjs'
import { Tally } from './test/tally.mjs'

/** @param {string} test */
export const isOfBrowser = test => test.endsWith('.spec.ts')
/** @param {string} test */
const isOfEngine = test => ENGINE_FILES.some(glob => path.matchesGlob(test, glob))
/** @param {string} test */
export const usesDatabase = test => test.startsWith('tests/') && !isOfBrowser(test)

/**
 * The titles of the tests that failed. Of files whose other tests take minutes only those of these cases are run.
 * @param {string} copy @param {{ tests: string[], cases: string, templates: NodeJS.ProcessEnv }} what
 */
export async function failuresIn(copy, { tests, cases, templates }) {
  const inBrowser = tests.filter(isOfBrowser)
  const ofEngines = tests.filter(isOfEngine)
  const rest = tests.filter(test => !isOfBrowser(test) && !isOfEngine(test))
  return [
    ...(rest.length > 0 ? runVitest(copy, rest, templates) : []),
    ...(ofEngines.length > 0 ? runVitest(copy, [...ofEngines, `--testNamePattern=${cases}`], templates) : []),
    ...(inBrowser.length > 0 ? await runPlaywright(copy, inBrowser, cases) : []),
  ]
}

/**
 * The database that API tests copy is filled once by the code without faults, for all faults that are not in what
 * fills it.
 * @param {string} copy @returns {NodeJS.ProcessEnv}
 */
export function fillTemplates(copy) {
  // An older suite fills its own for every run.
  if (!textOf(path.join(copy, 'tests/support/global-database.ts')).includes('TEST_TEMPLATES')) return {}
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format()
  const templates = { TEST_TEMPLATES: `${versionOf(copy)}-${day}` }
  if (!existsSync(path.join(copy, '.cache', 'test-database', `${templates.TEST_TEMPLATES}.tar`)))
    runVitest(copy, ['tests/api/saved-views.test.ts', '--testNamePattern=^none$'], templates)
  return templates
}

/** @param {string} copy @param {string[]} tests @param {NodeJS.ProcessEnv} env */
function runVitest(copy, tests, env) {
  const args = [toolFile('vitest'), 'run', '--project=!api-15', reporter('vitest'), ...tests]
  return failuresOf(copy, args, env)
}

/** What the fault leaves as it was need not be built again. @param {string} copy */
export function keepBuild(copy) {
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

/** @param {string} copy @param {string[]} tests @param {string} cases */
async function runPlaywright(copy, tests, cases) {
  if (run(copy, ['scripts/build.mjs', '--stale']) !== 0) return ['the build failed']
  const args = [toolFile('@playwright/test', 'playwright'), 'test', `--grep=${cases}`, reporter('playwright')]
  return failuresOf(copy, [...args, ...tests], { PORTAL_CHROMIUM: await ensureBrowser() })
}

/** @param {string} tool */
function reporter(tool) {
  return `--reporter=${inRoot('scripts', 'lib', 'test', `${tool}-reporter.mjs`)}`
}

/** @param {string} copy @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
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
  return runToEnd(runtime(), args, { cwd, env: { ...process.env, PATH, ...env }, isSilent: true }).status
}

/** @param {string} file */
export const textOf = file => (existsSync(file) ? readFileSync(file, 'utf8') : '')

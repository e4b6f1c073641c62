// @ts-check
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from '../browser.mjs'
import { describeCheck, runChecks } from '../checks.mjs'
import { inRoot, say } from '../project.mjs'
import { runNode, toolFile } from '../run.mjs'
import { EVENTS, followLines } from './event-file.mjs'

const LOOK_MS = 250
const LAST_LINES = 30
/** More than these are red for one reason. */
const MOST_REPEATED = 10
/** Of a test that is run again for its picture alone: where it hangs, the picture shows it by then. */
const REPEATED_MS = 60_000
/** What on-real-server.mjs ends with where there is no such server and none can be installed. */
export const NO_SERVER = 77

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {{
 *   env: NodeJS.ProcessEnv, workers: number, seed?: number, extra?: string[],
 *   onFailure: (failure: import('./tally.mjs').Failure) => void, onSpawn: (pid: number | undefined) => void,
 * }} Context
 */

/** @param {import('./steps.mjs').Step} step @param {Tally} tally @param {Context} context */
export async function runStep(step, tally, context) {
  if (step.own === 'check') return runCheck(tally, context)
  if (step.own === 'build') return runBuild(tally, context)
  const code = step.playwright
    ? await runPlaywright(step, tally, context)
    : await runFollowed(step.name, vitestArgs(step, context), tally, { ...context.env, ...step.env }, context)
  if (code === NO_SERVER) {
    tally.add({ type: 'test', state: 'skipped', file: step.name, title: 'needs a PostgreSQL server', ms: 0 })
    return
  }
  for (const failure of tally.outcome(code, context.extra !== undefined).failures)
    if (failure.name === 'the step as a whole') context.onFailure(failure)
}

/** @param {Tally} tally @param {Context} context */
async function runCheck(tally, { env, workers, onFailure, onSpawn }) {
  await runChecks({ env, atOnce: workers, onSpawn }, result => {
    const state = result.ok ? 'passed' : 'failed'
    const ms = result.seconds * 1000
    const why = result.ok ? {} : { why: result.output.trim().split('\n').slice(0, 12).join('\n') }
    const failure = tally.add({ type: 'test', state, file: 'check', title: result.name, ms, ...why })
    if (failure) onFailure({ ...failure, why: describeCheck(result) })
  })
}

/** @param {Tally} tally @param {Context} context */
async function runBuild(tally, { env, onFailure, onSpawn }) {
  let output = ''
  const onOutput = (/** @type {string} */ text) => void (output += text)
  const code = await runNode(['scripts/build.mjs', '--stale'], { env, onOutput, onSpawn })
  const failure = code !== 0 && tally.add({ type: 'outside', why: `the build failed\n${output.trim()}` })
  if (failure) onFailure(failure)
}

/** @param {import('./steps.mjs').Step} step @param {Context} context */
function vitestArgs({ vitest = [], onRealServer }, { workers, seed, extra = [] }) {
  // Code is followed to the tests that import it; a test is run by its name, which reads nothing else.
  const isCode = extra.some(file => !file.startsWith('tests/'))
  const command = isCode ? ['related', ...extra, '--run', '--passWithNoTests'] : ['run', ...extra]
  const shuffle = seed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${seed}`]
  const reporter = `--reporter=${inRoot('scripts', 'lib', 'test', 'vitest-reporter.mjs')}`
  const args = [toolFile('vitest'), ...command, reporter, `--maxWorkers=${workers}`, ...shuffle]
  const projects = vitest.map(name => `--project=${name}`)
  return [...(onRealServer ? ['scripts/lib/test/on-real-server.mjs'] : []), ...args, ...projects]
}

/** A red test is run once more for its picture, and stays red. @param {import('./steps.mjs').Step} step @param {Tally} tally @param {Context} context */
async function runPlaywright(step, tally, context) {
  const env = { ...context.env, PORTAL_CHROMIUM: await ensureBrowser() }
  const reporter = `--reporter=${inRoot('scripts', 'lib', 'test', 'playwright-reporter.mjs')}`
  const chosen = (step.playwright ?? []).map(name => `--project=${name}`)
  const base = [
    toolFile('@playwright/test', 'playwright'),
    'test',
    '--retries=0',
    `--workers=${context.workers}`,
  ]
  const shuffle = context.seed === undefined ? [] : ['--shuffle', String(context.seed)]
  // Its own: a run empties the folder it begins with, and another may be running or have left its pictures.
  const output = `test-results/${step.name}`
  const args = [...base, reporter, `--output=${output}`, ...chosen, ...shuffle, ...(context.extra ?? [])]
  const brief = ['--import', import.meta.resolve('./brief-tries.mjs'), ...args]
  const code = await runFollowed(step.name, brief, tally, env, context)
  const red = tally.failedPlaces.slice(0, MOST_REPEATED)
  if (red.length > 0) {
    say(
      `${step.name}: once more with a trace, for its picture: ${red.length} of ${tally.failedPlaces.length} red tests`,
    )
    const places = [...new Set(red.map(({ file, line }) => `${file}:${line}`))]
    const traced = { ...env, PORTAL_TRACE: '1', TEST_COSTS: undefined }
    const limited = [...base, '--reporter=null', `--timeout=${REPEATED_MS}`]
    await runNode([...limited, ...chosen, `--output=${output}-traced`, ...places], {
      env: traced,
      onOutput: () => undefined,
      onSpawn: context.onSpawn,
    })
    say(`${step.name}: the pictures are in ${output}-traced`)
  }
  return code
}

/** @param {string} name @param {string[]} args @param {Tally} tally @param {NodeJS.ProcessEnv} env @param {Context} context */
async function runFollowed(name, args, tally, env, { onFailure, onSpawn }) {
  const folder = inRoot('.cache', 'test-logs')
  mkdirSync(folder, { recursive: true })
  const log = `${folder}/${name}.log`
  const events = `${folder}/${name}.events.jsonl`
  rmSync(events, { force: true })
  const lines = followLines(events)
  const take = () => {
    for (const event of lines.read()) {
      const failure = tally.add(event)
      if (failure) onFailure(failure)
    }
  }
  const timer = setInterval(take, LOOK_MS)
  const output = openSync(log, 'w')
  try {
    const code = await runNode(args, { env: { ...env, [EVENTS]: events }, output, onSpawn })
    take()
    if (code !== 0 && code !== NO_SERVER && tally.counts.failed === 0) say(lastLinesOf(log))
    return code
  } finally {
    clearInterval(timer)
    closeSync(output)
    lines.close()
  }
}

/** @param {string} log */
const lastLinesOf = log => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n')

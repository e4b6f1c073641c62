// @ts-check
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { sumOf, countsOf } from '../counts.mjs'
import { inRoot, PlainError } from '../project.mjs'
import { overBudget, readBudgets } from './budgets.mjs'
import { atPace, costsOfFiles, lastCosts, mergeCosts, writeCosts } from './costs.mjs'
import { runInLanes } from './lanes.mjs'
import { makeRunFolder, removeAtOnce, removeLeftovers, RUN_ID } from './leftovers.mjs'
import { startLoad } from './load.mjs'
import { Meter } from './meter.mjs'
import { Progress } from './progress.mjs'
import { runStep } from './run-step.mjs'
import { STEPS } from './steps.mjs'
import { failuresAgain, table } from './summary.mjs'
import { Tally } from './tally.mjs'
import { testClock } from '../test-clock.mjs'
import { Yardstick } from './yardstick.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./summary.mjs').StepResult & { yardstick: number }} StepResult
 * @typedef {Pick<import('./options.mjs').Options, 'seed' | 'load' | 'clock' | 'nightly'>} Conditions
 * @typedef {{ extra: (step: Step) => string[] }} Change  which files of a step a change concerns
 */

/** @param {Step[]} steps @param {Conditions} conditions @param {Change} [change] */
export async function runSuite(steps, conditions, change) {
  const from = performance.now()
  const run = { id: randomBytes(6).toString('hex'), folder: makeRunFolder() }
  const costsFile = inRoot('.cache', 'test-logs', 'costs.jsonl')
  mkdirSync(inRoot('.cache', 'test-logs'), { recursive: true })
  rmSync(costsFile, { force: true })
  const clock = await testClock(conditions.clock)
  const env = {
    ...environmentOf(conditions),
    [RUN_ID]: run.id,
    TMPDIR: run.folder,
    TEST_COSTS: costsFile,
  }
  const removeNow = () => removeAtOnce(run)
  process.once('exit', removeNow)
  const stopLoad = conditions.load > 0 ? startLoad(conditions.load) : undefined
  const meter = new Meter()
  const progress = new Progress()
  const yardstick = new Yardstick()
  yardstick.start()
  meter.start()
  progress.say(`the clock of this run: ${clock.what}`)
  if (conditions.seed !== undefined) progress.say(`random order of files: --seed=${conditions.seed}`)

  /** @type {StepResult[]} */
  const results = []
  await runInLanes(steps, async (step, workers) => {
    const began = performance.now()
    const tally = new Tally()
    progress.begin(step, tally, workers)
    try {
      await runStep(step, tally, {
        // What only reads and builds the sources goes by the machine's clock, as their files do.
        env: { ...env, ...(step.own ? {} : clock.env), TEST_STEP: step.name },
        workers,
        ...(conditions.seed === undefined ? {} : { seed: conditions.seed }),
        ...(change ? { extra: change.extra(step) } : {}),
        onFailure: failure => progress.fail(step.name, failure),
        onSpawn: pid => meter.follow(step.name, pid),
      })
    } catch (error) {
      const why = error instanceof PlainError ? error.message : String(error)
      const failure = tally.add({ type: 'outside', why })
      if (failure) progress.fail(step.name, failure)
    }
    meter.look()
    const wall = (performance.now() - began) / 1000
    progress.end(step.name, wall)
    results.push({
      name: step.name,
      counts: tally.counts,
      failures: tally.failures,
      wall,
      usage: meter.usageOf(step.name),
      yardstick: yardstick.since(began),
    })
  })
  stopLoad?.()
  progress.stop()
  meter.stop()
  yardstick.stop()
  const left = await removeLeftovers({ ...run, living: () => meter.living() })
  process.off('exit', removeNow)

  results.sort((a, b) => placeOf(a.name) - placeOf(b.name))
  const wall = (performance.now() - from) / 1000
  const own = process.cpuUsage()
  const cpu = results.reduce((sum, { usage }) => sum + usage.cpu, (own.user + own.system) / 1e6)
  const failures = [...results, ...(left.length > 0 ? [{ name: 'leftovers', failures: left }] : [])]
  console.log(`\n${table(results, { wall, cpu, peakMb: meter.peakMb })}\n`)
  const isWhole = steps.length === STEPS.length && !change
  sayBudgets(results, costsFile, conditions, isWhole ? { cpu, yardstick: yardstick.since(from) } : undefined)
  const again = failuresAgain(failures)
  if (again) console.log(`${again}\n`)
  return {
    counts: sumOf([...results.map(({ counts }) => counts), countsOf({ failed: left.length })]),
    wall,
    cpu,
  }
}

/** @param {string} name */
const placeOf = name => STEPS.findIndex(step => step.name === name)

/** @param {Conditions} conditions @returns {NodeJS.ProcessEnv} */
function environmentOf({ nightly, seed }) {
  const record = inRoot('.cache', 'statements')
  return {
    STATEMENT_RECORD: record,
    ...(nightly ? { NIGHTLY: '1' } : {}),
    ...(seed === undefined ? {} : { TEST_SEED: String(seed) }),
  }
}

/**
 * What is above its budget is said here and held by the next `npm run check`; what ran under other conditions than
 * the usual ones costs something else.
 * @param {StepResult[]} results @param {string} costsFile @param {Conditions} conditions
 * @param {{ cpu: number, yardstick: number }} [whole]
 */
function sayBudgets(results, costsFile, { load, nightly }, whole) {
  if (load > 0 || nightly) return
  const budgets = readBudgets()
  const lines = existsSync(costsFile) ? readFileSync(costsFile, 'utf8').split('\n').filter(Boolean) : []
  const steps = Object.fromEntries(
    results.map(({ name, wall, usage, counts }) => [
      name,
      { cpu: usage.cpu, wall, peakMb: usage.peakMb, tests: counts.passed + counts.failed },
    ]),
  )
  const files = costsOfFiles(lines.map(line => JSON.parse(line)))
  const yardsticks = Object.fromEntries(results.map(({ name, yardstick }) => [name, yardstick]))
  const measured = { ...(whole ? { whole: whole.cpu } : {}), steps, files }
  const costs = atPace(measured, { budgeted: budgets.yardstick, whole: whole?.yardstick, steps: yardsticks })
  writeCosts(mergeCosts(lastCosts(), costs))
  const pace = [...Object.values(yardsticks), budgets.yardstick].map(seconds => (seconds * 1_000).toFixed(0))
  console.log(
    `Yardstick: ${pace.slice(0, -1).join(', ')} ms of CPU step by step, ${pace.at(-1)} in the budgets\n`,
  )
  const over = overBudget(budgets, costs)
  if (over.length > 0)
    console.log(`Over budget (tests/budgets.json):\n${over.map(line => `  ${line}`).join('\n')}\n`)
}

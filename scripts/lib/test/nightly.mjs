// @ts-check
import { randomInt } from 'node:crypto'
import { lastLine, sumOf } from '../counts.mjs'
import { runSuite } from './run-suite.mjs'
import { stepsOf } from './steps.mjs'

const LOAD = 8
const CLOCKS = ['+45d', '+400d']

/**
 * The suite under the conditions that a short run leaves out: all files on PostgreSQL 15 and twenty rounds of kills
 * (NIGHTLY), files in random order, at dates to come, and on a busy machine.
 * @param {import('./options.mjs').Options} options
 */
export async function runNightly(options) {
  const seed = options.seed ?? randomInt(1_000_000)
  const common = { seed, nightly: true, load: 0 }
  const rounds = [
    { what: 'random order', conditions: common },
    ...CLOCKS.map(clock => ({ what: `clock at ${clock}`, conditions: { ...common, clock } })),
    { what: `beside a load of ${LOAD}`, conditions: { ...common, load: LOAD } },
  ]
  const steps = stepsOf(options.steps)
  const outcomes = []
  for (const [index, { what, conditions }] of rounds.entries()) {
    console.log(`\nRound ${index + 1} of ${rounds.length}: ${what}, --seed=${seed}`)
    // What no order, date or neighbour changes is said once.
    const chosen = index === 0 ? steps : steps.filter(({ own }) => own !== 'check')
    const { counts } = await runSuite(chosen, conditions)
    outcomes.push({ what, counts })
  }
  for (const { what, counts } of outcomes) console.log(`${what.padEnd(24)} ${lastLine(counts)}`)
  const total = sumOf(outcomes.map(({ counts }) => counts))
  console.log(lastLine(total))
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}

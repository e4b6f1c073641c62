// @ts-check
import { PlainError } from '../project.mjs'
import { startOfClock } from '../test-clock.mjs'

/**
 * @typedef {{
 *   steps: string[], changed?: string, seed?: number, load: number, clock?: string, nightly: boolean,
 * }} Options
 */

/** What stands behind `npm test --`. @param {string[]} args @param {string[]} known @returns {Options} */
export function optionsOf(args, known) {
  /** @type {Options} */
  const options = { steps: [], load: 0, nightly: false }
  for (const arg of args) {
    const [name, value] = arg.split(/=(.*)/s)
    if (!arg.startsWith('--')) options.steps.push(arg)
    else if (name === '--changed') options.changed = value || 'HEAD'
    else if (name === '--seed') options.seed = wholeNumber(arg, value)
    else if (name === '--load') options.load = wholeNumber(arg, value)
    else if (name === '--clock') options.clock = clockOf(arg, value)
    else if (arg === '--nightly') options.nightly = true
    else throw new PlainError(`No such option: ${arg}. ${USAGE}`)
  }
  const unknown = options.steps.filter(name => !known.includes(name))
  if (unknown.length > 0) {
    throw new PlainError(`No such step: ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  }
  return options
}

const USAGE =
  'npm test -- [step …] [--changed[=revision]] [--seed=number] [--load=children] [--clock=+45d] [--nightly]'

/** @param {string} arg @param {string | undefined} value */
function wholeNumber(arg, value) {
  if (!value || !/^\d{1,9}$/.test(value)) throw new PlainError(`${arg} needs a whole number. ${USAGE}`)
  return Number(value)
}

/** Refuses what is no moment before anything is started. @param {string} arg @param {string | undefined} value */
function clockOf(arg, value) {
  if (!value) throw new PlainError(`${arg} needs a moment or days like +45d. ${USAGE}`)
  startOfClock(value)
  return value
}

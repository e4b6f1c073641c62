// @ts-check
import { readFileSync } from 'node:fs'
import { inRoot, PlainError } from '../project.mjs'

/** @typedef {{ cpu: number, reason: string }} Exception */
/**
 * In CPU-seconds, which a busy machine stretches far less than the time on the wall, at the pace of the machine where
 * a fixed piece of work took as many as `yardstick` says.
 * @typedef {{
 *   yardstick: number, whole: number, steps: Record<string, number>,
 *   files: Record<string, { each: number, exceptions?: Record<string, Exception> }>,
 * }} Budgets
 */

/** @returns {Budgets} */
export const readBudgets = () => JSON.parse(readFileSync(inRoot('tests', 'budgets.json'), 'utf8'))

/** @param {unknown} value */
const isCost = value => typeof value === 'number' && value > 0

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param {Record<string, unknown>} value @param {string[]} known @param {string} where */
const strangers = (value, known, where) =>
  Object.keys(value)
    .filter(key => !known.includes(key))
    .map(key => `${where}: unknown key ${key}`)

/**
 * What is wrong with the file itself.
 * @param {any} budgets @param {{ steps: string[], projects: string[], exists: (file: string) => boolean }} tree
 * @returns {string[]}
 */
export function faultsOfBudgets(budgets, { steps, projects, exists }) {
  if (!isObject(budgets) || !isObject(budgets.steps) || !isObject(budgets.files)) {
    return ['needs the keys whole, steps and files']
  }
  const sum = Object.values(budgets.steps).reduce(
    (/** @type {number} */ total, cost) => total + Number(cost),
    0,
  )
  return [
    ...strangers(budgets, ['yardstick', 'whole', 'steps', 'files'], 'the file'),
    ...strangers(budgets.steps, steps, 'steps'),
    ...strangers(budgets.files, projects, 'files'),
    ...(isCost(budgets.yardstick) ? [] : ['yardstick: needs a number of CPU-seconds above 0']),
    ...(isCost(budgets.whole) ? [] : ['whole: needs a number of CPU-seconds above 0']),
    ...steps
      .filter(step => !isCost(/** @type {any} */ (budgets.steps)[step]))
      .map(step => `steps.${step}: no budget`),
    ...projects
      .filter(name => !isObject(/** @type {any} */ (budgets.files)[name]))
      .map(name => `files.${name}: no budget`),
    ...(sum > Number(budgets.whole)
      ? [`the steps add up to ${sum}, which is more than the whole: ${budgets.whole}`]
      : []),
    ...Object.entries(budgets.files).flatMap(([project, rule]) => faultsOfProject(project, rule, exists)),
  ]
}

/** @param {string} project @param {any} rule @param {(file: string) => boolean} exists */
function faultsOfProject(project, rule, exists) {
  if (!isObject(rule)) return [`files.${project}: needs each`]
  /** @type {[string, any][]} */
  const exceptions = Object.entries(rule.exceptions ?? {})
  return [
    ...strangers(rule, ['each', 'exceptions'], `files.${project}`),
    ...(isCost(rule.each) ? [] : [`files.${project}.each: needs a number of CPU-seconds above 0`]),
    ...exceptions.flatMap(([file, exception]) => [
      ...(exists(file) ? [] : [`files.${project}: there is no ${file}`]),
      ...(isCost(exception?.cpu) && exception.cpu > Number(rule.each)
        ? []
        : [`files.${project}: ${file} is no exception: it needs more than ${rule.each} CPU-s`]),
      ...(typeof exception?.reason === 'string' && exception.reason.length > 9
        ? []
        : [`files.${project}: ${file} needs a reason`]),
    ]),
  ]
}

/** What a run used more than it may. @param {Budgets} budgets @param {import('./costs.mjs').Costs} costs @returns {string[]} */
export function overBudget(budgets, { whole, steps, files }) {
  const over = (
    /** @type {string} */ what,
    /** @type {number} */ used,
    /** @type {number | undefined} */ allowed,
  ) => (allowed !== undefined && used > allowed ? [`${what}: ${used.toFixed(1)} CPU-s of ${allowed}`] : [])
  return [
    ...(whole === undefined ? [] : over('the whole run', whole, budgets.whole)),
    ...Object.entries(steps).flatMap(([name, { cpu }]) => over(name, cpu, budgets.steps[name])),
    ...Object.entries(files).flatMap(([project, ofProject]) => {
      const rule = budgets.files[project]
      return Object.entries(ofProject).flatMap(([file, cpu]) =>
        over(`[${project}] ${file}`, cpu, rule?.exceptions?.[file]?.cpu ?? rule?.each),
      )
    }),
  ]
}

/** Ends a check with what was found. @param {string[]} faults */
export function refuse(faults) {
  if (faults.length > 0)
    throw new PlainError(`tests/budgets.json\n${faults.map(fault => `  ${fault}`).join('\n')}`)
}

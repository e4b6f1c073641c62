// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../project.mjs'
import { STEPS } from './steps.mjs'

const COSTS_FILE = inRoot('.cache', 'test-costs.json')

/**
 * @typedef {{ cpu: number, wall: number, peakMb: number, tests: number }} StepCost
 * @typedef {{ whole?: number, steps: Record<string, StepCost>, files: Record<string, Record<string, number>> }} Costs
 *   files: project → file → CPU-seconds
 * @typedef {{ budgeted: number, whole?: number | undefined, steps: Record<string, number> }} Yardsticks
 *   CPU-seconds of one fixed piece of work: where the budgets were written, in the whole run, in each step
 */

/** @returns {Costs} */
export const lastCosts = () =>
  existsSync(COSTS_FILE) ? JSON.parse(readFileSync(COSTS_FILE, 'utf8')) : { steps: {}, files: {} }

/** A file that several workers ran parts of has several lines. @param {{ file: string, project: string, cpu: number }[]} lines */
export function costsOfFiles(lines) {
  /** @type {Costs['files']} */
  const files = {}
  for (const { file, project, cpu } of lines) {
    const ofProject = (files[project] ??= {})
    ofProject[file] = Math.round(((ofProject[file] ?? 0) + cpu) * 100) / 100
  }
  return files
}

/**
 * @template From, To
 * @param {Record<string, From>} of @param {(value: From, name: string) => To} change @returns {Record<string, To>}
 */
const mapValues = (of, change) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value, name)]))

/** @param {string} project */
const stepOf = project =>
  STEPS.find(({ vitest = [], playwright = [] }) => [...vitest, ...playwright].includes(project))?.name ?? ''

/**
 * What the same would have cost at the pace of the machine where the budgets were written.
 * @param {Costs} costs @param {Yardsticks} yardsticks @returns {Costs}
 */
export function atPace({ whole, steps, files }, yardsticks) {
  const at = (/** @type {number} */ cpu, /** @type {number | undefined} */ yardstick) =>
    yardstick ? Math.round(((cpu * yardsticks.budgeted) / yardstick) * 100) / 100 : cpu
  return {
    ...(whole === undefined ? {} : { whole: at(whole, yardsticks.whole) }),
    steps: mapValues(steps, (cost, name) => ({ ...cost, cpu: at(cost.cpu, yardsticks.steps[name]) })),
    files: mapValues(files, (ofProject, project) =>
      mapValues(ofProject, cpu => at(cpu, yardsticks.steps[stepOf(project)])),
    ),
  }
}

/**
 * What was run replaces what was known of it; a part of the suite says nothing about the whole.
 * @param {Costs} known @param {Costs} fresh @returns {Costs}
 */
export const mergeCosts = (known, fresh) => ({
  ...(known.whole === undefined ? {} : { whole: known.whole }),
  ...fresh,
  steps: { ...known.steps, ...fresh.steps },
  files: { ...known.files, ...fresh.files },
})

/** @param {Costs} costs */
export function writeCosts(costs) {
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(COSTS_FILE, `${JSON.stringify(costs, null, 2)}\n`)
}

// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../project.mjs'

const COSTS_FILE = inRoot('.cache', 'test-costs.json')

/**
 * @typedef {{ cpu: number, wall: number, peakMb: number, tests: number }} StepCost
 * @typedef {{ whole?: number, steps: Record<string, StepCost>, files: Record<string, Record<string, number>> }} Costs
 *   files: project → file → CPU-seconds
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

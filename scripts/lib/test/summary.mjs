// @ts-check
import { lastLine } from '../counts.mjs'
import { canReadProcesses } from './proc.mjs'

/**
 * @typedef {import('./tally.mjs').Failure} Failure
 * @typedef {{
 *   name: string, counts: import('../counts.mjs').Counts, failures: Failure[], wall: number,
 *   usage: import('./meter.mjs').Usage,
 * }} StepResult
 * @typedef {{ wall: number, cpu: number, peakMb: number }} Whole
 */

/** A table of the steps. @param {StepResult[]} results @param {Whole} whole */
export function table(results, whole) {
  const row = (/** @type {(string | number)[]} */ [name = '', wall = '', cpu = '', peak = '', counts = '']) =>
    `${String(name).padEnd(10)}${String(wall).padStart(8)}${String(cpu).padStart(9)}${String(peak).padStart(9)}   ${counts}`
  const measured = (/** @type {number} */ value) => (canReadProcesses ? value.toFixed(0) : '–')
  return [
    row(['step', 'wall s', 'CPU-s', 'peak MB', 'tests']),
    ...results.map(({ name, wall, usage, counts }) =>
      row([name, wall.toFixed(0), measured(usage.cpu), measured(usage.peakMb), lastLine(counts)]),
    ),
    row(['together', whole.wall.toFixed(0), measured(whole.cpu), measured(whole.peakMb)]),
    ...(canReadProcesses ? [] : ['CPU and memory of other processes can be read on Linux alone.']),
  ].join('\n')
}

/** Once more where whoever opens a long log looks first: at its end. @param {{ name: string, failures: Failure[] }[]} results */
export const failuresAgain = results =>
  results
    .flatMap(({ name, failures }) => failures.map(({ name: test, why }) => `✗ ${name}: ${test}\n    ${why}`))
    .join('\n')

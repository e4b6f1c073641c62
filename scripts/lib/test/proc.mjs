// @ts-check
import { readdirSync, readFileSync } from 'node:fs'

/** Linux alone tells of other processes in files; elsewhere a run is not measured and finds no leftovers. */
export const canReadProcesses = process.platform === 'linux'

/** Of the kernel's own clock, the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100
const PAGE_BYTES = 4096

/**
 * @typedef {{ pid: number, name: string, parent: number, started: string, own: number, children: number }} Process
 *   own and children in CPU-seconds; children are those that ended and were waited for
 */

/** @returns {number[]} */
export const processIds = () =>
  canReadProcesses
    ? readdirSync('/proc')
        .map(Number)
        .filter(pid => pid > 0)
    : []

/** @param {number} pid @returns {Process | undefined} undefined where it ended meanwhile */
export function readProcess(pid) {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return undefined
  }
}

/** The name stands in brackets and may hold anything, brackets too. @param {string} stat @returns {Process} */
export function parseStat(stat) {
  const end = stat.lastIndexOf(')')
  const fields = stat.slice(end + 2).split(' ')
  const seconds = (/** @type {number[]} */ ...at) =>
    at.reduce((sum, index) => sum + Number(fields[index]), 0) / TICKS_PER_SECOND
  return {
    pid: Number.parseInt(stat, 10),
    name: stat.slice(stat.indexOf('(') + 1, end),
    parent: Number(fields[1]),
    started: fields[19] ?? '',
    own: seconds(11, 12),
    children: seconds(13, 14),
  }
}

/** Bytes of its own, and those it shares with others. @param {number} pid */
export function memoryOf(pid) {
  try {
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number)
    return { own: (resident - shared) * PAGE_BYTES, shared: shared * PAGE_BYTES }
  } catch {
    return { own: 0, shared: 0 }
  }
}

/** What it was started with; empty where that is another user's or it ended. @param {number} pid */
export function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0')
  } catch {
    return []
  }
}

/** @param {number} pid */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 120)
  } catch {
    return ''
  }
}

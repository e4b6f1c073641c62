// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The project's folder, whatever the current directory is. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts)

/** Progress goes to stderr: what a command answers on stdout stays clean for pipes. @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`)
}

/** An error whose message is all that a person needs to read. */
export class PlainError extends Error {}

/**
 * Runs a script's main function; a PlainError ends it with one line, anything else with its stack.
 * @param {() => Promise<number | undefined>} main
 */
export async function runMain(main) {
  endWithNpm()
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    say(error instanceof PlainError ? error.message : String(error instanceof Error ? error.stack : error))
    process.exitCode = 1
  }
}

/**
 * npm passes SIGTERM to the shell it started us with, and the shell dies of it without telling us; npm killed
 * outright tells nobody. So whoever finds npm or that shell gone takes it as a SIGTERM of its own.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const npm = parentOf(shell)
  const look = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  look.unref()
}

/** Told by Linux alone; elsewhere always the same. @param {number} pid */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

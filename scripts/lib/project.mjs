// @ts-check
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
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    say(error instanceof PlainError ? error.message : String(error instanceof Error ? error.stack : error))
    process.exitCode = 1
  }
}

import { constants } from 'node:os'
import { ConfigError } from '@server/config'
import { StartError } from '@server/platform/db/check-server'
import {
  EmbeddedDatabaseError,
  errorCodeOf,
  reasonOf,
} from '@server/platform/db/embedded/embedded-database-error'
import { isUnavailable } from '@server/platform/db/failures'
import { MigrationError } from '@server/platform/db/migrate'
import { CommandError, UsageError } from '@server/commands/shared/command-error'
import { processTerminal, type Terminal } from '@server/commands/shared/terminal'

export type Command = { usage: string; run(args: readonly string[], terminal: Terminal): Promise<void> }

const FAILED = 1
const WRONG_USAGE = 2
const PLAIN = [CommandError, ConfigError, StartError, MigrationError, EmbeddedDatabaseError]

/** Exit codes: 0 done, 1 refused or failed, 2 typed wrongly. */
export async function runCommand(
  { usage, run }: Command,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  try {
    await run(args, terminal)
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.say(`${error.message}\n\n${usage}`)
      return WRONG_USAGE
    }
    terminal.say(wordsFor(error, terminal.signal))
    return FAILED
  }
}

function wordsFor(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'Stopped.'
  if (!(error instanceof Error)) return String(error)
  if (PLAIN.some(kind => error instanceof kind)) return error.message
  if ('path' in error && errorCodeOf(error))
    return `${String(error.path)}: ${errorCodeOf(error) === 'ENOENT' ? 'there is no such folder' : reasonOf(error)}.`
  if (isUnavailable(error)) return `The database went away (${error.message}).`
  if ('severity' in error) return `The database refused: ${error.message}.`
  if ('syscall' in error) return `The files could not be written: ${reasonOf(error)}.`
  return error.stack ?? error.message
}

/** The whole process is this command. A first signal lets it clean up, a second one ends it at once. */
export async function runProcess(command: Command): Promise<void> {
  const stop = new AbortController()
  const received: NodeJS.Signals[] = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      received.push(signal)
      stop.abort()
    })
  const code = await runCommand(command, process.argv.slice(2), processTerminal(stop.signal))
  const [signal] = received
  process.exitCode = signal ? 128 + constants.signals[signal] : code
}

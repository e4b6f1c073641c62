import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '@server/commands/shared/command-error'
import type { Terminal } from '@server/commands/shared/terminal'

/** FILE [--force] */
export function fileAndForce(args: readonly string[], { env }: Terminal): { file: string; force: boolean } {
  const { positionals, values } = parsed(args)
  const [file] = positionals
  if (!file || positionals.length > 1) throw new UsageError('Say which file, and only one.')
  // npm runs commands in the project's folder and notes where the person stood.
  return { file: resolve(env['INIT_CWD'] ?? '.', file), force: values.force }
}

function parsed(args: readonly string[]) {
  try {
    const options = { force: { type: 'boolean', default: false } } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

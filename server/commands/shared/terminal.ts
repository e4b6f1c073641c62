import { createInterface } from 'node:readline/promises'
import { createLogger, type Logger } from '@server/platform/http/logger'

/** Where a command runs: what it is told, and whom it tells. */
export type Terminal = {
  env: Record<string, string | undefined>
  /** What was asked for, clean for pipes. */
  print(line: string): void
  /** Everything else. */
  say(line: string): void
  /** One typed line; empty where nobody types. */
  ask(question: string): Promise<string>
  /** Aborts when the person has had enough. */
  signal: AbortSignal
}

export function processTerminal(signal: AbortSignal): Terminal {
  return {
    env: process.env,
    print: line => process.stdout.write(`${line}\n`),
    say: line => process.stderr.write(`${line}\n`),
    signal,
    async ask(question) {
      const lines = createInterface({ input: process.stdin, output: process.stderr })
      try {
        const closed = new Promise<string>(resolve => lines.once('close', () => resolve('')))
        return await Promise.race([lines.question(question, { signal }), closed])
      } finally {
        lines.close()
      }
    },
  }
}

/** Warnings of the parts below, as plain lines. */
export function terminalLogger({ say }: Pick<Terminal, 'say'>): Logger {
  return createLogger('warn', { write: line => say((JSON.parse(line) as { msg: string }).msg) })
}

export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

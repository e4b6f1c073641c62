import type { Terminal } from '@server/commands/shared/terminal'

type Head = { name: string; seq: number; hash: string }

/** How far each chain reaches, to be held against what a backup or a mail said earlier. */
export function printHeads({ print }: Pick<Terminal, 'print'>, what: string, heads: readonly Head[]): void {
  const entries = heads.reduce((sum, { seq }) => sum + seq, 0)
  print(`${what} holds: ${entries} entries in ${heads.length} chains.`)
  for (const { name, seq, hash } of heads) print(`${name.padEnd(10)} ${String(seq).padStart(8)}  ${hash}`)
}

import { digitsOf, maskedNumber, type ProtectedNumber } from '@contract/modules/people/protected-numbers'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import { fieldProblem } from '@server/platform/http/problems'
import type { Values } from '@server/platform/resource/resource-context'
import { sealedValue } from '@server/platform/resource/sealed-value'

/** What a sealed text is bound to: the table and the column it stands in. */
export function columnOf(table: string, name: ProtectedNumber): string {
  return `${table}.${name}`
}

export type SealedNumbers = {
  seal: ColumnSeal
  table: string
  /** Whether somebody else has the same; numbers that two may share are never asked about. */
  isTaken(name: ProtectedNumber, hash: string): Promise<boolean>
}

/** Puts each number that is written out of sight; what is not written stays. */
export async function withSealed(
  { seal, table, isTaken }: SealedNumbers,
  names: readonly ProtectedNumber[],
  values: Values,
): Promise<Values> {
  const sealed: Values = { ...values }
  for (const name of names) {
    if (!(name in values)) continue
    const { value, hash, masked } = sealedValue(seal, columnOf(table, name), values[name], {
      plain: digitsOf,
      compared: digits => digits,
      masked: digits => maskedNumber(name, digits),
    })
    if (hash !== null && (await isTaken(name, hash)))
      throw fieldProblem('already_exists', name, 'already_exists')
    sealed[name] = value
    sealed[`${name}_hash`] = hash
    sealed[`${name}_masked`] = masked
  }
  return sealed
}

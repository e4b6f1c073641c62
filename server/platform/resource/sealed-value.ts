import type { ColumnSeal } from '@server/platform/db/column-seal'

export type NumberWays = {
  /** However it was typed, it is one number. */
  plain(typed: string): string
  /** What two of them are compared by. */
  compared(plain: string): string
  masked(plain: string): string
}

export type SealedValue = { value: string | null; hash: string | null; masked: string | null }

const NOTHING: SealedValue = { value: null, hash: null, masked: null }

/** The three columns that a protected number is kept in. */
export function sealedValue(
  seal: ColumnSeal,
  column: string,
  typed: unknown,
  { plain, compared, masked }: NumberWays,
): SealedValue {
  if (typeof typed !== 'string') return NOTHING
  const number = plain(typed)
  return {
    value: seal.seal(column, number),
    hash: seal.hash(column, compared(number)),
    masked: masked(number),
  }
}

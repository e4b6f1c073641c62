import type { ParameterValue } from '@contract/kernel/define-parameter'
import type { Connection } from '@server/platform/db/connection'
import type { KeptLine } from '@server/platform/db/kept-line'
import { listen } from '@server/platform/db/listen'

const CHANNEL = 'portal_parameters'

export type ParameterMemory = {
  /** What is remembered, or else what `read` finds. */
  recall(read: () => Promise<readonly ParameterValue[]>): Promise<readonly ParameterValue[]>
  forget(): void
  /** From now on the values are remembered, for as long as the database can be heard. */
  follow(connection: Connection): KeptLine
}

/**
 * All values of all parameters, a few dozen rows. Remembered only while the database can be heard: it says each
 * change. Without a line each transaction that asks reads them once.
 */
export function rememberParameters(): ParameterMemory {
  let kept: readonly ParameterValue[] | null = null
  let hears = false
  /** A read that began before the last change must not be kept after it. */
  let generation = 0

  const forget = () => {
    generation += 1
    kept = null
  }
  const hear = (isHeard: boolean) => {
    hears = isHeard
    forget()
  }
  return {
    forget,
    follow: connection =>
      listen(
        connection,
        CHANNEL,
        () => hear(true),
        () => hear(false),
      ),
    recall: async read => {
      if (kept) return kept
      const began = generation
      const values = await read()
      if (hears && began === generation) kept = values
      return values
    },
  }
}

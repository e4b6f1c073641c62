import { expect } from 'vitest'
import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import type { Receivables } from '@contract/modules/collection/receivables'
import type { SellingDesk } from '@tests/api/sales.support'

/** what was said of a day when it was today is what is said of it on any later day. */
export function asOfFigures({ accounting, project }: SellingDesk) {
  const told = new Map<string, unknown>()
  const read = async <T>(path: string): Promise<T> =>
    (await accounting.get<{ data: T }>(`/api/v1/collection/${path}`)).body.data
  const figuresOf = async (day: string) => {
    const { rows, difference, ...aging } = await read<Receivables>(`receivables?as_of=${day}`)
    expect([day, difference]).toEqual([day, '0.00'])
    const whose = `developer_id=${project.developer_id}`
    const lines = await read<object>(`receivables/lines?as_of=${day}&${whose}`)
    const { closing } = await read<DevelopersLedger>(`developers-ledger?from=${day}&to=${day}&${whose}`)
    return { rows, aging, lines, closing }
  }
  return {
    /** At the end of a day, before the clock goes on. */
    async keep(day: string): Promise<void> {
      told.set(day, await figuresOf(day))
    },
    /** Whoever dates a receipt back says of the days since what was not known then. */
    forgetFrom(day: string): void {
      for (const kept of told.keys()) if (kept >= day) told.delete(kept)
    },
    async check(): Promise<void> {
      for (const [day, figures] of told) expect([day, await figuresOf(day)]).toEqual([day, figures])
    },
    get days(): number {
      return told.size
    },
  }
}

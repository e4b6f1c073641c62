import { withoutTrailingZeros } from '@contract/kernel/text'
import type { SellingBuyer } from '@server/platform/selling/buyer-port'
import type { CoBuyer, SaleChange, StoredSale } from '@server/modules/sales/records/sale.repository'

export type SaleValues = Record<string, unknown>
type BeforeAndAfter = { before: SaleValues; after: SaleValues }

/** The columns that would be other ones, before and after. */
export function changedValues(sale: StoredSale, changes: SaleChange): BeforeAndAfter {
  const changed = Object.entries(changes).filter(
    ([name, value]) => !isSame(sale[name as keyof StoredSale], value),
  )
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, sale[name as keyof StoredSale]])),
    after: Object.fromEntries(changed),
  }
}

/** A list of people beside the one that takes its place; nothing where both say the same. */
export function changedList(
  name: string,
  before: readonly SaleValues[],
  after: readonly SaleValues[],
): BeforeAndAfter {
  if (written(before) === written(after)) return { before: {}, after: {} }
  return { before: { [name]: before }, after: { [name]: after } }
}

/** Co-buyers by the name that they go by today: the change is read by people. */
export const toldCoBuyers = (known: readonly SellingBuyer[], coBuyers: readonly CoBuyer[]): SaleValues[] =>
  coBuyers.map(({ buyer_id, share_pct, relationship }) => ({
    buyer_id,
    name: known.find(({ id }) => id === buyer_id)?.full_name ?? '',
    share_pct,
    relationship,
  }))

const DECIMAL = /^\d+(\.\d+)?$/
/** "20" and "20.000000" are one rate. */
const plain = (value: unknown) =>
  typeof value === 'string' && DECIMAL.test(value) ? withoutTrailingZeros(value) : (value ?? null)

const isSame = (one: unknown, other: unknown) => plain(one) === plain(other)

const written = (people: readonly SaleValues[]) =>
  JSON.stringify(
    people.map(person =>
      Object.entries(person)
        .map(([name, value]) => `${name} ${String(plain(value))}`)
        .sort(),
    ),
  )

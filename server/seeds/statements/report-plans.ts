import { addDays, type DateText } from '@contract/kernel/dates'
import { moneyText, type Centavos } from '@contract/kernel/money'
import type { OurTranche } from '@contract/modules/collection/report-match.rules'

type Cells = Record<string, string | null>
/** What the developer says otherwise than we do, by the place among those that are plain; the others equal ours. */
const PAYS = new Set([0, 3])
const OTHER_GROSS = new Set([1, 4, 6])
const OTHER_TAX = 2
/** A row that the developer leaves out. */
const LEFT_OUT = 5
const LESS = 5_000_00n

const money = (amount: Centavos | null) => (amount === null ? null : moneyText(amount))

/** Lines that nothing else of their sale looks like: a report could mean no other. */
const isPlain = (line: OurTranche, all: readonly OurTranche[]): boolean =>
  all.every(({ id, sale_no, gross }) => id === line.id || sale_no !== line.sale_no || gross !== line.gross)

/** A developer's report of what it owes, as its own accountant would write it. */
export function reportOf(all: readonly OurTranche[], today: DateText): Cells[] {
  const ours = all.filter(({ is_open }) => is_open)
  const plain = ours.filter(line => isPlain(line, all))
  const rows = ours.flatMap((line): Cells[] => {
    const index = plain.indexOf(line)
    if (index === LEFT_OUT) return []
    const { gross, tax, paid } = line
    const less = (amount: Centavos | null) => (amount !== null && amount > LESS ? amount - LESS : amount)
    const pays = PAYS.has(index) && gross !== null && tax !== null
    return [
      {
        ...{ unit_code: line.unit_code, buyer_name: line.buyer_name, sale_no: line.sale_no },
        theirs_gross: money(OTHER_GROSS.has(index) ? less(gross) : gross),
        theirs_tax: money(index === OTHER_TAX && tax !== null && tax > 0n ? tax - 1_00n : tax),
        theirs_paid: money(pays ? gross - tax : paid),
        paid_on: pays ? addDays(today, -3) : null,
      },
    ]
  })
  const unknown = { unit_code: 'T9-2207', buyer_name: 'Solon, Felix', theirs_gross: '41250.00' }
  return [...rows, unknown]
}

import type { StatementLine } from '@contract/modules/commission/statement-line'

/** Who buys which unit, below the number of the sale. */
export function LineWords({ line }: { line: Pick<StatementLine, 'buyer_name' | 'unit_code'> }) {
  return (
    <div className="text-muted small">
      <bdi className="text-nowrap">{line.unit_code}</bdi> · <bdi>{line.buyer_name}</bdi>
    </div>
  )
}

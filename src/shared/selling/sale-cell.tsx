export type SaleCellProps = {
  sale: { sale_no: string | null; unit_code: string; buyer_name: string }
  /** What else tells it from others. */
  more?: string | undefined
}

/** A sale in a table: its number, and below it what was sold to whom. */
export function SaleCell({ sale: { sale_no, unit_code, buyer_name }, more }: SaleCellProps) {
  return (
    <div>
      <bdi className="text-nowrap">{sale_no}</bdi>
      <div className="text-muted small">
        <bdi>{[unit_code, buyer_name, ...(more ? [more] : [])].join(' · ')}</bdi>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { StatementLine } from '@contract/modules/commission/statement-line'
import type { Statement } from '@contract/modules/commission/statement.document'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** From a line of a sent statement to the credit of a part of it. Incentives are no part of a commission. */
export function useCreditLink({
  entry_id,
  status,
}: Pick<Statement, 'entry_id' | 'status'>): (line: StatementLine) => ReactNode {
  const t = usePhrases('statements')
  const may = useCan()('commission.credit.create') && entry_id !== null && status !== 'voided'
  return ({ sale_id, tranche_id, sale_no: sale, seq, incentive }) => {
    if (!may || incentive !== undefined) return null
    const line = new URLSearchParams({ record: 'new', sale: sale_id, tranche: tranche_id })
    return (
      <Link
        to={`/commission/credits?${line.toString()}`}
        className="record-link small"
        aria-label={t('lines.credit_line', { seq, sale })}
      >
        {t('lines.credit')}
      </Link>
    )
  }
}

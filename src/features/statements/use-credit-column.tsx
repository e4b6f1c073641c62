import { Link } from 'react-router-dom'
import type { StatementLine } from '@contract/modules/commission/statement-line'
import type { Statement } from '@contract/modules/commission/statement.document'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { TableColumn } from '@/shared/ui/table'

/** Beside the lines of a sent statement: to the credit of a part of one. Incentives are no part of a commission. */
export function useCreditColumn({
  entry_id,
  status,
}: Pick<Statement, 'entry_id' | 'status'>): TableColumn<StatementLine>[] {
  const t = usePhrases('statements')
  const may = useCan()('commission.credit.create')
  if (!may || entry_id === null || status === 'voided') return []
  return [
    {
      key: 'credit',
      header: t('lines.credit'),
      cell: ({ sale_id, tranche_id, sale_no: sale, seq, incentive }) =>
        incentive === undefined && (
          <Link
            to={`/commission/credits?${new URLSearchParams({ record: 'new', sale: sale_id, tranche: tranche_id }).toString()}`}
            className="record-link"
            aria-label={t('lines.credit_line', { seq, sale })}
          >
            {t('lines.credit')}
          </Link>
        ),
    },
  ]
}

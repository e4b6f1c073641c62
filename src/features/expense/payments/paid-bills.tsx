import { Link } from 'react-router-dom'
import type { PaidBills as Bills } from '@contract/modules/accounting/payable.commands'
import { useGetPaidBillsQuery } from '@/features/expense/expense.api'
import { amountColumn } from '@/shared/format/amount-column'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Table, type TableColumn } from '@/shared/ui/table'

type Bill = Bills[number]

export function PaidBills({ id }: { id: string }) {
  const t = usePhrases('expense')
  const { currentData: bills, ...answer } = useGetPaidBillsQuery(id)
  if (!bills) return <AnswerWait answer={answer} lines={3} />
  const columns: TableColumn<Bill>[] = [
    {
      key: 'expense',
      header: t('fields.expense_id'),
      rowHeader: true,
      cell: bill => (
        <>
          <Link to={`/expense/transaction?record=${bill.expense_id}`} className="record-link">
            <bdi>{bill.number}</bdi>
          </Link>
          <div className="text-muted small">
            <bdi>{[bill.payee_name, bill.supplier_invoice_no].filter(Boolean).join(' · ')}</bdi>
          </div>
        </>
      ),
    },
    amountColumn('amount', t('fields.amount')),
  ]
  return (
    <Table
      caption={t('payments.bills')}
      columns={columns}
      rows={[...bills]}
      rowKey={bill => bill.expense_id}
    />
  )
}

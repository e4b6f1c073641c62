import type { Expense } from '@contract/modules/accounting/expense.document'
import { useGetExpenseChecksQuery, useGetExpenseTermsQuery } from '@/features/expense/expense.api'
import { ExpensePreview } from '@/features/expense/transactions/expense-preview'
import { PaymentsOf } from '@/features/expense/transactions/payments-of'
import { ShownLines } from '@/features/expense/transactions/shown-lines'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { RecordLink } from '@/shared/resource/record-link'
import { Banner } from '@/shared/ui/banner'
import { DefinitionList } from '@/shared/ui/definition-list'

export type ExpenseSummaryProps = { expense: Expense & { actions?: readonly string[] } }

const OPEN: readonly string[] = ['draft', 'returned', 'pending', 'approved']

/** Below the fields: the same paper once more, what was bought, and what posting writes or wrote. */
export function ExpenseSummary({ expense }: ExpenseSummaryProps) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const { data: terms } = useGetExpenseTermsQuery()
  const { currentData: checks } = useGetExpenseChecksQuery(expense.id)
  const isTyped = expense.actions?.includes('edit')
  return (
    <>
      <DuplicateWarning id={expense.id} />
      {terms && !isTyped && <ShownLines lines={expense.lines} tax_rates={expense.tax_rates} terms={terms} />}
      {terms && !isTyped && OPEN.includes(expense.status) && (
        <ExpensePreview expense={expense} terms={terms} advance={checks?.advance} />
      )}
      {expense.entry_id && expense.pay_mode === 'owe' && <PaymentsOf expense={expense} />}
      {expense.entry_id && (
        <DefinitionList
          definitions={[
            [
              t('posted.entry'),
              expense.entry_label && (
                <EntryLink key="entry" id={expense.entry_id} number={expense.entry_label} />
              ),
            ],
            [t('fields.posted_on'), <Ltr key="date">{formats.date(expense.posted_on ?? '')}</Ltr>],
            [t('fields.bank_id'), expense.bank_label && <bdi key="bank">{expense.bank_label}</bdi>],
            [t('fields.check_no'), expense.check_no && <Ltr key="check">{expense.check_no}</Ltr>],
          ]}
        />
      )}
    </>
  )
}

/** Others with the same invoice or the same receipt: it warns, and refuses nothing. */
function DuplicateWarning({ id }: { id: string }) {
  const t = usePhrases('expense')
  const { currentData: data } = useGetExpenseChecksQuery(id)
  if (!data || data.duplicates.length === 0) return null
  return (
    <Banner tone="warning" title={t('checks.title')}>
      <ul className="list-unstyled mb-0">
        {data.duplicates.map(other => (
          <li key={other.id}>
            {t(`checks.${other.because}`)}{' '}
            <RecordLink id={other.id} opens="panel" className="record-link">
              <bdi>{other.number ?? t('checks.draft_of', { payee: other.payee_name })}</bdi>
            </RecordLink>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

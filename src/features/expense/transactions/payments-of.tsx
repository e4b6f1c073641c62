import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { Expense } from '@contract/modules/accounting/expense.document'
import { owedSteps } from '@contract/modules/accounting/payable.rules'
import { shownSteps } from '@contract/selling/shown-step'
import { useGetExpensePaymentsQuery } from '@/features/expense/expense.api'
import { HowExpense } from '@/features/expense/transactions/how-expense'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { DefinitionList } from '@/shared/ui/definition-list'

/** What is still owed of an expense, and what was paid of it. */
export function PaymentsOf({ expense }: { expense: Expense }) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const mayOpen = useCan()('expense.record.view')
  const { currentData: payments, ...answer } = useGetExpensePaymentsQuery(expense.id)
  if (!payments) return <AnswerWait answer={answer} lines={2} />
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('payments.of_expense')}</h3>
      <DefinitionList
        definitions={[
          [t('fields.owed'), <strong key="owed">{<Ltr>{formatAmount(expense.owed)}</Ltr>}</strong>],
          ...payments.map(({ payment_id, number, paid_on, amount, voided_on }): [string, React.ReactNode] => [
            formats.date(paid_on),
            <span key={payment_id}>
              <Ltr>{formatAmount(amount)}</Ltr>
              {' · '}
              {mayOpen ? (
                <Link to={`/expense/payments?record=${payment_id}`} className="record-link">
                  <bdi>{number}</bdi>
                </Link>
              ) : (
                <bdi>{number}</bdi>
              )}
              {voided_on && ` · ${t('payments.voided_on', { date: formats.date(voided_on) })}`}
            </span>,
          ]),
        ]}
      />
      <HowExpense steps={shownSteps(owedSteps(expense.amount, expense.owed))} total="owed" />
    </section>
  )
}

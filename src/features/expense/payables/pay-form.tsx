import type { ReactNode } from 'react'
import { COMPANY_ACCOUNTS } from '@contract/kernel/field-declarations'
import { businessDate } from '@contract/kernel/dates'
import { formatAmount, isMoneyText, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { ExpensePayment } from '@contract/modules/accounting/expense-payment.resource'
import type { Payment } from '@contract/modules/accounting/payable.commands'
import type { Payable } from '@contract/modules/accounting/payable.resource'
import { PAYMENT_METHODS, paymentEntry } from '@contract/modules/accounting/payable.rules'
import { paymentActions, useGetExpenseTermsQuery } from '@/features/expense/expense.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormMoney } from '@/shared/form/form-money'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryPreview } from '@/shared/posting/entry-preview'
import { DefinitionList } from '@/shared/ui/definition-list'

export type PayFormProps = {
  bills: readonly Payable[]
  /** What is not paid of those that were selected. */
  children?: ReactNode
  onDone: () => void
  onClose: () => void
}

/** Pays each bill in full unless a smaller amount is entered. */
export function PayForm({ bills, children, onDone, onClose }: PayFormProps) {
  const t = usePhrases('expense')
  const { data: terms } = useGetExpenseTermsQuery()
  const form = useCommandForm<Payment, unknown>(paymentActions.pay, {
    defaultValues: {
      paid_on: businessDate(new Date()),
      method: 'bank_transfer',
      bank_id: null,
      reference: null,
      bills: bills.map(({ expense_id, owed }) => ({ expense_id, amount: owed })),
    },
    done: answer => t('pay.done', { number: (answer as ExpensePayment).number }),
    onDone: () => {
      onDone()
      onClose()
    },
  })
  const { bills: typed, method, bank_id } = form.fields.watch()
  const paid = typed.map(({ amount }) => (isMoneyText(amount) ? parseMoney(amount) : 0n))
  const bank = terms?.banks.find(({ id }) => id === bank_id)?.account
  const entry = paymentEntry(
    method,
    bills.map(({ payee_id }, index) => ({ payee_id, amount: paid[index] ?? 0n })),
    bank,
  )
  return (
    <FormDialog form={form} size="lg" title={t('pay.title')} submit={t('pay.submit')} onClose={onClose}>
      <div className="form-grid">
        <FormDate form={form} name="paid_on" label={t('fields.paid_on')} required />
        <FormSelect
          form={form}
          name="method"
          label={t('fields.method')}
          options={PAYMENT_METHODS.map(value => ({ value, label: t(`values.method.${value}`) }))}
        />
        {method !== 'cash' && (
          <FormReference
            form={form}
            name="bank_id"
            to="bank"
            offers={COMPANY_ACCOUNTS}
            label={t('fields.bank_id')}
            optional
          />
        )}
        <FormText
          form={form}
          name="reference"
          label={t('fields.reference')}
          nullable
          dir="ltr"
          {...(method === 'check' ? { required: true } : { optional: true })}
        />
      </div>
      <ul className="pay-bills list-unstyled mb-0 p-0">
        {bills.map((bill, index) => (
          <li key={bill.id}>
            <div>
              <bdi>{bill.payee_name}</bdi>
              <div className="text-muted small">
                <bdi>{[bill.number, bill.supplier_invoice_no].filter(Boolean).join(' · ')}</bdi>
              </div>
            </div>
            <FormMoney
              form={form}
              name={`bills.${index}.amount`}
              label={
                <>
                  <span aria-hidden="true">{t('fields.amount')}</span>
                  <span className="visually-hidden">{t('pay.amount_of', { number: bill.number })}</span>
                </>
              }
              required
            />
          </li>
        ))}
      </ul>
      <DefinitionList
        definitions={[[t('pay.total'), <Ltr key="total">{formatAmount(moneyText(total(paid)))}</Ltr>]]}
      />
      {children}
      {terms && <EntryPreview lines={entry} names={terms.account_names} />}
    </FormDialog>
  )
}

import { formatAmount } from '@contract/kernel/money'
import type { ExpensePayment } from '@contract/modules/accounting/expense-payment.resource'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { DefinitionList } from '@/shared/ui/definition-list'

export function PaymentFacts({ payment }: { payment: ExpensePayment }) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const { paid_on, amount, method, bank_label, reference, ou_label, entry_id, entry_label } = payment
  return (
    <DefinitionList
      definitions={[
        [t('fields.paid_on'), <Ltr key="date">{formats.date(paid_on)}</Ltr>],
        [t('fields.amount'), <Ltr key="amount">{formatAmount(amount)}</Ltr>],
        [t('fields.method'), t(`values.method.${method}`)],
        [t('fields.bank_id'), bank_label && <bdi key="bank">{bank_label}</bdi>],
        [t('fields.reference'), reference && <Ltr key="reference">{reference}</Ltr>],
        [t('fields.ou_id'), <bdi key="unit">{ou_label}</bdi>],
        [t('fields.entry_id'), entry_label && <EntryLink key="entry" id={entry_id} number={entry_label} />],
        [
          t('fields.voided_on'),
          payment.voided_on && <Ltr key="voided">{formats.date(payment.voided_on)}</Ltr>,
        ],
        [t('payments.void_reason'), payment.void_reason],
      ]}
    />
  )
}

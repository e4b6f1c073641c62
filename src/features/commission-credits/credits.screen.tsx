import { isMoneyText } from '@contract/kernel/money'
import type { Credit } from '@contract/modules/commission/credit.document'
import { CreditChanges } from '@/features/commission-credits/credit-changes'
import { CreditSummary } from '@/features/commission-credits/credit-summary'
import { credits, usePreviewCreditQuery } from '@/features/commission-credits/credits.api'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView } from '@/shared/document/document-view'
import { FormAmountChoice } from '@/shared/form/form-amount-choice'
import { useFormValues } from '@/shared/form/use-form-values'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'
import type { IsRelevant } from '@/shared/record/record-values'
import { useAskedValues } from '@/shared/record/use-asked-values'
import { Skeleton } from '@/shared/ui/skeleton'

const COLUMNS = {
  sale_id: { width: 190 },
  developer_id: { width: 190 },
  amount: { width: 180 },
  statement_no: { width: 200 },
  seq: { width: 90, hidden: true },
  gross_amount: { width: 160, hidden: true },
  reason: { width: 260, hidden: true },
  posted_on: { width: 130 },
  entry_id: { hidden: true },
  ou_id: { width: 160, hidden: true },
  employee_id: { hidden: true },
  submitted_at: { hidden: true },
} as const
const VIEW: DocumentView<Credit> = {
  tones: { approved: 'accent', posted: 'success' },
  summary: row => <CreditSummary credit={row} />,
}

/** What developers are let off by hand, and beside the list the credit that is opened. */
export function CreditsScreen() {
  const form = useCreditForm()
  return (
    <DocumentScreen api={credits} namespace="commission-credits" view={VIEW} columns={COLUMNS} {...form} />
  )
}

const ASKED = ['sale', 'tranche'] as const
/** What is no longer chosen is named in words. */
const isRelevant: IsRelevant = (field, values) => field !== 'tranche_id' || !('status' in values)

/** The form of a credit; a line of a statement brings its sale and its tranche. */
function useCreditForm() {
  const t = usePhrases('commission-credits')
  const { sale, tranche } = useAskedValues(ASKED)
  return {
    sections: [
      { title: t('sections.sale'), fields: ['sale_id', 'reason'] },
      { title: t('sections.tranche'), fields: ['tranche_id'] },
      { title: t('sections.credit'), fields: ['amount'] },
    ],
    controls: { tranche_id: BilledTrancheControl, amount: AmountControl },
    defaults: { sale_id: sale ?? '', tranche_id: tranche ?? '' },
    isRelevant,
  }
}

/** How much is credited, and below it what that changes. */
function AmountControl(props: FieldControlProps) {
  const { saleId, values } = useCreditedSale(props)
  const trancheId = String(values['tranche_id'] || props.row?.['tranche_id'] || '')
  const amount = values[props.name]
  const isWhole = Boolean(saleId && trancheId) && typeof amount === 'string' && isMoneyText(amount)
  return (
    <div className="form-stack">
      <FieldControl {...props} />
      <CreditChanges asked={isWhole ? { sale_id: saleId, tranche_id: trancheId, amount } : null} />
    </div>
  )
}

/** The tranches of a sale that statements bill, each with what is due of it and what was paid. */
function BilledTrancheControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('commission-credits')
  const formats = useFormats()
  const { saleId, answer } = useCreditedSale({ form, row })
  if (!saleId) return <p className="text-muted">{t('tranches.choose_first')}</p>
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {({ tranches }) =>
        tranches.length === 0 ? (
          <p>{t('tranches.nothing')}</p>
        ) : (
          <FormAmountChoice
            form={form}
            name={name}
            legend={t('tranches.legend')}
            options={tranches.map(({ tranche_id, seq, statement_no, due, gross, paid }) => ({
              value: tranche_id,
              label: t('tranches.one', { seq, statement: statement_no }),
              amount: due,
              hint: t('tranches.standing', { gross: formats.amount(gross), paid: formats.amount(paid) }),
            }))}
          />
        )
      }
    </Answer>
  )
}

/** What is billed of the sale in a form, which is fixed once it is drafted. */
function useCreditedSale({ form, row }: Pick<FieldControlProps, 'form' | 'row'>) {
  const values = useFormValues(form)
  const saleId = String(values['sale_id'] || row?.['sale_id'] || '')
  const answer = usePreviewCreditQuery({ sale_id: saleId, credit: null }, { skip: !saleId })
  return { saleId, values, answer }
}

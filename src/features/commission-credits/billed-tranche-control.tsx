import { useCreditedSale } from '@/features/commission-credits/use-credited-sale'
import { FormAmountChoice } from '@/shared/form/form-amount-choice'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Skeleton } from '@/shared/ui/skeleton'

/** The tranches of a sale that statements bill, each with what is due of it and what was paid. */
export function BilledTrancheControl({ form, name, row }: FieldControlProps) {
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

import { useRequestChoices } from '@/features/commission-requests/use-request-choices'
import { FormAmountChoice } from '@/shared/form/form-amount-choice'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Skeleton } from '@/shared/ui/skeleton'

/** Tranches of the seller that are eligible and unbilled, each with what he earns of it. */
export function TrancheControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('commission-requests')
  const formats = useFormats()
  const { sellerId, answer } = useRequestChoices({ form, row })
  if (!sellerId) return <p className="text-muted">{t('lines.choose_first')}</p>
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {({ tranches }) =>
        tranches.length === 0 ? (
          <p>{t('tranches.nothing')}</p>
        ) : (
          <FormAmountChoice
            form={form}
            name={name}
            legend={t('sections.tranche')}
            options={tranches.map(tranche => ({
              value: tranche.id,
              label: t('tranches.one', { seq: tranche.seq, sale: tranche.sale_no ?? '' }),
              amount: tranche.amount,
              hint: (
                <>
                  <bdi>{[tranche.unit_code, tranche.buyer_name, tranche.ou_name].join(' · ')}</bdi> ·{' '}
                  {t('tranches.eligible_on', { date: formats.date(tranche.eligible_on) })}
                </>
              ),
            }))}
          />
        )
      }
    </Answer>
  )
}

import { useFieldMessage } from '@/shared/form/use-field-message'
import { useRequestChoices } from '@/features/commission-requests/use-request-choices'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Checkbox } from '@/shared/ui/checkbox'
import { Skeleton } from '@/shared/ui/skeleton'

/** Tranches of the seller that are eligible and unbilled, each with what he earns of it. */
export function TrancheControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('commission-requests')
  const formats = useFormats()
  const messageOf = useFieldMessage()
  const { sellerId, values, answer } = useRequestChoices({ form, row })
  if (!sellerId) return <p className="text-muted">{t('lines.choose_first')}</p>
  const message = messageOf(form.fields.formState.errors[name]?.message as string | undefined)
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {({ tranches }) =>
        tranches.length === 0 ? (
          <p>{t('tranches.nothing')}</p>
        ) : (
          <fieldset className="form-stack">
            <legend className="visually-hidden">{t('sections.tranche')}</legend>
            {message && <p className="field-error">{message}</p>}
            {tranches.map(({ id, sale_no, seq, amount, unit_code, buyer_name, ou_name, eligible_on }) => (
              <Checkbox
                key={id}
                kind="radio"
                name={name}
                value={id}
                checked={values[name] === id}
                onChange={() => form.fields.setValue(name, id, { shouldDirty: true, shouldValidate: true })}
                label={
                  <span className="request-choice">
                    <bdi>{t('tranches.one', { seq, sale: sale_no ?? '' })}</bdi>
                    <strong>{<Ltr>{formats.amount(amount)}</Ltr>}</strong>
                  </span>
                }
                hint={
                  <>
                    <bdi>{[unit_code, buyer_name, ou_name].join(' · ')}</bdi> ·{' '}
                    {t('tranches.eligible_on', { date: formats.date(eligible_on) })}
                  </>
                }
              />
            ))}
          </fieldset>
        )
      }
    </Answer>
  )
}

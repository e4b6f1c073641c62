import { useCreditedSale } from '@/features/commission-credits/use-credited-sale'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Checkbox } from '@/shared/ui/checkbox'
import { Skeleton } from '@/shared/ui/skeleton'

/** The tranches of a sale that statements bill, each with what is due of it and what was paid. */
export function BilledTrancheControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('commission-credits')
  const formats = useFormats()
  const messageOf = useFieldMessage()
  const { saleId, values, answer } = useCreditedSale({ form, row })
  if (!saleId) return <p className="text-muted">{t('tranches.choose_first')}</p>
  const message = messageOf(form.fields.formState.errors[name]?.message as string | undefined)
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {({ tranches }) =>
        tranches.length === 0 ? (
          <p>{t('tranches.nothing')}</p>
        ) : (
          <fieldset className="form-stack">
            <legend className="visually-hidden">{t('tranches.legend')}</legend>
            {message && <p className="field-error">{message}</p>}
            {tranches.map(({ tranche_id, seq, statement_no, due, gross, paid }) => (
              <Checkbox
                key={tranche_id}
                kind="radio"
                name={name}
                value={tranche_id}
                checked={values[name] === tranche_id}
                onChange={() =>
                  form.fields.setValue(name, tranche_id, { shouldDirty: true, shouldValidate: true })
                }
                label={
                  <span className="cluster justify-content-between">
                    <bdi>{t('tranches.one', { seq, statement: statement_no })}</bdi>
                    <strong>
                      <Ltr>{formats.amount(due)}</Ltr>
                    </strong>
                  </span>
                }
                hint={t('tranches.standing', {
                  gross: formats.amount(gross),
                  paid: formats.amount(paid),
                })}
              />
            ))}
          </fieldset>
        )
      }
    </Answer>
  )
}

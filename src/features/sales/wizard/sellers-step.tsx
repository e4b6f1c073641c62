import { useEffect } from 'react'
import { CommissionShares } from '@/shared/selling/commission-shares'
import { useGetSellerChoicesQuery } from '@/features/sales/sales.api'
import { SellersEditor } from '@/features/sales/sellers/sellers-editor'
import { StepPreview } from '@/features/sales/wizard/step-preview'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'

export type SellersStepProps = { wizard: Wizard }

export function SellersStep({ wizard }: SellersStepProps) {
  const t = usePhrases('sale-wizard')
  const words = usePhrases('selling')
  const messageOf = useFieldMessage()
  const { form, values, preview } = wizard
  const { fields } = form
  const choices = useGetSellerChoicesQuery()
  const own = choices.data?.find(({ is_own }) => is_own)
  const isEmpty = values.sellers.length === 0

  // Whoever drafts a sale as a rule sells it.
  useEffect(() => {
    if (!own || !isEmpty || fields.getFieldState('sellers').isTouched) return
    fields.setValue('sellers', [{ seller_id: own.id, level: own.level ?? 'agent', share_weight: '1' }], {
      shouldDirty: true,
      shouldTouch: true,
    })
  }, [own, isEmpty, fields])

  const errorOf = (index: number) => {
    const state = fields.getFieldState(`sellers.${index}.share_weight`, fields.formState)
    const seller = fields.getFieldState(`sellers.${index}.seller_id`, fields.formState)
    return messageOf((state.error ?? seller.error)?.message)
  }
  const whole = messageOf(fields.getFieldState('sellers', fields.formState).error?.message)
  return (
    <div className="wizard-split">
      <div className="form-stack">
        {whole && (
          <p className="field-error" role="alert">
            {whole}
          </p>
        )}
        {!choices.data && <AnswerWait answer={choices} lines={6} />}
        {choices.data && (
          <SellersEditor
            value={values.sellers}
            choices={choices.data}
            commission={preview.data?.commission ?? null}
            errorOf={errorOf}
            onChange={sellers =>
              fields.setValue('sellers', sellers, {
                shouldDirty: true,
                shouldTouch: true,
                shouldValidate: fields.formState.isSubmitted,
              })
            }
          />
        )}
        <p className="text-muted small mb-0">{t('sellers.hint')}</p>
      </div>
      <StepPreview preview={preview} title={t('sellers.get')} step="sellers">
        {({ commission }) =>
          commission ? (
            <>
              <p className="text-muted small mb-0">{words('commission.if_paid')}</p>
              <CommissionShares view={commission} />
            </>
          ) : (
            <p className="text-muted mb-0">{words('commission.no_scheme')}</p>
          )
        }
      </StepPreview>
    </div>
  )
}

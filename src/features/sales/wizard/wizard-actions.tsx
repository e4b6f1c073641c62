import type { AskedPreview } from '@/features/sales/wizard/use-sale-preview'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { stepAfter } from '@/features/sales/wizard/wizard-steps'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type WizardActionsProps = {
  wizard: Wizard
  isAsking: boolean
  onSave: () => void
  onAsk: () => void
  onReserve: () => void
}

/** At the foot, where the thumb is: the contract price, the way back and the way on. */
export function WizardActions({ wizard, isAsking, onSave, onAsk, onReserve }: WizardActionsProps) {
  const t = usePhrases('sale-wizard')
  const can = useCan()
  const { step, preview, isSaving } = wizard
  const back = stepAfter(step, -1)
  const isLast = step === 'check'
  return (
    <div className="wizard-actions">
      <WizardTotal preview={preview} />
      <div className="wizard-buttons">
        {back && <Button onClick={() => wizard.goTo(back)}>{t('back')}</Button>}
        {!isLast && wizard.isWhole && (
          <Button busy={isSaving} onClick={() => void wizard.toCheck()}>
            {t('to_check')}
          </Button>
        )}
        {!isLast && (
          <Button variant="primary" busy={isSaving} onClick={() => void wizard.next()}>
            {t('next')}
          </Button>
        )}
        {isLast && (
          <>
            <Button busy={isSaving} onClick={onSave}>
              {t('save')}
            </Button>
            {can('sales.record.reserve') ? (
              <Button variant="primary" icon="bookmark-check" onClick={onReserve}>
                {t('reserve')}
              </Button>
            ) : (
              <Button variant="primary" icon="send" busy={isAsking} onClick={onAsk}>
                {t('ask')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

type WizardTotalProps = { preview: AskedPreview }

/** The contract price at the foot of every step, as soon as there is one. */
function WizardTotal({ preview }: WizardTotalProps) {
  const words = usePhrases('sales')
  const formats = useFormats()
  const price = preview.data?.price
  if (!price) return null
  return (
    <p className="wizard-total" role="status" aria-busy={preview.isOld || undefined}>
      <span className="text-muted small">{words('price.tcp_short')}</span>
      <strong>
        <Ltr>{formats.amount(price.tcp)}</Ltr>
      </strong>
    </p>
  )
}

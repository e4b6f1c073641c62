import type { AskedPreview } from '@/features/sales/wizard/use-sale-preview'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type WizardTotalProps = { preview: AskedPreview }

/** The contract price at the foot of every step, as soon as there is one. */
export function WizardTotal({ preview }: WizardTotalProps) {
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

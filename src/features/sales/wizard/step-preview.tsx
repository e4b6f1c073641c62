import type { ReactNode } from 'react'
import type { SalePreview } from '@contract/modules/sales/sale.views'
import type { AskedPreview } from '@/features/sales/wizard/use-sale-preview'
import { firstStepOf, type WizardStep } from '@/features/sales/wizard/wizard-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Banner } from '@/shared/ui/banner'
import { Card } from '@/shared/ui/card'

export type StepPreviewProps = {
  preview: AskedPreview
  title: string
  step: WizardStep
  children: (data: SalePreview) => ReactNode
}

/** Beside the fields: what they come to, and what stands against it. */
export function StepPreview({ preview, title, step, children }: StepPreviewProps) {
  const t = usePhrases('sale-wizard')
  const { data, isOld, error, retry } = preview
  if (error !== undefined && !data) return <LoadFailed error={error} onRetry={retry} />
  const problems = data?.problems.filter(({ path }) => firstStepOf([path]) === step) ?? []
  return (
    <Card title={title} level={3} className="step-preview">
      <div className="form-stack" aria-busy={isOld || undefined}>
        {problems.map(({ code, path, message, blocks }) => (
          <Banner key={`${path} ${code}`} tone={blocks ? 'danger' : 'warning'}>
            {message}
          </Banner>
        ))}
        {data ? children(data) : <p className="text-muted mb-0">{t('preview.waiting')}</p>}
      </div>
    </Card>
  )
}

import type { SalePreview } from '@contract/modules/sales/sale.views'
import { CheckFacts } from '@/features/sales/wizard/check/check-facts'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { firstStepOf, type WizardStep } from '@/features/sales/wizard/wizard-steps'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export type CheckStepProps = { wizard: Wizard }

/** Everything once more, in the order it was made, with what still stands against it and the way there. */
export function CheckStep({ wizard }: CheckStepProps) {
  const t = usePhrases('sale-wizard')
  const { form, preview } = wizard
  return (
    <div className="form-stack">
      {preview.error !== undefined && !preview.data && (
        <LoadFailed error={preview.error} onRetry={preview.retry} />
      )}
      {preview.data && <ProblemList problems={preview.data.problems} onStep={wizard.goTo} />}
      <CheckFacts wizard={wizard} />
      <FormLongText
        form={form}
        name="remarks"
        label={t('check.remarks')}
        hint={t('check.remarks_hint')}
        nullable
        rows={3}
        dir="auto"
      />
    </div>
  )
}

type ProblemListProps = { problems: SalePreview['problems']; onStep: (step: WizardStep) => void }

/** What keeps the sale from being saved, then what only keeps it from being reserved. */
function ProblemList({ problems, onStep }: ProblemListProps) {
  const t = usePhrases('sale-wizard')
  if (problems.length === 0) return <Banner tone="success">{t('check.ready')}</Banner>
  const ordered = problems.toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
  return (
    <ul className="problem-list" aria-label={t('check.problems')}>
      {ordered.map(({ code, path, message, blocks }) => {
        const step = firstStepOf([path])
        return (
          <li key={`${path} ${code}`}>
            <Banner
              tone={blocks ? 'danger' : 'warning'}
              action={
                step &&
                step !== 'check' && (
                  <Button size="sm" onClick={() => onStep(step)}>
                    {t('check.go', { step: t(`steps.${step}`) })}
                  </Button>
                )
              }
            >
              {message}
            </Banner>
          </li>
        )
      })}
    </ul>
  )
}

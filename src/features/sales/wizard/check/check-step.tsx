import { CheckFacts } from '@/features/sales/wizard/check/check-facts'
import { ProblemList } from '@/features/sales/wizard/check/problem-list'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'

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

import type { SalePreview } from '@contract/modules/sales/sale.views'
import { firstStepOf, type WizardStep } from '@/features/sales/wizard/wizard-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export type ProblemListProps = { problems: SalePreview['problems']; onStep: (step: WizardStep) => void }

/** What keeps the sale from being saved, then what only keeps it from being reserved. */
export function ProblemList({ problems, onStep }: ProblemListProps) {
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

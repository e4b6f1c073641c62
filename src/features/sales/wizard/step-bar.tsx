import { WIZARD_STEPS, type WizardStep } from '@/features/sales/wizard/wizard-steps'
import '@/features/sales/wizard/step-bar.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'

export type StepBarProps = {
  step: WizardStep
  /** Steps that were filled, whatever the order. */
  filled: ReadonlySet<WizardStep>
  /** Steps in which something is wrong. */
  faulty: ReadonlySet<WizardStep>
  onStep: (step: WizardStep) => void
}

/** Every step is a press away in both directions: nothing is lost on the way. */
export function StepBar({ step, filled, faulty, onStep }: StepBarProps) {
  const t = usePhrases('sale-wizard')
  const at = WIZARD_STEPS.indexOf(step)
  return (
    <nav className="step-bar" aria-label={t('steps.label')}>
      <p className="step-bar-count">{t('steps.count', { step: at + 1, of: WIZARD_STEPS.length })}</p>
      <ol>
        {WIZARD_STEPS.map((each, index) => {
          const isFaulty = faulty.has(each)
          const isDone = filled.has(each) && !isFaulty
          return (
            <li key={each}>
              <button
                type="button"
                className={classNames(
                  'step-button',
                  each === step && 'is-current',
                  isDone && 'is-done',
                  isFaulty && 'is-faulty',
                )}
                aria-current={each === step ? 'step' : undefined}
                onClick={() => onStep(each)}
              >
                <span className="step-mark" aria-hidden="true">
                  {isFaulty ? '!' : isDone ? <Icon name="check-lg" size="sm" /> : index + 1}
                </span>
                <span className="step-name">{t(`steps.${each}`)}</span>
                {isFaulty && <span className="visually-hidden">{t('steps.faulty')}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

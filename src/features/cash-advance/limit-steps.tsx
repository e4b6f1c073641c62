import { formatAmount } from '@contract/kernel/money'
import type { LimitKey } from '@contract/modules/cash-advance/advance-limit.rules'
import type { AdvanceLimitAnswer } from '@contract/modules/cash-advance/advance-answers'
import { shownRate } from '@/shared/form/typed-figures'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'

/** Said by those beside it: how much of what is open the ceiling covers. */
const UNSAID: ReadonlySet<string> = new Set(['covered'])

/** How the safe limit came about. */
export function LimitSteps({ steps }: Pick<AdvanceLimitAnswer, 'steps'>) {
  const t = usePhrases('cash-advance')
  return (
    <dl className="advance-steps">
      {steps
        .filter(({ key }) => !UNSAID.has(key))
        .map(({ key, amount, how }) => (
          <div key={key} className={classNames(key === 'limit' && 'is-total')}>
            <dt>
              {how.by === 'percent'
                ? t('limit.ceiling_of', { rate: shownRate(how.rate) })
                : t(`limit.${key as Exclude<LimitKey, 'ceiling' | 'covered'>}`)}
            </dt>
            <dd>
              <Ltr>{formatAmount(amount)}</Ltr>
            </dd>
          </div>
        ))}
    </dl>
  )
}

import { formatAmount } from '@contract/kernel/money'
import type { Repayment } from '@contract/modules/cash-advance/advance-limit.rules'
import { useGetAdvanceLimitQuery } from '@/features/cash-advance/cash-advance.api'
import { LimitSteps } from '@/features/cash-advance/limit-steps'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'
import { Banner } from '@/shared/ui/banner'

/** The amount, and how much may safely be asked for: what is earned and not paid, less what is open. */
export function AmountControl(props: FieldControlProps) {
  const t = usePhrases('cash-advance')
  const repayment = (props.form.fields.watch('repayment') || 'liquidation') as Repayment
  const { currentData: limit } = useGetAdvanceLimitQuery(repayment)
  const why = limit?.refused.find(code => hasPhrase('cash-advance', `refused.${code}`))
  return (
    <div className="form-stack">
      <FieldControl {...props} />
      {limit && (
        <details className="advance-limit">
          <summary>{t('limit.is', { amount: formatAmount(limit.limit) })}</summary>
          <LimitSteps steps={limit.steps} />
          <p className="small text-muted">{t(limit.is_hard ? 'limit.hard' : 'limit.soft')}</p>
          <p className="small text-muted">{t('limit.settle', { count: limit.settle_days })}</p>
        </details>
      )}
      {why && <Banner tone="warning">{phrase('cash-advance', `refused.${why}`)}</Banner>}
    </div>
  )
}

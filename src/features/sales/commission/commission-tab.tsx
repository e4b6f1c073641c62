import type { CommissionView } from '@contract/selling/commission.calls'
import { AdjustmentList } from '@/shared/selling/adjustment-list'
import { CommissionShares } from '@/shared/selling/commission-shares'
import { TrancheTable } from '@/features/sales/commission/tranche-table'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Banner } from '@/shared/ui/banner'

export type CommissionTabProps = { view: CommissionView }

/** Before the booking what may be hoped for, after it what stands. */
export function CommissionTab({ view }: CommissionTabProps) {
  const t = usePhrases('sales')
  const words = usePhrases('selling')
  return (
    <div className="stack">
      <div className="cluster">
        <span className="fw-medium">
          {words('commission.scheme', { name: view.scheme.name, version: view.scheme.version })}
        </span>
        <Badge
          tone={view.status === 'locked' ? 'success' : view.status === 'cancelled' ? 'danger' : 'neutral'}
          dot
        >
          {t(`commission.status.${view.status}`)}
        </Badge>
      </div>
      {view.status === 'projected' && <Banner>{words('commission.if_paid')}</Banner>}
      <TrancheTable view={view} />
      <CommissionShares view={view} />
      <AdjustmentList adjustments={view.adjustments} />
    </div>
  )
}

import { MOST_BILLS } from '@contract/modules/accounting/payable-commands'
import type { BulkTarget } from '@contract/kernel/record-calls'
import { PayForm } from '@/features/expense/payables/pay-form'
import { usePickedBills } from '@/features/expense/payables/use-picked-bills'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import type { ListConditions } from '@/shared/resource/resource-types'
import { Banner } from '@/shared/ui/banner'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

export type PayDialogProps = {
  target: BulkTarget
  narrowing: ListConditions
  onDone: () => void
  onClose: () => void
}

export function PayDialog({ target, narrowing, onDone, onClose }: PayDialogProps) {
  const t = usePhrases('expense')
  const { bills, error, isFetching, refetch } = usePickedBills(target, narrowing)
  if (bills && bills.length > 0 && bills.length <= MOST_BILLS)
    return <PayForm bills={bills} onDone={onDone} onClose={onClose} />
  return (
    <Modal show title={t('pay.title')} onClose={onClose}>
      {error !== undefined && <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {!bills && error === undefined && <Skeleton lines={4} />}
      {bills?.length === 0 && <p>{t('payables.empty')}</p>}
      {bills && bills.length > MOST_BILLS && (
        <Banner tone="warning">{t('pay.limit_reached', { limit: MOST_BILLS })}</Banner>
      )}
    </Modal>
  )
}

import { MOST_BILLS } from '@contract/modules/accounting/payable.commands'
import type { BulkTarget } from '@contract/kernel/record-calls'
import { PayForm } from '@/features/expense/payables/pay-form'
import { payables } from '@/features/expense/expense.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import type { ListConditions } from '@/shared/resource/resource-types'
import { usePicked } from '@/shared/resource/use-picked'
import { Banner } from '@/shared/ui/banner'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

export type PayDialogProps = {
  target: BulkTarget
  narrowing: ListConditions
  onDone: () => void
  onClose: () => void
}

const PICKED = {
  useListQuery: payables.useListQuery,
  key: 'expense_id',
  sort: 'due_on',
  most: MOST_BILLS,
} as const

export function PayDialog({ target, narrowing, onDone, onClose }: PayDialogProps) {
  const t = usePhrases('expense')
  const { picked, error, isFetching, refetch } = usePicked(target, narrowing, PICKED)
  if (picked && picked.rows.length > 0 && !picked.areTooMany)
    return <PayForm bills={picked.rows} onDone={onDone} onClose={onClose} />
  return (
    <Modal show title={t('pay.title')} onClose={onClose}>
      {error !== undefined && <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {!picked && error === undefined && <Skeleton lines={4} />}
      {picked?.rows.length === 0 && !picked.areTooMany && <p>{t('payables.empty')}</p>}
      {picked?.areTooMany && <Banner tone="warning">{t('pay.limit_reached', { limit: MOST_BILLS })}</Banner>}
    </Modal>
  )
}

import type { BulkTarget } from '@contract/kernel/record-calls'
import type { Release } from '@contract/modules/commission/release.document'
import { MOST_PAID_TOGETHER } from '@contract/modules/commission/release.commands'
import { PayManyForm } from '@/features/releases/pay-many-form'
import { releases } from '@/features/releases/releases.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import type { ListConditions } from '@/shared/resource/resource-types'
import { usePicked } from '@/shared/resource/use-picked'
import { Banner } from '@/shared/ui/banner'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

export type PayManyDialogProps = {
  target: BulkTarget
  narrowing: ListConditions
  onDone: () => void
  onClose: () => void
}

const PICKED = {
  useListQuery: releases.records.useListQuery,
  key: 'id',
  sort: 'number',
  most: MOST_PAID_TOGETHER,
} as const

/** Of the selected releases those that are approved are paid together. */
export function PayManyDialog({ target, narrowing, onDone, onClose }: PayManyDialogProps) {
  const t = usePhrases('releases')
  const { picked, error, isFetching, refetch } = usePicked(target, narrowing, PICKED)
  const approved = (picked?.rows as readonly Release[] | undefined)?.filter(
    ({ status }) => status === 'approved',
  )
  if (picked && approved && approved.length > 0 && !picked.areTooMany)
    return <PayManyForm releases={approved} onDone={onDone} onClose={onClose} />
  return (
    <Modal show title={t('pay_many.open')} onClose={onClose}>
      {error !== undefined && <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {!picked && error === undefined && <Skeleton lines={4} />}
      {picked?.areTooMany && (
        <Banner tone="warning">{t('pay_many.limit_reached', { limit: MOST_PAID_TOGETHER })}</Banner>
      )}
      {approved?.length === 0 && !picked?.areTooMany && <p>{t('pay_many.none')}</p>}
    </Modal>
  )
}

import { skipToken } from '@reduxjs/toolkit/query/react'
import type { BulkTarget } from '@contract/kernel/record-calls'
import type { Release } from '@contract/modules/commission/release.document'
import { MOST_PAID_TOGETHER } from '@contract/modules/commission/release.commands'
import { PayManyForm } from '@/features/releases/pay-many-form'
import { LeftOut } from '@/features/releases/left-out'
import { releases, useGetRefusedPaymentsQuery } from '@/features/releases/releases.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
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

/** Of the selected releases those that are approved are paid together, but for those that others have to pay. */
export function PayManyDialog({ target, narrowing, onDone, onClose }: PayManyDialogProps) {
  const t = usePhrases('releases')
  const { picked, error, isFetching, refetch } = usePicked(target, narrowing, PICKED)
  const approved = (picked?.rows as readonly Release[] | undefined)?.filter(
    ({ status }) => status === 'approved',
  )
  const canPay = approved !== undefined && approved.length > 0 && !picked?.areTooMany
  const asked = useGetRefusedPaymentsQuery(canPay ? approved.map(({ id }) => id) : skipToken)
  const refused = asked.currentData
  const whyOf = ({ id }: Release) => refused?.find(each => each.id === id)?.why
  const payable = refused && approved?.filter(each => whyOf(each) === undefined)
  const others = approved?.filter(each => whyOf(each) !== undefined) ?? []
  const leftOut = others.length > 0 && <LeftOut releases={others} whyOf={whyOf} />
  if (canPay && payable && payable.length > 0)
    return (
      <PayManyForm releases={payable} onDone={onDone} onClose={onClose}>
        {leftOut}
      </PayManyForm>
    )
  return (
    <Modal show title={t('pay_many.open')} onClose={onClose}>
      {error !== undefined && <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {canPay && (
        <Answer answer={asked} wait={<Skeleton lines={4} />}>
          {() => leftOut}
        </Answer>
      )}
      {!picked && error === undefined && <Skeleton lines={4} />}
      {picked?.areTooMany && (
        <Banner tone="warning">{t('pay_many.limit_reached', { limit: MOST_PAID_TOGETHER })}</Banner>
      )}
      {approved?.length === 0 && !picked?.areTooMany && <p>{t('pay_many.none')}</p>}
    </Modal>
  )
}

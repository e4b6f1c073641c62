import type { Release } from '@contract/modules/commission/release.document'
import { MOST_PAID_TOGETHER } from '@contract/modules/commission/release-line'
import { PayManyForm } from '@/features/releases/pay-many-form'
import { releases, useRefusedPayments } from '@/features/releases/releases.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { AskedOfPicked } from '@/shared/resource/picked-button'
import { PickedDialog } from '@/shared/resource/picked-dialog'
import { usePicked } from '@/shared/resource/use-picked'

const PICKED = {
  useListQuery: releases.records.useListQuery,
  key: 'id',
  sort: 'number',
  most: MOST_PAID_TOGETHER,
} as const

/** Of the selected releases those that are approved are paid together, but for those that others have to pay. */
export function PayManyDialog({ target, narrowing, onDone, onClose }: AskedOfPicked) {
  const t = usePhrases('releases')
  const answer = usePicked(target, narrowing, PICKED)
  const picked = answer.picked?.rows as readonly Release[] | undefined
  const approved = picked?.filter(({ status }) => status === 'approved')
  return (
    <PickedDialog
      answer={answer}
      rows={approved}
      useRefused={useRefusedPayments}
      idOf={({ id }) => id}
      nameOf={({ number, seller_label }) => (
        <>
          <bdi className="text-nowrap">{number}</bdi> · <bdi>{seller_label}</bdi>
        </>
      )}
      words={{
        title: t('pay_many.open'),
        none: t('pay_many.none'),
        tooMany: t('pay_many.limit_reached', { limit: MOST_PAID_TOGETHER }),
        refused: t('pay_many.refused'),
      }}
      onClose={onClose}
    >
      {(payable, leftOut) => (
        <PayManyForm releases={payable} onDone={onDone} onClose={onClose}>
          {leftOut}
        </PayManyForm>
      )}
    </PickedDialog>
  )
}

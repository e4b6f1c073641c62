import { Suspense } from 'react'
import type { Notification } from '@contract/modules/notifications/notification.calls'
import { late, orNothing } from '@/shared/ui/late'

export type ArrivalToastProps = { arrival: Notification | null; onPutAway: () => void }

const ArrivalNote = late(
  () => import('@/features/notifications/arrival-note').then(file => file.ArrivalNote),
  orNothing,
)

/**
 * Says politely what has just come. The region is always in the page: screen readers announce only what changes inside
 * one that they know.
 */
export function ArrivalToast({ arrival, onPutAway }: ArrivalToastProps) {
  return (
    <div className="arrivals" role="status" aria-live="polite">
      {arrival && (
        <Suspense>
          <ArrivalNote arrival={arrival} onPutAway={onPutAway} />
        </Suspense>
      )}
    </div>
  )
}

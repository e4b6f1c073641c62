import { lazy, Suspense, useState } from 'react'
import type { BulkUnitCommand } from '@contract/selling/property-unit.calls'
import { BulkMoveDialog } from '@/features/property/units/bulk-move-dialog'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { Button } from '@/shared/ui/button'

const BulkReprice = lazy(() =>
  import('@/features/property/price/bulk-reprice').then(file => ({ default: file.BulkReprice })),
)

const RIGHT = {
  publish: 'property.listing.publish',
  block: 'property.listing.block',
  unblock: 'property.listing.block',
  withdraw: 'property.listing.block',
} as const satisfies Record<BulkUnitCommand, string>
const ORDER = ['publish', 'block', 'unblock', 'withdraw'] as const

/** What the sales desk does with many units at once. */
export function BulkUnits(picked: PickedRows) {
  const t = usePhrases('property')
  const can = useCan()
  const [asking, setAsking] = useState<BulkUnitCommand | 'reprice' | null>(null)
  const close = () => setAsking(null)
  const finish = () => {
    close()
    picked.clear()
  }
  return (
    <>
      {ORDER.filter(trigger => can(RIGHT[trigger])).map(trigger => (
        <Button key={trigger} size="sm" onClick={() => setAsking(trigger)}>
          {t(`bulk.${trigger}.open`)}
        </Button>
      ))}
      {can('property.listing.reprice') && (
        <Button size="sm" icon="percent" onClick={() => setAsking('reprice')}>
          {t('reprice.open')}
        </Button>
      )}
      {asking === 'reprice' && (
        <Suspense>
          <BulkReprice target={picked.target} onDone={finish} onClose={close} />
        </Suspense>
      )}
      {asking && asking !== 'reprice' && (
        <BulkMoveDialog
          list={picked.list}
          trigger={asking}
          target={picked.target}
          onDone={finish}
          onClose={close}
        />
      )}
    </>
  )
}

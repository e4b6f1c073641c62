import { lazy, Suspense, useState } from 'react'
import type { ListedPropertyUnit } from '@contract/modules/property/property-unit.resource'
import { unitPriceResource } from '@contract/modules/property/unit-price.resource'
import { BulkUnits } from '@/features/property/units/bulk-units'
import '@/features/property/property.scss'
import { UnitCard } from '@/features/property/units/unit-card'
import { LIST_TOOLS } from '@/features/property/unit-extras'
import { unitPrices, units } from '@/features/property/units.api'
import { UnitPlace } from '@/features/property/units/unit-place-text'
import { UnitPrice } from '@/features/property/units/unit-price-text'
import { UnitStatusBadge } from '@/features/property/units/unit-status-badge'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { Button } from '@/shared/ui/button'
import { late } from '@/shared/ui/late'
import { Skeleton } from '@/shared/ui/skeleton'

type Row = ListedPropertyUnit

const UNIT_COLUMNS = {
  unit_code: { width: 200, pinned: 'start' },
  status: { width: 140, render: (row: Row) => <UnitStatusBadge status={row.status} /> },
  project_id: { width: 210 },
  list_price: { width: 160, render: (row: Row) => <UnitPrice unit={row} /> },
  held_until: { width: 160 },
  unit_type_id: { width: 170 },
  sub_unit_type_id: { width: 160 },
  house_model_id: { width: 160 },
  place: { width: 220, render: (row: Row) => <UnitPlace unit={row} /> },
  lot_area_sqm: { width: 120 },
  floor_area_sqm: { width: 120 },
  developer_id: { width: 200 },
  orientation: { width: 130, hidden: true },
  is_corner: { width: 110, hidden: true },
  price_effective_from: { width: 140, hidden: true },
  next_list_price: { width: 150, hidden: true },
  next_price_from: { width: 140, hidden: true },
  phase: { hidden: true },
  block: { hidden: true },
  lot: { hidden: true },
  tower: { hidden: true },
  floor: { hidden: true },
  unit_no: { hidden: true },
  block_reason: { hidden: true },
  turned_over_on: { hidden: true },
} as const

const UnitPanel = late(() => import('@/features/property/units/unit-panel').then(file => file.UnitPanel))
const PlanBody = lazy(() =>
  import('@/features/property/plan/plan-body').then(file => ({ default: file.PlanBody })),
)
const ImportWizard = lazy(() =>
  import('@/shared/record/import/import-wizard').then(file => ({ default: file.ImportWizard })),
)

/** What developers' projects have to sell, as it is at this moment. */
export function UnitsScreen() {
  const t = usePhrases('property')
  const can = useCan()
  const [isPricing, setPricing] = useState(false)
  const mayMove = can('property.listing.publish') || can('property.listing.block')
  const mayReprice = can('property.listing.reprice')
  return (
    <>
      <PanelScreen
        namespace="property"
        beside={(list, pointed) => (
          <Suspense fallback={<Skeleton shape="rows" lines={8} />}>
            <PlanBody list={list} pointed={pointed} />
          </Suspense>
        )}
        api={units}
        name="units"
        columns={UNIT_COLUMNS}
        canImport
        toolbar={
          <>
            {LIST_TOOLS.map((Tool, index) => (
              <Tool key={index} />
            ))}
            {can('property.listing.import') && can('integration.import.run') && (
              <Button icon="upload" onClick={() => setPricing(true)}>
                {t('prices.import')}
              </Button>
            )}
          </>
        }
        bulk={mayMove || mayReprice ? picked => <BulkUnits {...picked} /> : null}
        card={row => <UnitCard unit={row} />}
        panel={UnitPanel}
      />
      {isPricing && (
        <Suspense>
          <ImportWizard
            resource={unitPriceResource}
            api={unitPrices}
            namespace="property"
            list="prices"
            once={['effective_from', 'reason']}
            onClose={() => setPricing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

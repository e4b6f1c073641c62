import { lazy, Suspense, useState } from 'react'
import { unitPriceResource } from '@contract/modules/property/unit-price.resource'
import { BulkUnits } from '@/features/property/units/bulk-units'
import '@/features/property/property.scss'
import { UnitCard } from '@/features/property/units/unit-card'
import { UNIT_COLUMNS } from '@/features/property/units/unit-columns'
import { LIST_TOOLS } from '@/features/property/unit-extras'
import { unitPrices, units } from '@/features/property/units.api'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { Button } from '@/shared/ui/button'
import { late } from '@/shared/ui/late'
import { Skeleton } from '@/shared/ui/skeleton'

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

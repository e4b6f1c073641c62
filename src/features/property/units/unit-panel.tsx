import { type PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { mayEditUnit } from '@contract/modules/property/property-unit.rules'
import { PriceHistory } from '@/features/property/price/price-history'
import { PricePanel } from '@/features/property/price/price-panel'
import { UnitActions } from '@/features/property/units/unit-actions'
import { UnitDetails } from '@/features/property/units/unit-details'
import { UNIT_TABS } from '@/features/property/unit-extras'
import { UnitStatusBadge } from '@/features/property/units/unit-status-badge'
import { units } from '@/features/property/units.api'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame, type FrameTabs } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { WhatWillIGet } from '@/shared/selling/what-will-i-get'
import type { Tab } from '@/shared/ui/tabs'

const api = units

/** One unit: what it is and may become, what it costs, its pictures and papers, and what was done with it. */
export function UnitPanel(opened: OpenedRecord) {
  const t = usePhrases('property')
  const can = useCan()
  const sections = [
    {
      title: t('sections.what'),
      fields: ['unit_code', 'project_id', 'unit_type_id', 'sub_unit_type_id', 'house_model_id'],
    },
    {
      title: t('sections.place'),
      fields: ['phase', 'block', 'lot', 'tower', 'floor', 'unit_no', 'orientation', 'is_corner'],
    },
    { title: t('sections.size'), fields: ['lot_area_sqm', 'floor_area_sqm', 'list_price'] },
  ]
  const form = { namespace: 'property', list: 'units', sections } as const

  const tabs = (unit: ResourceRow & PropertyUnit, common: FrameTabs): Tab[] => {
    const isForm = can('property.listing.edit') && mayEditUnit(unit.status)
    return [
      common.details,
      ...(isForm
        ? [
            {
              key: 'change',
              label: t('panel.change'),
              content: <RecordDetails api={api} form={form} row={unit} />,
              keep: true,
            },
          ]
        : []),
      {
        key: 'price',
        label: t('panel.price'),
        content: (
          <div className="stack">
            <PricePanel unit={unit} />
            <WhatWillIGet unitId={unit.id} />
            <PriceHistory id={unit.id} />
          </div>
        ),
      },
      ...UNIT_TABS.filter(tab => tab.isFor(unit, can)).map(({ key, Label, Content }) => ({
        key,
        label: <Label />,
        content: <Content unit={unit} />,
      })),
      { ...common.files, label: t('panel.files') },
      common.history,
      common.comments,
    ]
  }
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={form}
      badge={row => <UnitStatusBadge status={row.status} />}
      details={unit => (
        <>
          <UnitActions unit={unit} />
          <UnitDetails unit={unit} />
        </>
      )}
      tabs={tabs}
    />
  )
}

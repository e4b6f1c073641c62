import type { ListedPropertyUnit } from '@contract/modules/property/property-unit.resource'
import { UnitPlace } from '@/features/property/units/unit-place-text'
import { UnitPrice } from '@/features/property/units/unit-price-text'
import { UnitStatusBadge } from '@/features/property/units/unit-status-badge'

type Row = ListedPropertyUnit

export const UNIT_COLUMNS = {
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

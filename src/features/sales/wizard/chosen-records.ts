import type { UnitStatus } from '@contract/selling/unit-state.rules'

/** What a sale shows of a unit; the rest is the listing's. */
export type ListedUnit = {
  id: string
  unit_code: string
  project_label: string | null
  unit_type_label: string | null
  house_model_label?: string | null
  status: UnitStatus
  list_price: string
  lot_area_sqm: string | null
  floor_area_sqm: string | null
  held_until?: string | null
}

export type ListedBuyer = {
  id: string
  buyer_no: string
  full_name: string
  mobile: string | null
  email: string | null
  consent_at: string | null
  lead_id?: string | null
}

import type { ComponentType } from 'react'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { UnitHoldBox } from '@/features/property/holds/unit-hold-box'
import { PlanToggle } from '@/features/property/plan/plan-toggle'
import { QuoteLabel } from '@/features/property/quote/quote-label'
import { UnitQuotes } from '@/features/property/quote/unit-quotes'
import { SellUnitLink } from '@/shared/selling/sell-unit-link'

export type UnitPartProps = { unit: PropertyUnit }

/** What other parts of the module add to the panel of a unit. */
export type UnitTab = {
  key: string
  Label: ComponentType
  Content: ComponentType<UnitPartProps>
  isFor: (unit: PropertyUnit, can: (code: PermissionCode) => boolean) => boolean
}

/** Nothing is computed for what has no price yet, or is no longer offered. */
const isQuotable = ({ status }: PropertyUnit) => status !== 'draft' && status !== 'withdrawn'

/** After the price, in this order. */
export const UNIT_TABS: readonly UnitTab[] = [
  { key: 'quote', Label: QuoteLabel, Content: UnitQuotes, isFor: isQuotable },
]
/** Before the actions of the sales desk: what a seller does with a unit. Each draws nothing where it may not. */
export const UNIT_ACTIONS: readonly ComponentType<UnitPartProps>[] = [UnitHoldBox, SellUnitLink]
/** In the head of the list. */
export const LIST_TOOLS: readonly ComponentType[] = [PlanToggle]

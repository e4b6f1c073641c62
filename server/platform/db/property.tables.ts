import type { ColumnType, Generated } from 'kysely'
import type { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import type { QuoteFigures, QuoteTerms } from '@contract/modules/property/quote.schema'
import type { reservedUnitResource } from '@contract/modules/property/reserved-unit.resource'
import type { unitQuoteResource } from '@contract/modules/property/unit-quote.resource'
import type { Instant } from '@server/platform/db/column-types'
import type { TableOf } from '@server/platform/db/table-of'

type MaybeInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>

type UnitColumns = TableOf<typeof propertyUnitResource>
type DatabaseColumn =
  | 'status'
  | 'next_list_price'
  | 'next_price_from'
  | 'held_until'
  | 'block_reason'
  | 'turned_over_on'

export type PropertyUnitTable = Omit<UnitColumns, DatabaseColumn | 'developer_id' | 'bedrooms'> & {
  status: Generated<UnitColumns['status']>
  next_list_price: Generated<string | null>
  next_price_from: Generated<string | null>
  held_until: MaybeInstant
  block_reason: Generated<string | null>
  turned_over_on: Generated<string | null>
}

type Standard = {
  id: Generated<string>
  created_at: Generated<string>
  created_by: Generated<string | null>
  updated_at: Generated<string>
  updated_by: Generated<string | null>
  row_version: Generated<number>
}

type UnitPriceHistoryTable = Standard & {
  unit_id: string
  list_price: string
  effective_from: string
  effective_to: Generated<string | null>
  changed_by: Generated<string | null>
  reason: Generated<string | null>
}

type UnitHoldTable = Standard & {
  ou_id: string
  unit_id: string
  held_by_employee_id: string
  lead_id: string | null
  started_at: Instant
  expires_at: Instant
  extensions: Generated<number>
  released_at: MaybeInstant
  release_reason: string | null
}

type UnitQuoteTable = Omit<
  TableOf<typeof unitQuoteResource>,
  | 'terms'
  | 'figures'
  | 'open_count'
  | 'link_expires_at'
  | 'link_revoked_at'
  | 'last_opened_at'
  | 'interested_at'
  | 'interest_contact'
  | 'interest_note'
> & {
  /** Written as text: the driver would make rows of the database of what is JSON. */
  terms: ColumnType<QuoteTerms, string, string>
  figures: ColumnType<QuoteFigures, string, string>
  open_count: Generated<number>
  link_expires_at: MaybeInstant
  link_revoked_at: MaybeInstant
  last_opened_at: MaybeInstant
  interested_at: Generated<string | null>
  interest_contact: Generated<string | null>
  interest_note: Generated<string | null>
}

type UnitQuoteLinkTable = { quote_id: string; token_hash: Buffer; revoked_at: Generated<string | null> }

export type PropertyTables = {
  property_unit: PropertyUnitTable
  property_unit_shown: UnitColumns
  unit_price_history: UnitPriceHistoryTable
  unit_hold: UnitHoldTable
  unit_quote: UnitQuoteTable
  unit_quote_link: UnitQuoteLinkTable
  reserved_unit: TableOf<typeof reservedUnitResource>
}

import type { ColumnType, Generated } from 'kysely'
import type { buyerResource } from '@contract/modules/buyers/buyer.resource'
import type { documentRequirementResource } from '@contract/modules/buyers/document-requirement.resource'
import type { Standard } from '@server/platform/db/column-types'
import type { TableOf } from '@server/platform/db/table-of'

type BuyerTable = TableOf<typeof buyerResource>
type Json<T> = ColumnType<T, string, never>

type UnitRow = Standard & { ou_id: string }

export type BuyerDocumentTable = UnitRow & {
  buyer_id: string
  kind: string
  attachment_id: string
  valid_to: string | null
  status: Generated<'submitted' | 'verified' | 'rejected'>
  verified_by: string | null
  verified_at: ColumnType<string | null, string | null | undefined, string | null>
  reject_reason: string | null
}

export type BuyerMergeTable = UnitRow & {
  winner_id: string
  loser_id: string
  reason: string
  taken: Json<Record<string, 'winner' | 'loser'>>
  winner_before: Json<Record<string, unknown>>
  loser_before: Json<Record<string, unknown>>
  moved: Json<Record<string, string[]>>
}

/** Files of a document after the first one. */
export type DocumentFileTable = UnitRow & { first_file_id: string; file_id: string; seq: number }

export type BuyerTables = {
  buyer: Omit<BuyerTable, 'full_name'> & { full_name: Generated<string> }
  buyer_document: BuyerDocumentTable
  document_file: DocumentFileTable
  buyer_merge: BuyerMergeTable
  document_requirement: TableOf<typeof documentRequirementResource>
}

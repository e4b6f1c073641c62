import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { SavedViewState } from '@contract/modules/settings/saved-view.resource'
import type { Standard } from '@server/platform/db/column-types'

type RecordCommentTable = Standard & {
  ou_id: string
  entity_type: string
  entity_id: string
  is_company_wide: Generated<boolean>
  body: string
}

export type SavedViewTable = Standard & {
  owner_id: string
  grid_key: string
  name: string
  state: JSONColumnType<SavedViewState>
  is_default: Generated<boolean>
  is_shared: Generated<boolean>
  shared_units: Generated<string[]>
  is_everywhere: Generated<boolean>
}

type FormDraftTable = {
  owner_id: string
  name: string
  body: ColumnType<unknown, string, string>
  updated_at: Generated<string>
}

export type RecordTables = {
  record_comment: RecordCommentTable
  saved_view: SavedViewTable
  form_draft: FormDraftTable
}

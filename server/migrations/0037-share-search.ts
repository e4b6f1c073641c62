import { searchIndex } from '@server/platform/db/search-index'

/** The share of one sale among a million was found by reading them all. */
export const shareSearchMigration = {
  name: '0037-share-search',
  sql: searchIndex('sale_credit', ['sale_no']),
}

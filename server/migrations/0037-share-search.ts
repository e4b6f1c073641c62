import { searchIndex } from '@server/platform/db/search-index'

/**
 * The shares of one sale among a million were found by reading them all. And an index that has just seen every row
 * rewritten, as by `0033-next-due`, answers at a million twenty times slower until it is built anew.
 */
export const shareSearchMigration = {
  name: '0037-share-search',
  sql: `
${searchIndex('sale_credit', ['sale_no'])}
do $$ begin
  if to_regclass('sale_search') is not null then reindex index sale_search; end if;
  if to_regclass('sale_reserved_search') is not null then reindex index sale_reserved_search; end if;
end $$;
`,
}

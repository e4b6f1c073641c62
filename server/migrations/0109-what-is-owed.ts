/**
 * Who may be paid and what sellers are owed are answered from indexes of what is open. None of them knows the state of a
 * share, so that one which only moves on leaves every index of its table as it is.
 */
export const whatIsOwedMigration = {
  name: '0109-what-is-owed',
  background: true as const,
  sql: `
create index concurrently if not exists commission_share_unpaid on commission_share (ou_id, seller_id, sale_id)
  include (id, tranche_id, releasable_amount, released_amount, clawed_back_amount, status)
  where releasable_amount > released_amount - clawed_back_amount and not is_company;
create index concurrently if not exists commission_share_of_tranche on commission_share (ou_id, tranche_id)
  include (is_company, amount, releasable_amount);
create index concurrently if not exists commission_share_by_seller on commission_share (seller_id)
  where seller_id is not null;
create index concurrently if not exists commission_release_line_claimed on commission_release_line (ou_id, share_id)
  include (amount) where state = 'claimed';
create index concurrently if not exists statement_line_deferred on statement_line (tranche_id) where is_deferred;
drop index concurrently if exists commission_share_payable;
drop index concurrently if exists commission_share_of;
drop index concurrently if exists commission_share_of_seller;
drop index concurrently if exists commission_share_eligible;
`,
}

/**
 * A buyer who reads a quote by its link says that she is interested; and a new link leaves the earlier ones alone, so
 * that a quote sent to two people is read by both. Taking the link back ends all of them.
 */
export const buyerInterestMigration = {
  name: '0082-buyer-interest',
  sql: `
alter table unit_quote
  add column interested_at timestamptz,
  add column interest_contact text check (length(interest_contact) <= 80),
  add column interest_note text check (length(interest_note) <= 400);
drop trigger unit_quote_touch on unit_quote;
create trigger unit_quote_touch before update on unit_quote for each row
  when (old.open_count is not distinct from new.open_count and old.interested_at is not distinct from new.interested_at)
  execute function portal_touch();

alter table unit_quote_link
  drop constraint unit_quote_link_pkey,
  drop constraint unit_quote_link_token_hash_key,
  add primary key (token_hash),
  add column revoked_at timestamptz;
create index unit_quote_link_of on unit_quote_link (quote_id);
update unit_quote_link l set revoked_at = q.link_revoked_at
  from unit_quote q where q.id = l.quote_id and q.link_revoked_at is not null;

alter table lead_activity drop constraint lead_activity_kind_check;
alter table lead_activity add constraint lead_activity_kind_check check (kind in
  ('call', 'sms', 'chat', 'email', 'site_visit', 'presentation', 'note', 'status_change', 'consent',
    'withdraw_consent', 'interest'));
`,
}

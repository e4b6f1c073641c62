/**
 * A paper is made when its mail is handed over, not while whoever sends it holds what it is about: the mail keeps of what
 * it is made. Openings of links are cleared by their age, and what a seller has coming is found without reading the shares
 * of everybody.
 */
export const papersAndIndexesMigration = {
  name: '0080-papers-and-indexes',
  sql: `
alter table outbox_attachment
  add column made_of jsonb check (jsonb_typeof(made_of) = 'object'),
  alter column size_bytes drop not null,
  add check (size_bytes is not null or made_of is not null),
  add check (made_of is null or content is null);

create index approval_link_opening_age on approval_link_opening (opened_at);
create index paper_link_opening_age on paper_link_opening (opened_at);
create index commission_share_of_seller on commission_share (seller_id, state) where seller_id is not null;
`,
}

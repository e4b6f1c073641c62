/** A line of a sale's checklist is of one of its buyers: co-buyers are asked for papers of their own. */
export const buyerPapersMigration = {
  name: '0028-buyer-papers',
  sql: `
alter table sale_document add column buyer_id uuid;
update sale_document d set buyer_id = s.buyer_id from sale s where s.id = d.sale_id;
alter table sale_document alter column buyer_id set not null,
  add constraint sale_document_buyer foreign key (ou_id, buyer_id) references buyer (ou_id, id),
  drop constraint sale_document_sale_id_requirement_id_key,
  add constraint sale_document_once unique (sale_id, requirement_id, buyer_id);
create index sale_document_of_buyer on sale_document (ou_id, buyer_id);
create index sale_document_expiry on sale_document (valid_to) where status = 'verified' and valid_to is not null;
`,
}

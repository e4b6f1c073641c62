const TABLES = ['approver', 'approval_chain', 'approval_request']
const CODES = `('leave'), ('time_correction'), ('overtime'), ('cash_advance'), ('soa_request'), ('soa'),
  ('commission_release'), ('expense'), ('journal_void'), ('sale_amendment')`

const knowsItsType = (table: string) => `
alter table ${table} drop constraint ${table}_doc_type_check;
alter table ${table} add constraint ${table}_doc_type_known foreign key (doc_type) references document_type (code);`

/** Kinds of documents stand in one table, filled at each start, so that a new kind needs no change of three others. */
export const documentTypesMigration = {
  name: '0043-document-types',
  sql: `
create table document_type (code text primary key check (code ~ '^[a-z][a-z_]{1,39}$'));
insert into document_type (code) values ${CODES};
${TABLES.map(knowsItsType).join('')}`,
}

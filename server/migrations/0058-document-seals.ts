import { COMPANY_COLUMNS, touch } from '@server/migrations/table-parts'

/**
 * What the code on a paper leads to: one row an issued document, which no request reads. What was issued before gets its
 * row with its next print.
 */
export const documentSealsMigration = {
  name: '0058-document-seals',
  sql: `
create table document_seal (${COMPANY_COLUMNS},
  code text not null unique check (length(code) >= 22),
  kind text not null check (kind in ('commission_statement', 'commission_release', 'withholding_certificate')),
  subject text not null,
  number text not null,
  issued_on date not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  status text not null default 'valid' check (status in ('valid', 'void', 'superseded'))
);
-- One of a document stands for what it is now; the others were replaced.
create unique index document_seal_of on document_seal (kind, subject) where status <> 'superseded';
${touch('document_seal')}

-- What was printed on a paper stays what it was: only the state moves, and never back.
create function portal_keep_seal() returns trigger language plpgsql as $$
begin
  if (new.code, new.kind, new.subject, new.number, new.issued_on, new.hash)
    is distinct from (old.code, old.kind, old.subject, old.number, old.issued_on, old.hash) or old.status <> 'valid' then
    raise exception 'a seal is never changed' using errcode = '23514', constraint = 'document_seal_kept';
  end if;
  return new;
end $$;
create trigger document_seal_kept before update on document_seal for each row execute function portal_keep_seal();
create trigger document_seal_no_delete before delete on document_seal for each row execute function portal_refuse_change();
`,
}

/**
 * A movement may undo another, with the mirror of its entry; a deduction from pay or commission has no entry of its own,
 * since that of whoever deducts bears it. An advance is never paid out beyond its amount.
 */
export const advanceUndoSql = `
drop index cash_advance_released_once;
alter table cash_advance_movement
  drop column effect,
  alter column journal_entry_id drop not null,
  add column reverses_id uuid unique,
  add column reason text,
  add column source_type text,
  add column source_id uuid,
  add column source_key text;
alter table cash_advance_movement
  add column effect numeric(16,2) not null generated always as
    ((case when kind in ('release', 'additional_payment') then amount else -amount end)
      * (case when reverses_id is null then 1 else -1 end)) stored,
  add check ((journal_entry_id is null) = (source_key is not null)),
  add check ((source_key is null) = (source_type is null)),
  add check ((reverses_id is null) = (reason is null)),
  add foreign key (ou_id, reverses_id) references cash_advance_movement (ou_id, id);
create unique index cash_advance_deducted_once on cash_advance_movement (cash_advance_id, source_key)
  where source_key is not null and reverses_id is null;

create or replace function cash_advance_sum() returns trigger language plpgsql as $$
declare paid_out numeric;
begin
  select coalesce(sum(m.effect), 0), coalesce(sum(m.effect) filter (where m.kind = 'release'), 0)
    into new.balance, paid_out from cash_advance_movement m where m.cash_advance_id = new.id;
  if paid_out > new.amount then
    raise exception 'an advance is paid out once' using errcode = 'check_violation';
  end if;
  if new.balance = 0 then new.is_overdue := false; end if;
  return new;
end $$;
`

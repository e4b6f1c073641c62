/**
 * The quote that a sale was made from. A quote leads to one sale at a time: it is free again when that one is deleted,
 * cancelled or forfeited. What a quote says of its sale follows the sale, whoever moves it.
 */
export const salesOfQuotesMigration = {
  name: '0071-sales-of-quotes',
  sql: `
alter table sale add column quote_id uuid references unit_quote (id);
create index sale_from_quote on sale (quote_id) where quote_id is not null;
create unique index sale_one_live_a_quote on sale (quote_id)
  where quote_id is not null and status not in ('cancelled', 'forfeited');

alter table unit_quote
  add column status text not null default 'open' check (status in ('open', 'drafted', 'reserved', 'sold')),
  add column sale_id uuid references sale (id),
  add constraint unit_quote_status_of_sale check ((sale_id is null) = (status = 'open'));
create index unit_quote_of_sale on unit_quote (sale_id) where sale_id is not null;

create function quote_follows_sale() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.quote_id is not null
    and (tg_op = 'DELETE' or new.quote_id is distinct from old.quote_id or new.status in ('cancelled', 'forfeited')) then
    update unit_quote set status = 'open', sale_id = null where id = old.quote_id and sale_id = old.id;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if new.quote_id is not null and new.status not in ('cancelled', 'forfeited') then
    update unit_quote set sale_id = new.id,
      status = case new.status when 'draft' then 'drafted' when 'reserved' then 'reserved' else 'sold' end
    where id = new.quote_id;
  end if;
  return new;
end $$;
revoke execute on function quote_follows_sale from public;
create trigger sale_moves_quote after insert or update of quote_id, status on sale
  for each row execute function quote_follows_sale();
-- Before: a quote still names the sale.
create trigger sale_leaves_quote before delete on sale for each row execute function quote_follows_sale();
`,
}

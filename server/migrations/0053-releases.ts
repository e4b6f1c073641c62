import {
  keptAsDocument,
  keptByUnit,
  UNIT_COLUMNS,
  unitDocumentColumns,
  writtenOnce,
} from '@server/migrations/table-parts'

const amount = (name: string) => `${name} numeric(16,2) not null default 0 check (${name} >= 0)`

/**
 * What sellers are paid. A share is claimed by a release when that is submitted, and released when it is paid; what was
 * paid and is not owed any more, because a check bounced or a sale was cancelled, is clawed back. What is withheld,
 * recovered, and where payees changed their account are rows that never change.
 */
export const releasesMigration = {
  name: '0053-releases',
  sql: `
create table commission_release (${unitDocumentColumns(['paid', 'acknowledged'])},
  seller_id uuid not null references seller_profile (id),
  payee_employee_id uuid,
  share_ids jsonb,
  holdback_ids jsonb,
  payee_invoice_no text,
  other_kind text check (other_kind in ('penalty', 'training_fee', 'other')),
  ${amount('other_amount')},
  other_note text,
  lines jsonb not null default '[]',
  steps jsonb not null default '[]',
  ${amount('gross_amount')},
  ${amount('vat_amount')},
  ewt_rate numeric(9,6) not null default 0,
  ${amount('ewt_amount')},
  ${amount('holdback_amount')},
  ${amount('clawback_amount')},
  ${amount('advance_amount')},
  ${amount('returned_amount')},
  ${amount('net_amount')},
  pay_mode text check (pay_mode in ('bank_transfer', 'check', 'cash')),
  bank_id uuid references bank (id),
  check_no text,
  paid_on date,
  entry_id uuid,
  acknowledged_on date,
  batch_id uuid,
  foreign key (employee_id) references employee (id),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id),
  check (net_amount = gross_amount + vat_amount + returned_amount
    - ewt_amount - holdback_amount - clawback_amount - advance_amount - other_amount),
  check (status not in ('paid', 'acknowledged') or (entry_id is not null and paid_on is not null and pay_mode is not null))
);
create unique index commission_release_entry on commission_release (entry_id) where entry_id is not null;
create index commission_release_batch on commission_release (batch_id) where batch_id is not null;
create index commission_release_payee on commission_release (seller_id, paid_on);
create index commission_release_own on commission_release (payee_employee_id, created_at desc) where payee_employee_id is not null;
${keptAsDocument('commission_release')}

create table commission_release_line (${UNIT_COLUMNS},
  release_id uuid not null,
  share_id uuid not null,
  sale_id uuid not null,
  seller_id uuid not null references seller_profile (id),
  seq int not null check (seq > 0),
  amount numeric(16,2) not null check (amount > 0),
  ${amount('holdback_amount')},
  state text not null default 'claimed' check (state in ('claimed', 'paid', 'freed', 'voided')),
  foreign key (ou_id, release_id) references commission_release (ou_id, id),
  foreign key (ou_id, share_id) references commission_share (ou_id, id),
  foreign key (ou_id, sale_id) references sale (ou_id, id)
);
${keptByUnit('commission_release_line')}
create unique index commission_release_line_live on commission_release_line (release_id, share_id) where state in ('claimed', 'paid');
create index commission_release_line_share on commission_release_line (share_id) where state in ('claimed', 'paid');

-- What was clawed back is owed again once the developer pays again.
alter table commission_share drop constraint commission_share_check2;
alter table commission_share
  add constraint commission_share_clawed_back check (clawed_back_amount <= released_amount),
  add constraint commission_share_released check (released_amount - clawed_back_amount <= releasable_amount);

-- Of all shares that there are, the few that wait to be paid.
create index commission_share_payable on commission_share (ou_id, seller_id)
  where releasable_amount > released_amount - clawed_back_amount;

-- Nobody claims or pays more of a share than may be released, however many try at once.
create function portal_check_release() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  share record;
  claimed numeric;
begin
  if new.state not in ('claimed', 'paid') then return null; end if;
  select releasable_amount, clawed_back_amount into share from commission_share where id = new.share_id for update;
  select coalesce(sum(amount), 0) into claimed from commission_release_line
    where share_id = new.share_id and state in ('claimed', 'paid');
  if claimed - share.clawed_back_amount > share.releasable_amount then
    raise exception 'no more of a share is released than may be'
      using errcode = '23514', constraint = 'commission_release_within_share';
  end if;
  return null;
end $$;
revoke execute on function portal_check_release from public;
create trigger commission_release_within after insert or update of state on commission_release_line for each row
  execute function portal_check_release();

create table commission_holdback (${UNIT_COLUMNS},
  release_id uuid not null,
  share_id uuid not null,
  sale_id uuid not null,
  seller_id uuid not null references seller_profile (id),
  amount numeric(16,2) not null check (amount > 0),
  rule text not null check (rule in ('fully_paid', 'days_after_release', 'manual')),
  due_on date,
  status text not null default 'held' check (status in ('held', 'released', 'applied', 'voided')),
  -- The later release that pays it out, or the clawback that it covers a part of.
  released_in uuid,
  clawback_id uuid,
  foreign key (ou_id, release_id) references commission_release (ou_id, id),
  foreign key (ou_id, share_id) references commission_share (ou_id, id),
  foreign key (ou_id, sale_id) references sale (ou_id, id),
  foreign key (ou_id, released_in) references commission_release (ou_id, id),
  check ((status = 'released') = (released_in is not null)),
  check ((status = 'applied') = (clawback_id is not null))
);
${keptByUnit('commission_holdback')}
create index commission_holdback_held on commission_holdback (seller_id, ou_id) where status = 'held';
create index commission_holdback_of on commission_holdback (release_id);
create index commission_holdback_sale on commission_holdback (sale_id);

create table commission_clawback (${UNIT_COLUMNS},
  seller_id uuid not null references seller_profile (id),
  sale_id uuid not null,
  cause text not null check (cause in ('sale_cancelled', 'price_change', 'wrong_payee', 'developer_reversal')),
  reason text,
  opened_on date not null,
  gross_amount numeric(16,2) not null check (gross_amount > 0),
  -- Of holdbacks, at once.
  ${amount('applied_amount')},
  -- Of later releases.
  ${amount('recovered_amount')},
  ${amount('written_off_amount')},
  open_amount numeric(16,2) not null generated always as
    (gross_amount - applied_amount - recovered_amount - written_off_amount) stored check (open_amount >= 0),
  status text not null default 'open' check (status in ('open', 'recovering', 'recovered', 'written_off')),
  write_off_asked_by uuid,
  write_off_reason text,
  written_off_on date,
  entry_id uuid,
  write_off_entry_id uuid,
  foreign key (ou_id, sale_id) references sale (ou_id, id),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id),
  foreign key (ou_id, write_off_entry_id) references journal_entry (ou_id, id)
);
${keptByUnit('commission_clawback')}
create index commission_clawback_open on commission_clawback (seller_id, ou_id, opened_on) where open_amount > 0;
create index commission_clawback_sale on commission_clawback (sale_id);
create index commission_clawback_of on commission_clawback (ou_id, opened_on desc, id);
alter table commission_holdback add foreign key (ou_id, clawback_id) references commission_clawback (ou_id, id);

create table commission_recovery (${UNIT_COLUMNS},
  clawback_id uuid not null,
  release_id uuid not null,
  amount numeric(16,2) not null check (amount <> 0),
  recovered_on date not null,
  foreign key (ou_id, clawback_id) references commission_clawback (ou_id, id),
  foreign key (ou_id, release_id) references commission_release (ou_id, id)
);
${writtenOnce('commission_recovery')}
create index commission_recovery_of on commission_recovery (clawback_id);
create index commission_recovery_release on commission_recovery (release_id);

-- What a clawback has recovered is the sum of its rows.
create function portal_sum_recoveries() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update commission_clawback c set recovered_amount = c.recovered_amount + new.amount,
    status = case when c.open_amount = new.amount then 'recovered'
      when c.recovered_amount + new.amount > 0 then 'recovering' else 'open' end
    where c.id = new.clawback_id;
  return null;
end $$;
revoke execute on function portal_sum_recoveries from public;
create trigger commission_recovery_summed after insert on commission_recovery for each row
  execute function portal_sum_recoveries();

-- What was withheld of sellers, by the code of the tax; a void adds the mirror.
create table commission_tax (${UNIT_COLUMNS},
  release_id uuid not null,
  seller_id uuid not null references seller_profile (id),
  paid_on date not null,
  atc text not null,
  base numeric(16,2) not null,
  tax numeric(16,2) not null,
  is_reversal boolean not null default false,
  foreign key (ou_id, release_id) references commission_release (ou_id, id)
);
${writtenOnce('commission_tax')}
create index commission_tax_payee on commission_tax (seller_id, paid_on);
create index commission_tax_day on commission_tax (ou_id, paid_on);

-- Where a seller is paid, each time that somebody changed it.
create table payout_change (${UNIT_COLUMNS},
  seller_id uuid not null references seller_profile (id)
);
${writtenOnce('payout_change')}
create index payout_change_of on payout_change (seller_id, created_at desc);
create function portal_note_payout() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into payout_change (ou_id, seller_id, created_by) values (new.ou_id, new.id, app_user_id());
  return null;
end $$;
revoke execute on function portal_note_payout from public;
create trigger seller_profile_payout after update on seller_profile for each row
  when (old.payout_account_no_hash is distinct from new.payout_account_no_hash
    or old.payout_bank_id is distinct from new.payout_bank_id)
  execute function portal_note_payout();
`,
}

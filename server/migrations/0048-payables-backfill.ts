const KEY = `case when e.payee_tin is not null then 'tin:' || regexp_replace(e.payee_tin, '\\D', '', 'g')
  else 'name:' || lower(regexp_replace(btrim(e.payee_name), '\\s+', ' ', 'g')) end`

/** Payees, open bills and tax of what was posted before there were tables for them. */
export const payablesBackfillSql = `
insert into expense_payee (ou_id, key, name, tin)
select distinct on (e.ou_id, ${KEY}) e.ou_id, ${KEY}, e.payee_name, e.payee_tin
from expense e where e.entry_id is not null order by e.ou_id, ${KEY}, e.created_at;

update expense e set payee_id = p.id from expense_payee p
where e.entry_id is not null and p.ou_id = e.ou_id and p.key = ${KEY};

insert into payable_movement (ou_id, expense_id, payee_id, kind, moved_on, amount, journal_entry_id)
select e.ou_id, e.id, e.payee_id, 'bill', e.posted_on, e.amount, e.entry_id
from expense e where e.entry_id is not null and e.pay_mode = 'owe' and e.amount > 0;
insert into payable_movement (ou_id, expense_id, payee_id, kind, moved_on, amount, journal_entry_id)
select e.ou_id, e.id, e.payee_id, 'bill_void', m.entry_date, e.amount, m.id
from expense e join journal_entry m on m.reversal_of_id = e.entry_id
where e.status = 'voided' and e.pay_mode = 'owe' and e.amount > 0;

insert into expense_tax (ou_id, expense_id, payee_id, posted_on, atc, base, tax, is_reversal)
select e.ou_id, e.id, e.payee_id, min(l.posted_on), l.atc, sum(l.net_amount), sum(l.ewt_amount), l.is_reversal
from expense e join expense_line l on l.expense_id = e.id
where l.atc is not null group by e.ou_id, e.id, l.atc, l.is_reversal having sum(l.ewt_amount) <> 0;
`

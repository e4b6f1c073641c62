import { sql } from 'kysely'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import type { RuleStatement } from '@server/modules/accounting/anomalies/findings/rule-statement.repository'

/** Of what took back what was owed the last entries are told. */
const LAST_ENTRIES = 5

/**
 * What the company owed a developer was offset and has been taken back since. Asked of those alone who have an offset;
 * money that waits in a receipt belongs to that receipt, as where an offset is limited.
 */
export const offsetAboveOwed: RuleStatement = ouId => sql`
  with offset_receipt as (
    select id, developer_id, number, posted_on, cash_amount, created_by from collection
    where ou_id = ${ouId} and mode = 'offset' and status <> 'draft' and ended_on is null
  ), taken as (
    select developer_id, sum(cash_amount) as amount, jsonb_agg(distinct created_by) as made_by,
      jsonb_agg(jsonb_build_object('kind', 'collection', 'id', id, 'label', number, 'on', posted_on,
        'amount', cash_amount::text) order by posted_on, number) as records
    from offset_receipt group by developer_id
  ), moved as (
    select t.developer_id, e.id, e.number, l.entry_date, l.debit, l.credit
    from taken t join journal_line l on l.party_id = t.developer_id and l.ou_id = ${ouId}
      join account a on a.id = l.account_id and a.code = ${LEDGER.accrued}
      join journal_entry e on e.id = l.entry_id and e.source_type <> 'collection'
  ), owed as (
    select developer_id, sum(credit - debit) as amount from moved group by developer_id
  )
  select d.name as title, d.id as subject_id, t.made_by,
    jsonb_build_object('total', (t.amount - coalesce(o.amount, 0))::numeric(16,2)::text,
      'records', t.records || coalesce((
        select jsonb_agg(jsonb_build_object('kind', 'journal_entry', 'id', last.id, 'label', last.number,
          'on', last.entry_date, 'amount', last.debit::text) order by last.entry_date, last.number)
        from (select m.id, m.number, m.entry_date, sum(m.debit)::numeric(16,2) as debit from moved m
          where m.developer_id = d.id and m.debit > 0 group by m.id, m.number, m.entry_date
          order by m.entry_date desc, m.number desc limit ${LAST_ENTRIES}) last), '[]')) as evidence
  from taken t join developer d on d.id = t.developer_id left join owed o on o.developer_id = t.developer_id
  where t.amount > coalesce(o.amount, 0)`

import { sql } from 'kysely'
import {
  madeBy,
  type RuleStatement,
} from '@server/modules/accounting/anomalies/findings/rule-statement.repository'
import { isSamePaper } from '@server/platform/files/same-paper.repository'
import { employeeAccount } from '@server/platform/people/employees.repository'

const COUNTS = sql`('draft', 'voided', 'withdrawn', 'rejected')`
const shownExpense = (table: string) => {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`jsonb_build_object('kind', 'expense', 'id', ${of('id')}, 'label', ${of('number')},
    'on', ${of('expense_date')}, 'amount', ${of('amount')}::text)`
}
/** The later of two is the odd one; whoever asked for it wrote it. */
const LATER = sql`e.number || ' · ' || e.payee_name as title, e.id as subject_id,
  ${madeBy(sql`e.created_by`, employeeAccount('e.employee_id'))}`
const BEFORE = sql`o.ou_id = e.ou_id and (o.created_at, o.id) < (e.created_at, e.id) and o.status not in ${COUNTS}`

export const invoiceTwice: RuleStatement = ouId => sql`
    select distinct on (e.id) ${LATER}, jsonb_build_object('invoice_no', e.supplier_invoice_no,
      'records', jsonb_build_array(${shownExpense('o')}, ${shownExpense('e')})) as evidence
    from expense e join expense o on o.payee_tin = e.payee_tin
      and upper(o.supplier_invoice_no) = upper(e.supplier_invoice_no) and ${BEFORE}
    where e.ou_id = ${ouId} and e.status not in ${COUNTS} order by e.id, o.created_at, o.id`

export const receiptTwice: RuleStatement = ouId => sql`
    select distinct on (e.id) ${LATER},
      jsonb_build_object('records', jsonb_build_array(${shownExpense('o')}, ${shownExpense('e')})) as evidence
    from expense e
      join stored_file mine on mine.owner_type = 'expense' and mine.owner_id = e.id
      join stored_file other on other.owner_type = 'expense' and ${isSamePaper('other', 'mine')}
      join expense o on o.id = other.owner_id and ${BEFORE}
    where e.ou_id = ${ouId} and e.status not in ${COUNTS} order by e.id, o.created_at, o.id`

/** Paid twice for one thing: out of an advance, and as an expense of its own. */
export const advanceAndExpense: RuleStatement = ouId => sql`
    select distinct on (e.id) ${LATER}, jsonb_build_object('records', jsonb_build_array(
      jsonb_build_object('kind', 'cash_advance', 'id', c.id, 'label', c.number, 'on', c.released_on,
        'amount', c.amount::text), ${shownExpense('e')})) as evidence
    from expense e join cash_advance c on c.ou_id = e.ou_id and c.employee_id = e.employee_id
      and c.amount = e.amount and c.released_on = e.expense_date and c.status not in ${COUNTS}
    where e.ou_id = ${ouId} and e.status not in ${COUNTS} order by e.id, c.id`

export const splitCash: RuleStatement = (ouId, { threshold, nearShare, days }) => sql`
    with cash as (
      select p.*, s.buyer_id from buyer_payment p join sale s on s.id = p.sale_id
      where p.ou_id = ${ouId} and p.mode = 'cash' and p.reversed_on is null and p.bounced_on is null
        and p.amount < ${threshold}::numeric
    ), spans as (
      select c.*, sum(c.amount) over span as total, count(*) over span as payments from cash c
      window span as (partition by c.buyer_id order by c.paid_on
        range between make_interval(days => ${days - 1}) preceding and current row)
    ), last as (
      select distinct on (buyer_id) * from spans
      where payments > 1 and total >= ${threshold}::numeric * ${nearShare} / 100
      order by buyer_id, total desc, paid_on, id
    )
    select l.buyer_name as title, l.buyer_id as subject_id,
      coalesce((select jsonb_agg(distinct c.created_by) from cash c where c.buyer_id = l.buyer_id
        and c.created_by is not null and c.paid_on between l.paid_on - ${days - 1}::int and l.paid_on), '[]') as made_by,
      jsonb_build_object('total', l.total::text, 'threshold', ${threshold}::text, 'days', ${days}::int,
        'records', (select jsonb_agg(jsonb_build_object('kind', 'buyer_payment', 'id', c.id, 'label', c.payment_no,
          'on', c.paid_on, 'amount', c.amount::text) order by c.paid_on, c.id) from cash c
          where c.buyer_id = l.buyer_id and c.paid_on between l.paid_on - ${days - 1}::int and l.paid_on)) as evidence
    from last l`

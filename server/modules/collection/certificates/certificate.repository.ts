import { sql } from 'kysely'
import { daysOfQuarter } from '@contract/kernel/quarters'
import type { UncertifiedTax } from '@contract/modules/collection/certificate-report'
import type { TaxOfQuarter } from '@contract/modules/collection/certificate.rules'
import type { Certificate } from '@contract/modules/collection/certificate.resource'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

/**
 * Tax that receipts say was withheld, quarter by quarter, beside what certificates say, as both stood at the end of a day.
 * Both tables are called `s` where their condition is asked.
 */
export async function findTaxOfQuarters(db: Db, asOf: string, access: Condition): Promise<TaxOfQuarter[]> {
  const { rows } = await sql<TaxOfQuarter>`
    select tax.developer_id, d.name as developer_name, tax.ou_id, ou.ou_code,
      ou.ou_code || ' ' || ou.ou_name as ou_name, tax.quarter,
      sum(tax.expected)::numeric(16,2)::text as expected, sum(tax.received)::numeric(16,2)::text as received
    from (
      select s.developer_id, s.ou_id, to_char(e.at, 'YYYY"-Q"Q') as quarter, e.sign * s.ewt_amount as expected,
        0 as received
      from collection s cross join lateral (values (s.received_on, 1), (s.ended_on, -1)) e (at, sign)
      where s.status <> 'draft' and s.ewt_amount <> 0 and e.at <= ${asOf} and ${access}
      union all
      select s.developer_id, s.ou_id, s.quarter, 0, s.tax_withheld from cwt_certificate s
      where s.received_on <= ${asOf} and (s.voided_on is null or s.voided_on > ${asOf}) and ${access}) tax
      join developer d on d.id = tax.developer_id join operating_unit ou on ou.id = tax.ou_id
    group by tax.developer_id, d.name, tax.ou_id, ou.ou_code, ou.ou_name, tax.quarter
    having sum(tax.expected) <> 0 or sum(tax.received) <> 0
    order by tax.quarter desc, d.name, ou.ou_code`.execute(db)
  return rows
}

/**
 * Of the receipts of a quarter that stand, what is not certified yet: the tax, and what it was withheld of, which is what
 * they settled without VAT. A developer and a unit are named by the condition, in which both tables are called `s`.
 */
export async function findUncertified(db: Db, quarter: string, access: Condition): Promise<UncertifiedTax> {
  const { from, to } = daysOfQuarter(quarter)
  const { rows } = await sql<UncertifiedTax>`
    with received as (
      select sum(s.ewt_amount) as tax, sum(settled.net) as base from collection s
        cross join lateral (select sum(round(a.amount * l.net_amount / l.gross_amount, 2)) as net
          from collection_allocation a join statement_line l on l.id = a.line_id where a.collection_id = s.id) settled
      where s.status not in ('draft', 'bounced', 'voided') and s.ewt_amount <> 0
        and s.received_on between ${from} and ${to} and ${access}
    ), certified as (
      select sum(s.tax_withheld) as tax, sum(s.tax_base) as base from cwt_certificate s
      where s.status = 'received' and s.quarter = ${quarter} and ${access}
    )
    select greatest(0, coalesce(r.tax, 0) - coalesce(c.tax, 0))::numeric(16,2)::text as tax_withheld,
      greatest(0, coalesce(r.base, 0) - coalesce(c.base, 0))::numeric(16,2)::text as tax_base
    from received r, certified c`.execute(db)
  return rows[0] ?? { tax_withheld: '0.00', tax_base: '0.00' }
}

export async function changeCertificate(db: Db, id: string, values: Partial<Certificate>): Promise<void> {
  await db.updateTable('cwt_certificate').set(values).where('id', '=', id).execute()
}

export type SawtRow = {
  tin: string
  name: string
  quarter: string
  number: string
  atc: string | null
  base: string
  tax: string
}

/** Certificates of some quarters, as the tax office wants them listed; what was voided is not among them. */
export async function findSawtRows(
  db: Db,
  { from, to }: { from: string; to: string },
  access: Condition,
): Promise<SawtRow[]> {
  const { rows } = await sql<SawtRow>`
    select d.tin, d.name, s.quarter, s.number, s.atc, s.tax_base::text as base, s.tax_withheld::text as tax
    from cwt_certificate s join developer d on d.id = s.developer_id
    where s.status = 'received' and s.quarter between ${from} and ${to} and ${access}
    order by d.name, s.quarter, s.number`.execute(db)
  return rows
}

export type Certifier = { name: string; tin: string; address: string | null }

/** The developer as a letter names it. */
export async function findCertifier(db: Db, id: string): Promise<Certifier | null> {
  const { rows } = await sql<Certifier>`select name, tin, address from developer where id = ${id}`.execute(db)
  return rows[0] ?? null
}

import { sql } from 'kysely'
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

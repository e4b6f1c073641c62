import { sql } from 'kysely'
import type { BillingContact } from '@contract/modules/maintenance/developer.resource'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'

export type Addressee = { name: string; tin: string; address: string | null; ewt_rate: string }

/** The developer as a statement names it. */
export async function findAddressee(db: Db, developerId: string): Promise<Addressee> {
  const { rows } = await sql<Addressee>`
    select name, tin, address, withholding_rate_pct as ewt_rate from developer where id = ${developerId}`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Those of a developer who read its statements: contacts with an address. */
export async function findContacts(db: Db, developerId: string): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ billing_contacts: BillingContact[] }>`
    select billing_contacts from developer where id = ${developerId}`.execute(db)
  const contacts = rows[0]?.billing_contacts ?? []
  return contacts.flatMap(({ name, email }) => (email === null ? [] : [{ name, email: email.toLowerCase() }]))
}

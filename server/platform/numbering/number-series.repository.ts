import { sql } from 'kysely'
import { NUMBER_PREFIXES, type NumberedType } from '@contract/kernel/document-types'
import { documentNumber } from '@contract/modules/settings/number-series.rules'
import type { Tx } from '@server/platform/db/transaction'

type NumberRequest = { ouId: string; type: NumberedType; year: number }

/**
 * The next number of a unit, a type and a year, taken in the transaction that posts the document: the row stays locked
 * until that ends, so the next one waits, and what is rolled back gives its number back. No gaps, no doubles. Two who
 * begin a series at once may meet on any of its unique keys: no constraint is named.
 */
export async function allocateNumber(tx: Tx, { ouId, type, year }: NumberRequest): Promise<string> {
  const row = (await take(tx, ouId, type, year)) ?? (await begin(tx, ouId, type, year))
  return documentNumber(row.prefix, row.ou_code, year, row.taken)
}

type TakenNumber = { prefix: string; taken: number; ou_code: string }

async function take(
  tx: Tx,
  ouId: string,
  type: NumberedType,
  year: number,
): Promise<TakenNumber | undefined> {
  const { rows } = await sql<TakenNumber>`
    update number_series n set next_no = n.next_no + 1 from operating_unit o
    where n.ou_id = ${ouId} and n.doc_type = ${type} and n.year = ${year} and o.id = n.ou_id
    returning n.prefix, n.next_no - 1 as taken, o.ou_code`.execute(tx.db)
  return rows[0]
}

async function begin(tx: Tx, ouId: string, type: NumberedType, year: number): Promise<TakenNumber> {
  await sql`insert into number_series (ou_id, doc_type, year, prefix)
    values (${ouId}, ${type}, ${year}, ${NUMBER_PREFIXES[type]})
    on conflict do nothing`.execute(tx.db)
  const row = await take(tx, ouId, type, year)
  if (!row) throw new Error(`no number series of ${type} in this unit`)
  return row
}

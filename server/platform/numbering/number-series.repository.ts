import { sql } from 'kysely'
import { NUMBER_PREFIXES, type NumberedType } from '@contract/kernel/document-types'
import { documentNumber } from '@contract/modules/settings/number-series.rules'
import { keepPlan } from '@server/platform/db/keep-plan'
import type { Tx } from '@server/platform/db/transaction'

type NumberRequest = { ouId: string; type: NumberedType; year: number }

/**
 * The next number of a unit, a type and a year, taken in the transaction that posts the document: the row stays locked
 * until that ends, so the next one waits, and what is rolled back gives its number back. No gaps, no doubles. Two who
 * begin a series at once may meet on any of its unique keys: no constraint is named.
 */
export async function allocateNumber(tx: Tx, request: NumberRequest): Promise<string> {
  const [number = ''] = await allocateNumbers(tx, [request])
  return number
}

/** The next numbers of several, in their order: those of one series are taken at once. */
export async function allocateNumbers(tx: Tx, requests: readonly NumberRequest[]): Promise<string[]> {
  const numbers: string[] = []
  const series = Map.groupBy(requests.keys(), index => seriesOf(requests[index]))
  for (const places of series.values()) {
    const request = requests[places[0] ?? 0]
    if (!request) continue
    const row = (await take(tx, request, places.length)) ?? (await begin(tx, request, places.length))
    for (const [index, place] of places.entries())
      numbers[place] = documentNumber(row.prefix, row.ou_code, request.year, row.taken + index)
  }
  return numbers
}

const seriesOf = (request: NumberRequest | undefined): string =>
  request ? `${request.ouId} ${request.type} ${request.year}` : ''

type TakenNumber = { prefix: string; taken: number; ou_code: string }

/** The first of so many. */
async function take(
  tx: Tx,
  { ouId, type, year }: NumberRequest,
  count: number,
): Promise<TakenNumber | undefined> {
  const { rows } = await keepPlan(sql<TakenNumber>`
    update number_series n set next_no = n.next_no + ${count}::int from operating_unit o
    where n.ou_id = ${ouId} and n.doc_type = ${type} and n.year = ${year} and o.id = n.ou_id
    returning n.prefix, n.next_no - ${count}::int as taken, o.ou_code`).execute(tx.db)
  return rows[0]
}

async function begin(tx: Tx, request: NumberRequest, count: number): Promise<TakenNumber> {
  const { ouId, type, year } = request
  await sql`insert into number_series (ou_id, doc_type, year, prefix)
    values (${ouId}, ${type}, ${year}, ${NUMBER_PREFIXES[type]})
    on conflict do nothing`.execute(tx.db)
  const row = await take(tx, request, count)
  if (!row) throw new Error(`no number series of ${type} in this unit`)
  return row
}

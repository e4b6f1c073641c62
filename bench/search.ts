import { sql } from 'kysely'
import type { FOUND_KIND_NAMES } from '@contract/access/found-kinds'
import type { Resource } from '@contract/kernel/define-resource'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { saleResource } from '@contract/modules/sales/sale.resource'
import { findRecordIds, nameFound, type KnownKinds } from '@server/modules/search/find-records.repository'
import type { Actor } from '@server/platform/access/actor'
import { inTransaction } from '@server/platform/db/transaction'
import { makeLeads } from './data/selling.ts'
import { benchDatabase } from './support/bench-database.ts'
import { median } from './support/median.ts'
import { report, rounded, type Figure } from './support/report.ts'
import { doubleOf } from '@tests/support/double-of'

/** Finding anything from one field while records grow, beside the barest statement over the same index. */
const SIZES = [10_000, 1_000_000]
const QUESTIONS = {
  'a number': 'bench-00009876',
  'a young number': 'bench-00999876',
  'a number typed in part': 'bench-0000987',
  'a rare name': 'santos 9876',
  'a frequent name': 'santos',
  'a phone': '0918 000 9876',
  'an e-mail address': 'bench-00009876@mail.test',
  'what every record has': 'bench-',
  nothing: 'zzzzqqq',
}
const KINDS: KnownKinds = new Map<(typeof FOUND_KIND_NAMES)[number], Resource>([
  ['lead', leadResource],
  ['buyer', buyerResource],
  ['sale', saleResource],
])

const growth: Figure[] = []

async function measure(size: number): Promise<void> {
  const opened = await benchDatabase()
  const { database } = opened
  const { db } = database
  await makeLeads(opened.connection, size)
  await sql`
    insert into search_entry (kind, record_id, ou_id, title, detail, words, known_by, recorded_at)
    select 'lead', id, ou_id, full_name, lead_no,
      lower(full_name || ' ' || lead_no || ' ' || mobile_e164 || ' ' || lead_no || '@mail.test'),
      array[lower(lead_no) || '@mail.test'], created_at
    from lead on conflict do nothing`.execute(db)
  await sql`vacuum (analyze) search_entry`.execute(db)
  const { rows: units } = await sql<{
    id: string
    ou_code: string
  }>`select id, ou_code from operating_unit`.execute(db)
  const { rows: people } = await sql<{
    id: string
  }>`select id from app_user where username = 'accounting'`.execute(db)
  const userId = people[0]?.id ?? ''
  const unitIds = units.map(({ id }) => id)
  const actor = doubleOf<Actor>({
    ...{ userId, units, activeUnitId: null, allUnits: false },
    permissions: new Map(
      ['buyer.lead.view', 'buyer.record.view', 'sales.record.view'].map(code => [code, 'ou'] as const),
    ),
  })
  const asked = (text: string) =>
    inTransaction(database, { identity: { role: 'unit', userId, unitIds }, readOnly: true }, async tx =>
      nameFound(tx.db, await findRecordIds(tx.db, actor, KINDS, text), text),
    )
  const bare = (text: string) =>
    sql`select kind, record_id, title from search_entry where words like ${`%${text}%`}
      order by recorded_at desc limit 18`.execute(db)
  for (const [question, text] of Object.entries(QUESTIONS)) {
    const found = await asked(text)
    const [portal, least] = [await median(() => asked(text)), await median(() => bare(text))]
    growth.push({
      ...{ records: size, question, found: found.length },
      ...{ 'portal ms': rounded(portal), 'bare ms': rounded(least), ratio: rounded(portal / least) },
    })
  }
  await opened.close()
}

for (const size of SIZES) await measure(size)
report('Finding anything from one field', growth)

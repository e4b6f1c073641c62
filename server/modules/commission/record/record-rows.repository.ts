import { sql } from 'kysely'
import type { OneSellerRecord } from '@contract/modules/commission/seller-record'
import type { Db } from '@server/platform/db/database'
import type { RecordReader } from '@server/modules/commission/record/record-reader'
import { ofSellers } from '@server/modules/commission/record/seller-record.repository'

type Rows = Pick<OneSellerRecord, 'releases' | 'holdbacks' | 'clawbacks'>

/** More than these are read in their own lists. */
const MOST = sql`limit 200`

/** What stands behind the figures of a seller: paid or to be paid, held back, owed back. */
export async function findRecordRows(
  db: Db,
  { sellers: access, payees }: RecordReader,
  sellerId: string,
): Promise<Rows> {
  const releases = await sql<Rows['releases'][number]>`
    select s.id, s.number, s.status, s.paid_on, s.gross_amount as gross, s.ewt_amount as tax,
      s.holdback_amount as holdback, s.net_amount as net
    from commission_release s
    where s.seller_id = ${sellerId} and s.status <> 'draft' and ${payees}
    order by s.paid_on desc nulls first, s.number desc ${MOST}`.execute(db)
  const holdbacks = await sql<Rows['holdbacks'][number]>`
    select s.id, s.sale_id, o.sale_no, s.amount, s.due_on
    from ${ofSellers('commission_holdback')} left join sale o on o.id = s.sale_id
    where s.seller_id = ${sellerId} and s.status = 'held' and ${access}
    order by s.due_on nulls last, s.id ${MOST}`.execute(db)
  const clawbacks = await sql<Rows['clawbacks'][number]>`
    select s.id, s.sale_id, o.sale_no, s.opened_on, s.gross_amount as gross, s.open_amount as open
    from commission_clawback s left join sale o on o.id = s.sale_id
    where s.seller_id = ${sellerId} and s.open_amount > 0 and ${access}
    order by s.opened_on desc, s.id ${MOST}`.execute(db)
  return { releases: releases.rows, holdbacks: holdbacks.rows, clawbacks: clawbacks.rows }
}

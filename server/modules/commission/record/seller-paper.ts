import { yearOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { sellerStatement } from '@contract/modules/commission/seller-record-statement.rules'
import type { OneSellerRecord } from '@contract/modules/commission/seller-record'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import { findRecordRows } from '@server/modules/commission/record/record-rows.repository'
import type { RecordReader } from '@server/modules/commission/record/record-reader'
import { findRecord } from '@server/modules/commission/record/seller-record.repository'
import type { SellerPaper } from '@server/modules/commission/record/seller-statement-paper'
import {
  findPaidReleases,
  findStatementFacts,
} from '@server/modules/commission/record/seller-statement.repository'

/** A seller of whom nothing is seen is no seller here. */
export async function oneRecord(
  tx: Tx,
  reader: RecordReader,
  id: string,
  year: number,
): Promise<OneSellerRecord> {
  const record = await findRecord(tx, reader.sellers, { year, seller_id: id })
  const [first] = record.rows
  if (!first) throw notFound()
  return {
    ...record,
    seller_id: id,
    seller_name: first.seller_name,
    ...(await findRecordRows(tx.db, reader, id)),
  }
}

/** All that the statement of a seller for a period says. */
export async function sellerPaperOf(
  tx: Tx,
  reader: RecordReader,
  id: string,
  period: { from: DateText; to: DateText },
): Promise<SellerPaper> {
  return {
    record: await oneRecord(tx, reader, id, yearOf(period.to)),
    statement: sellerStatement(await findStatementFacts(tx.db, reader, id), period),
    releases: await findPaidReleases(tx.db, reader, id, period),
    period,
  }
}

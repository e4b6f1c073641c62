import { createHash } from 'node:crypto'
import type { Locale } from '@contract/kernel/locales'
import { shownInstant } from '@contract/kernel/dates'
import type { ReportAnswer, ReportCall } from '@contract/modules/collection/report-match.commands'
import { matchReport, REPORT_KINDS } from '@contract/modules/collection/report-match.rules'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import { keptRow, readReport } from '@server/modules/collection/report-match/match-rows'
import {
  findSameFile,
  findTranches,
  insertReport,
} from '@server/modules/collection/report-match/report-match.repository'

/** One file after the other: the second of two that came at once finds what the first has written. */
const REPORT_LOCK = 7_301_232
/** Whoever has a thousand faults in a file has one. */
const TOLD_AT_MOST = 1_000

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A developer's report beside what was billed: told by a dry run, kept by the other, all of it or nothing. */
export async function importReport(
  { tx, locale }: { tx: Tx; locale: Locale },
  { rows, dry_run, file, developer_id, ou_id }: ReportCall,
): Promise<ReportAnswer> {
  const whose = { developer_id, ou_id }
  await tx.lock(REPORT_LOCK)
  const rowsHash = sha256(JSON.stringify(rows.map(row => Object.entries(row).sort())))
  const before = await findSameFile(tx.db, whose, [rowsHash, ...(file ? [file.sha256] : [])])
  if (before)
    throw new Problem('already_exists', 'report_matched', {
      params: { name: before.file_name, on: shownInstant(before.created_at), id: before.id },
    })
  const read = readReport(rows)
  const errors = read.faults.slice(0, TOLD_AT_MOST).map(fault => ({
    ...fault,
    message: say(locale, isServerPhrase(fault.code) ? fault.code : 'malformed'),
  }))
  const verdicts = matchReport(read.rows, await findTranches(tx.db, whose, await businessDay(tx.db)))
  const days = new Map(read.rows.map(({ row, paid_on }) => [row, paid_on]))
  const kinds = Object.fromEntries(
    REPORT_KINDS.flatMap(kind => {
      const count = verdicts.filter(verdict => verdict.kind === kind).length
      return count > 0 ? [[kind, count]] : []
    }),
  )
  const isWritten = !dry_run && errors.length === 0
  if (!isWritten) return { created: dry_run ? read.rows.length : 0, errors, kinds, report_id: null }
  const report_id = await insertReport(
    tx.db,
    whose,
    { file_name: file?.name ?? '–', file_hash: file?.sha256 ?? rowsHash },
    verdicts.map(verdict => keptRow(verdict, days.get(verdict.row?.row ?? -1) ?? null)),
  )
  tx.audit({
    action: 'report_match.create',
    entityType: 'report_match',
    entityId: report_id,
    ouId: ou_id,
    diff: { file: file?.name ?? null, rows: rows.length, ...kinds },
  })
  return { created: read.rows.length, errors, kinds, report_id }
}

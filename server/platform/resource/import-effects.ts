import { sql } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { FieldError } from '@contract/kernel/errors'
import type { Locale } from '@contract/kernel/locales'
import type { ImportAnswer } from '@contract/kernel/record-calls'
import type { AuditEntry } from '@server/platform/audit/audit.repository'
import type { Tx } from '@server/platform/db/transaction'
import { problemOf } from '@server/platform/http/answer-errors'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { alreadyExists } from '@server/platform/resource/unique-fields'

/** Whoever has a thousand faults in a file has one. */
export const TOLD_AT_MOST = 1_000

export type RowFault = FieldError & { params?: Record<string, string | number> | undefined }
/** What is wrong with which row of the file. */
export type ImportFault = RowFault & { row: number }

/** What an import has done, and wants audited and told once it stands. */
export type ImportEffects = {
  audit: AuditEntry[]
  followUps: Parameters<Tx['afterCommit']>[0][]
  made: RecordRow[]
}

const noEffects = (): ImportEffects => ({ audit: [], followUps: [], made: [] })

/** All records of a file: what `work` does is undone unless it says that it may be kept. */
export async function wholeImport<Answer>(
  tx: Tx,
  work: (effects: ImportEffects) => Promise<{ answer: Answer; isKept: boolean; summary: AuditEntry }>,
): Promise<Answer> {
  const effects = noEffects()
  await sql.raw('savepoint import_all').execute(tx.db)
  const { answer, isKept, summary } = await work(effects)
  if (!isKept) {
    await sql.raw('rollback to savepoint import_all').execute(tx.db)
    return answer
  }
  for (const entry of [...effects.audit, summary]) tx.audit(entry)
  for (const followUp of effects.followUps) tx.afterCommit(followUp)
  return answer
}

/** One record of it. What one that fails has done by then is undone; what it wanted told is told only if it stands. */
export async function importRecord(
  tx: Tx,
  resource: Resource,
  effects: ImportEffects,
  create: (tx: Tx) => Promise<RecordRow>,
): Promise<RowFault[]> {
  const own = noEffects()
  const rowTx: Tx = {
    ...tx,
    audit: entry => own.audit.push(entry),
    afterCommit: work => own.followUps.push(work),
  }
  await sql.raw('savepoint import_row').execute(tx.db)
  try {
    own.made.push(await create(rowTx))
    await sql.raw('release savepoint import_row').execute(tx.db)
  } catch (error) {
    await sql.raw('rollback to savepoint import_row').execute(tx.db)
    return faultsOf(await alreadyExists(tx.db, resource, error))
  }
  effects.audit.push(...own.audit)
  effects.followUps.push(...own.followUps)
  effects.made.push(...own.made)
  return []
}

export function faultsOf(error: unknown): RowFault[] {
  const problem = problemOf(error)
  if (problem.status >= 500) throw error
  const { fields, params } = problem.details
  return fields ?? [{ path: '', code: problem.phrase, message: problem.phrase, params }]
}

/** The faults in the reader's language. */
export function toldFaults(locale: Locale, faults: readonly ImportFault[]): ImportAnswer['errors'] {
  return faults.slice(0, TOLD_AT_MOST).map(({ row, path, code, message, params }) => ({
    row,
    path,
    code,
    message: say(
      locale,
      isServerPhrase(message) ? message : isServerPhrase(code) ? code : 'malformed',
      params,
    ),
  }))
}

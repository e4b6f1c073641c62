import { sql } from 'kysely'
import type { ParameterValue } from '@contract/kernel/define-parameter'
import type { EntryLine } from '@contract/modules/accounting/entry.rules'
import type { Database, Db } from '@server/platform/db/database'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import { localSettings, roleSettings } from '@server/platform/db/acting-role'
import { appendAudit, type AuditEntry } from '@server/platform/audit/audit.repository'
import type { Origin } from '@server/platform/db/origin'
import { isRetryable } from '@server/platform/db/failures'
import { ONE_STATEMENT } from '@server/platform/db/leased-client'
import { currentRequestTime, withinRequestTime } from '@server/platform/db/request-time'
import { findParameterValues } from '@server/platform/parameters/parameter-value.repository'

/**
 * Who the database should think is asking. "unit" may see the units listed, "company" all of them (a policy of
 * its own, so that company-wide lists pay nothing for the check), "system" is the portal itself: sign-in, jobs.
 */
export type DbIdentity =
  | { role: 'unit' | 'company'; userId: string; unitIds: readonly string[] }
  | { role: 'system'; userId?: string }

export type Tx = {
  db: Db
  /** As whom the database sees it at this moment. */
  role: DbIdentity['role']
  isSpread: boolean
  seal: ColumnSeal
  /** The same values for the whole of this transaction; read with `parameterOf`. */
  parameters(): Promise<readonly ParameterValue[]>
  /** Written just before the commit, in the same transaction: no action without its row. */
  audit(entry: AuditEntry): void
  /** One holder at a time until this transaction ends. */
  lock(key: number): Promise<void>
  /** Runs once the commit stands; never for a transaction that was rolled back. */
  afterCommit(work: () => void | Promise<void>): void
  /** Told of each entry that is posted, where somebody asked what would be. */
  noteEntry?(entry: UnitEntry): void
}

/** The lines of one unit. */
export type UnitEntry = { ouId: string; lines: readonly EntryLine[] }

export const STATEMENT_TIMEOUT_MS = 15_000
const TRIES = 4
const UUID = /^[0-9a-f-]{36}$/

export type TransactionOptions = {
  identity: DbIdentity
  origin?: Origin
  readOnly?: boolean
  /** A reader who asks one question and no other: its beginning and its end travel with it. */
  isOneStatement?: boolean
  statementTimeoutMs?: number
  /** How long it may wait between two statements: for a reader who takes what was read. */
  idleTimeoutMs?: number
}

type Frame = TransactionOptions & { isSpread: boolean }

export async function inTransaction<T>(
  database: Database,
  options: TransactionOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(database, options, work)
    } catch (error) {
      // A deadlock or a serialization failure undid everything: the work may run again as if for the first time.
      if (attempt >= TRIES || !isRetryable(error)) throw error
      await new Promise(resolve => setTimeout(resolve, 5 + Math.random() * 20 * attempt))
    }
  }
}

async function attemptTransaction<T>(
  database: Database,
  options: TransactionOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // What is read at its reader's pace is bounded by the pauses it may make, not by the time of a request.
  const time = options.idleTimeoutMs === undefined ? currentRequestTime() : null
  const attempt = options.readOnly ? readInTransaction : writeInTransaction
  const { isSpread } = database
  return withinRequestTime(time, () => attempt(database, { ...options, isSpread }, work))
}

/** Nothing hangs on the commit of a reader: what it read is answered while the connection still says goodbye. */
function readInTransaction<T>(database: Database, options: Frame, work: (tx: Tx) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    database.db
      .connection()
      .execute(db =>
        framed(db, options, async () => {
          const { role } = options.identity
          resolve(await work(txOf({ db, role }, database, refuseToWrite, refuseToWrite)))
        }),
      )
      .catch(reject)
  })
}

async function writeInTransaction<T>(
  database: Database,
  options: Frame,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const entries: AuditEntry[] = []
  const followUps: (() => void | Promise<void>)[] = []
  const result = await database.db.connection().execute(db =>
    framed(db, options, async () => {
      const value = await work(
        txOf(
          { db, role: options.identity.role },
          database,
          entry => entries.push(entry),
          followUp => followUps.push(followUp),
        ),
      )
      if (entries.length > 0) await appendAudit(db, entries, options.origin ?? {})
      return value
    }),
  )
  for (const followUp of followUps) await followUp()
  return result
}

async function framed<T>(db: Db, options: Frame, work: () => Promise<T>): Promise<T> {
  await sql.raw(prologue(options)).execute(db)
  try {
    const value = await work()
    await sql.raw('commit').execute(db)
    return value
  } catch (error) {
    await sql
      .raw('rollback')
      .execute(db)
      .catch(() => undefined)
    throw error
  }
}

function txOf(
  { db, role }: Pick<Tx, 'db' | 'role'>,
  { seal, parameters, isSpread }: Database,
  audit: Tx['audit'],
  afterCommit: Tx['afterCommit'],
): Tx {
  let values: Promise<readonly ParameterValue[]> | null = null
  return {
    db,
    role,
    isSpread,
    seal,
    parameters: () => (values ??= parameters.recall(() => findParameterValues(db))),
    audit,
    afterCommit,
    lock: async key => {
      await sql`select pg_advisory_xact_lock(${key})`.execute(db)
    },
  }
}

function refuseToWrite(): never {
  throw new Error('a read-only transaction has nothing to write and nothing to wait for')
}

/**
 * One message by the simple protocol, and one statement after `begin`: five round trips would cost three times as
 * much, and five statements still a third more.
 */
function prologue({
  identity,
  readOnly,
  isOneStatement,
  isSpread,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  idleTimeoutMs = 2 * STATEMENT_TIMEOUT_MS,
}: Frame): string {
  const limitMs = currentRequestTime()?.remainingMs() ?? Infinity
  const unitIds = identity.role === 'system' ? [] : identity.unitIds
  const local: Record<string, string> = {
    statement_timeout: String(Math.trunc(Math.min(statementTimeoutMs, limitMs))),
    idle_in_transaction_session_timeout: String(Math.trunc(idleTimeoutMs)),
    TimeZone: 'UTC',
    'app.user_id': uuidText(identity.userId ?? ''),
    'app.unit_ids': `{${unitIds.map(uuidText).join(',')}}`,
    ...(identity.role === 'system' && !isSpread ? {} : roleSettings(identity.role, isSpread)),
  }
  const begin = `begin${readOnly ? ' read only' : ''}${readOnly && isOneStatement ? ONE_STATEMENT : ''}`
  // Nobody reads what they are set to, so no column is answered.
  return `${begin}; select from (select ${localSettings(local, isSpread)}) local`
}

/** The simple protocol takes no parameters, so nothing but a uuid may reach this text. */
function uuidText(id: string): string {
  if (id !== '' && !UUID.test(id)) throw new TypeError('not a uuid')
  return id
}

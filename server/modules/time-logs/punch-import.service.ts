import { createHash } from 'node:crypto'
import { businessMinute } from '@contract/kernel/calendar'
import { addDays, shownInstant } from '@contract/kernel/dates'
import type { ImportAnswer, ImportCall } from '@contract/kernel/record-calls'
import { isLocked } from '@contract/modules/time-logs/correction.rules'
import { workDateOf, type Punch } from '@contract/modules/time-logs/pairing.rules'
import { orderOf, punchDirection, punchInstant } from '@contract/modules/time-logs/punch-text.rules'
import { shiftsOf } from '@contract/modules/time-logs/work-days.rules'
import type { Actor } from '@server/platform/access/actor'
import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import { clockToTheSecond } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { recompute, workersOf } from '@server/modules/time-logs/attendance.service'
import { peopleFor } from '@server/modules/time-logs/people.repository'
import { addPunches, findImport, findKnown } from '@server/modules/time-logs/punch.repository'
import { findByNumber, findLocks, lockPeople, type Person } from '@server/modules/time-logs/worker.repository'

/** One file after the other: the second of two that came at once finds what the first has written. */
const IMPORT_LOCK = 7_301_213
const COLUMNS = ['employee_no', 'punched_at', 'punch_time', 'direction'] as const
/** Whoever has a thousand faults in a file has one. */
const TOLD_AT_MOST = 1_000

type Fault = { row: number; path: string; code: string }
type ReadPunch = { row: number; person: Person; punched_at: string; direction: Punch['direction'] }
const keyOf = (punch: ReadPunch) => `${punch.person.id} ${punch.punched_at}`

const cell = (row: ImportCall['rows'][number], name: (typeof COLUMNS)[number]) =>
  (Object.hasOwn(row, name) ? row[name] : null)?.trim() ?? ''

/** By what it says, not by its name: the same rows in the same order are the same file. */
function fingerprint(rows: ImportCall['rows']): string {
  const text = JSON.stringify(rows.map(row => COLUMNS.map(name => cell(row, name))))
  return createHash('sha256').update(text).digest('hex')
}

export type ImportParts = { tx: Tx; actor: Actor; leave: LeaveDaysPort; say: (code: string) => string }

/** A device's file: read whole, every fault named with its row, and either all of it is written or nothing. */
export async function importPunches(
  parts: ImportParts,
  { rows, dry_run }: ImportCall,
): Promise<ImportAnswer> {
  const { tx, actor, leave, say } = parts
  await tx.lock(IMPORT_LOCK)
  const import_hash = fingerprint(rows)
  const before = await findImport(tx.db, import_hash)
  if (before)
    throw new Problem('already_exists', 'file_imported', {
      params: { count: before.count, by: before.by ?? '', on: shownInstant(before.at) },
    })
  const { punches, faults } = await readRows(parts, rows)
  faults.push(...(await clashesOf(tx, punches)))
  faults.sort((one, other) => one.row - other.row)
  const failed = new Set(faults.map(({ row }) => row))
  const good = punches.filter(({ row }) => !failed.has(row))
  const errors = faults.slice(0, TOLD_AT_MOST).map(fault => ({ ...fault, message: say(fault.code) }))
  if (dry_run || errors.length > 0) return { created: dry_run ? good.length : 0, errors }

  await addPunches(
    tx.db,
    good.map(({ person, punched_at, direction }) => ({
      ou_id: person.ou_id,
      employee_id: person.id,
      punched_at,
      direction,
      source: 'import' as const,
      import_hash,
      created_by: actor.userId,
    })),
  )
  const dates = good.map(({ punched_at }) => punched_at.slice(0, 10)).sort()
  const span = { from: addDays(dates[0] ?? '', -1), to: addDays(dates.at(-1) ?? '', 1) }
  const ids = [...new Set(good.map(({ person }) => person.id))]
  await recompute(tx, leave, ids, span)
  tx.audit({
    action: 'time_log.import',
    entityType: 'time_log',
    entityId: null,
    diff: { rows: good.length, people: ids.length, ...span, file: import_hash },
  })
  return { created: good.length, errors: [] }
}

async function readRows({ tx, actor }: ImportParts, rows: ImportCall['rows']) {
  const numbers = [...new Set(rows.map(row => cell(row, 'employee_no')))].filter(Boolean)
  const found = await findByNumber(tx.db, numbers, peopleFor(actor, 'import'))
  // Locked before their punches are looked at, so that nothing comes between the look and the writing.
  await lockPeople(
    tx.db,
    [...found.values()].map(({ id }) => id),
  )
  const times = rows.map(row => `${cell(row, 'punched_at')} ${cell(row, 'punch_time')}`.trim())
  const order = orderOf(times)
  const faults: Fault[] = []
  const punches: ReadPunch[] = []
  for (const [row, values] of rows.entries()) {
    const number = cell(values, 'employee_no')
    const person = found.get(number)
    const punched_at = punchInstant(times[row] ?? '', order)
    const direction = punchDirection(cell(values, 'direction'))
    const wrong = (path: string, code: string) => faults.push({ row, path, code })
    if (!person) wrong('employee_no', number ? 'reference_unknown' : 'required')
    if (punched_at === null) wrong('punched_at', times[row] ? 'punch_time_malformed' : 'required')
    if (direction === null) wrong('direction', 'direction_unknown')
    for (const name of Object.keys(values))
      if (!(COLUMNS as readonly string[]).includes(name)) wrong(name.slice(0, 64), 'unknown_field')
    if (person && punched_at !== null && direction !== null)
      punches.push({ row, person, punched_at, direction })
  }
  return { punches, faults }
}

/** What the rows come to among each other, and with what is there. */
async function clashesOf(tx: Tx, punches: readonly ReadPunch[]): Promise<Fault[]> {
  const people = [...new Map(punches.map(({ person }) => [person.id, person])).values()]
  const workers = await workersOf(tx, people)
  const locks = Map.groupBy(
    await findLocks(tx.db, [...new Set(people.map(({ ou_id }) => ou_id))]),
    lock => lock.ou_id,
  )
  const { now } = await clockToTheSecond(tx.db)
  const known = await findKnown(
    tx.db,
    punches.map(({ person, punched_at }) => ({ employee_id: person.id, punched_at })),
  )
  const seen = new Set<string>()
  return punches.flatMap(punch => {
    const { row, person, punched_at } = punch
    const fault = (code: string): Fault[] => [{ row, path: 'punched_at', code }]
    const worker = workers.get(person.id)
    const isTwin = seen.has(keyOf(punch))
    seen.add(keyOf(punch))
    if (isTwin) return fault('punch_twice')
    if (known.has(keyOf(punch))) return fault('punch_known')
    if (punched_at > now) return fault('punch_in_future')
    const date = worker && workDateOf(businessMinute(punched_at), shiftsOf(worker))
    return date && isLocked(date, locks.get(person.ou_id) ?? []) ? fault('day_locked') : []
  })
}

import { daysBetween, shownDate } from '@contract/kernel/dates'
import { pesoAmount } from '@contract/kernel/money'
import { promiseState, type MadePromise } from '@contract/modules/collection/promise.rules'
import { isReminderDue } from '@contract/modules/collection/reminder.rules'
import { ALWAYS } from '@server/platform/access/access-where'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { eachAlone } from '@server/platform/jobs/each-alone'
import { say } from '@server/platform/phrases/say'
import { CONTACT_LOCALE, type StatementPort } from '@server/platform/selling/statement-port'
import { findCertifier } from '@server/modules/collection/certificates/certificate.repository'
import { findPromises, findPromisesOf } from '@server/modules/collection/promises/promise.repository'
import {
  findOverdue,
  insertReminders,
  lockOverdue,
  type OverdueStatement,
} from '@server/modules/collection/reminders/reminder.repository'
import { reminderTerms } from '@server/modules/collection/reminders/reminder-terms'
import { tellUnreachable } from '@server/modules/collection/reminders/tell-unreachable'

export type ReminderParts = { statements: Pick<StatementPort, 'contacts' | 'mail'>; publicUrl: () => string }

/** Each overdue statement on its day, to the billing contacts of its developer. */
export async function remindOfStatements(database: Database, parts: ReminderParts): Promise<void> {
  const due = await asSystem(database, async tx => {
    const today = await businessDay(tx.db)
    const promises = await findPromises(tx.db, today, ALWAYS)
    const wanted: string[] = []
    for (const statement of await findOverdue(tx.db, today))
      if (await isDue(tx, statement, promises, today)) wanted.push(statement.id)
    return wanted
  })
  await eachAlone(database, due, (tx, id) => remind(tx, id, parts))
}

async function isDue(
  tx: Tx,
  statement: OverdueStatement,
  promises: ReadonlyMap<string, MadePromise>,
  today: string,
): Promise<boolean> {
  const promise = promises.get(statement.id)
  const is_promised = promise !== undefined && promiseState(promise, today) === 'open'
  return isReminderDue({ ...statement, is_promised }, today, await reminderTerms(tx, today, statement.ou_id))
}

async function remind(tx: Tx, id: string, { statements, publicUrl }: ReminderParts): Promise<void> {
  const today = await businessDay(tx.db)
  const statement = await lockOverdue(tx.db, id, today)
  const promises = await findPromisesOf(tx.db, today, id)
  if (!statement || !(await isDue(tx, statement, promises, today))) return
  const recipients = await statements.contacts(tx.db, statement.developer_id)
  const { ou_id, number, developer_id, due_on } = statement
  if (recipients.length === 0) {
    const developer = await findCertifier(tx.db, developer_id)
    return tellUnreachable(tx, { developer_id, ou_id, name: developer?.name ?? '' }, today)
  }
  const mailed_to = await statements.mail(tx, statement, { recipients, publicUrl: publicUrl() }, company => {
    const facts = {
      ...{ number, company, amount: pesoAmount(statement.open) },
      ...{ due: shownDate(due_on), late: daysBetween(due_on, today) },
    }
    return {
      kind: 'statement.reminder',
      subject: say(CONTACT_LOCALE, 'mail_overdue_subject', facts),
      paragraphs: [say(CONTACT_LOCALE, 'mail_overdue_body', facts), say(CONTACT_LOCALE, 'mail_overdue_ask')],
    }
  })
  const seq = statement.count + 1
  await insertReminders(tx.db, [
    { ou_id, developer_id, statement_id: id, quarter: null, seq, reminded_on: today, mailed_to },
  ])
  tx.audit({
    ...{ action: 'commission_statement.remind', entityType: 'commission_statement', entityId: id },
    ...{ ouId: ou_id, actorUserId: null },
    diff: { reminder: [null, String(seq)], open: [null, statement.open], mailed_to: [null, mailed_to] },
  })
}

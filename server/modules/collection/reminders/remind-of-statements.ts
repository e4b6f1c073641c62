import { daysBetween, shownDate } from '@contract/kernel/dates'
import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import { promiseState, type MadePromise } from '@contract/modules/collection/promise.rules'
import { isReminderDue } from '@contract/modules/collection/reminder.rules'
import { paperLinkDays } from '@contract/modules/commission/commission.parameters'
import { ALWAYS } from '@server/platform/access/access-where'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { eachAlone } from '@server/platform/jobs/each-alone'
import { mailPaper } from '@server/platform/links/paper-links'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { say } from '@server/platform/phrases/say'
import type { StatementPort } from '@server/platform/selling/statement-port'
import { findPromises, findPromisesOf } from '@server/modules/collection/promises/promise.repository'
import {
  findOverdue,
  insertReminders,
  lockOverdue,
  type OverdueStatement,
} from '@server/modules/collection/reminders/reminder.repository'
import { reminderTerms } from '@server/modules/collection/reminders/reminder-terms'

export type ReminderParts = { statements: Pick<StatementPort, 'contacts'>; publicUrl: () => string }
/** Of a contact of a developer no language is known. */
const LOCALE = DEFAULT_LOCALE

/** Each overdue statement on its day, to the billing contacts of its developer. */
export async function remindOfStatements(database: Database, parts: ReminderParts): Promise<void> {
  const due = await inTransaction(database, { identity: { role: 'system' } }, async tx => {
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
  const contacts = await statements.contacts(tx.db, statement.developer_id)
  if (contacts.length === 0) return
  const { company } = await findPaperHead(tx.db, null)
  const days = await parameterOf(tx, paperLinkDays, { on: today })
  const { ou_id, number, developer_id, due_on, content_version: version } = statement
  const facts = {
    ...{ number, company: company.trade_name ?? company.legal_name, days },
    ...{ amount: formatAmount(statement.open), due: shownDate(due_on), late: daysBetween(due_on, today) },
  }
  const posting = {
    ...{ subject: { type: 'commission_statement', id, ou_id, version }, publicUrl: publicUrl(), days },
    ...({ page: '/statement/ext/:id', button: say(LOCALE, 'mail_statement_open') } as const),
  }
  const made_of = { kind: 'commission_statement', id, by: null } as const
  for (const { name, email } of contacts)
    await mailPaper(tx, { name, email, locale: LOCALE }, posting, {
      kind: 'statement.reminder',
      subject: say(LOCALE, 'mail_overdue_subject', facts),
      paragraphs: [
        say(LOCALE, 'mail_overdue_body', facts),
        say(LOCALE, 'mail_overdue_ask'),
        say(LOCALE, 'mail_paper_link', facts),
      ],
      attachments: [{ file_name: `${number}.pdf`, mime: 'application/pdf', made_of }],
    })
  const seq = statement.count + 1
  const mailed_to = contacts.map(({ email }) => email).join(', ')
  await insertReminders(tx.db, [
    { ou_id, developer_id, statement_id: id, quarter: null, seq, reminded_on: today, mailed_to },
  ])
  tx.audit({
    ...{ action: 'commission_statement.remind', entityType: 'commission_statement', entityId: id },
    ...{ ouId: ou_id, actorUserId: null },
    diff: { reminder: [null, String(seq)], open: [null, statement.open], mailed_to: [null, mailed_to] },
  })
}

import { moneyText, parseMoney, pesoAmount } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { certifiedQuarters, type CertifiedQuarter } from '@contract/modules/collection/certificate.rules'
import { isReminderDue } from '@contract/modules/collection/reminder.rules'
import { ALWAYS } from '@server/platform/access/access-where'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { writeMail } from '@server/platform/mail/write-mail'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { renderPaper } from '@server/platform/pdf/render-paper'
import { say } from '@server/platform/phrases/say'
import { CONTACT_LOCALE } from '@server/platform/selling/statement-port'
import {
  findCertifier,
  findTaxOfQuarters,
} from '@server/modules/collection/certificates/certificate.repository'
import { reminderPaper } from '@server/modules/collection/certificates/reminder-paper'
import {
  findQuarterReminders,
  insertReminders,
} from '@server/modules/collection/reminders/reminder.repository'
import { reminderTerms } from '@server/modules/collection/reminders/reminder-terms'
import { tellUnreachable } from '@server/modules/collection/reminders/tell-unreachable'
import type { ReminderParts } from '@server/modules/collection/reminders/remind-of-statements'

type DueQuarter = CertifiedQuarter & { count: number }

/** One letter a developer with all that is missing, on the day on which one of its quarters is due for a reminder. */
export async function remindOfCertificates(database: Database, { statements }: ReminderParts): Promise<void> {
  const letters = await asSystem(database, async tx => {
    const today = await businessDay(tx.db)
    const overdue = certifiedQuarters(await findTaxOfQuarters(tx.db, today, ALWAYS), today).filter(
      ({ days }) => days > 0,
    )
    const due = Map.groupBy(await dueOf(tx, overdue, today), ({ developer_id }) => developer_id)
    const head = await findPaperHead(tx.db, null)
    const found = []
    for (const [developer_id, own] of due)
      found.push({
        ...{ developer_id, own, head, today },
        certifier: await findCertifier(tx.db, developer_id),
        quarters: overdue.filter(row => row.developer_id === developer_id).toReversed(),
        contacts: await statements.contacts(tx.db, developer_id),
      })
    return found
  })
  for (const { certifier, quarters, contacts, head, today, own, developer_id } of letters) {
    if (!certifier) continue
    if (contacts.length === 0) {
      const { name } = certifier
      await asSystem(database, async tx => {
        for (const { ou_id } of own) await tellUnreachable(tx, { developer_id, ou_id, name }, today)
      })
      continue
    }
    const content = await renderPaper(
      reminderPaper({ certifier, quarters, asOf: today }, head, CONTACT_LOCALE),
    )
    const { company } = head
    const facts = {
      company: company.trade_name ?? company.legal_name,
      amount: pesoAmount(moneyText(total(quarters.map(({ missing }) => parseMoney(missing))))),
    }
    const mailed_to = contacts.map(({ email }) => email).join(', ')
    await asSystem(database, async tx => {
      await insertReminders(
        tx.db,
        own.map(({ ou_id, quarter, count }) => ({
          ...{ ou_id, developer_id, quarter, statement_id: null, seq: count + 1 },
          ...{ reminded_on: today, mailed_to },
        })),
      )
      for (const { name, email } of contacts)
        await writeMail(
          tx,
          { name, email, locale: CONTACT_LOCALE },
          {
            kind: 'certificate.reminder',
            subject: say(CONTACT_LOCALE, 'mail_certificates_subject', facts),
            paragraphs: [say(CONTACT_LOCALE, 'mail_certificates_body', facts)],
            attachments: [
              { file_name: `Certificates outstanding ${today}.pdf`, mime: 'application/pdf', content },
            ],
          },
        )
      tx.audit({
        ...{ action: 'developer.remind_certificates', entityType: 'developer', entityId: developer_id },
        actorUserId: null,
        diff: { quarter: [null, own.map(({ quarter }) => quarter).join(', ')], mailed_to: [null, mailed_to] },
      })
    })
  }
}

async function dueOf(tx: Tx, overdue: readonly CertifiedQuarter[], today: string): Promise<DueQuarter[]> {
  const reminders = await findQuarterReminders(tx.db)
  const due: DueQuarter[] = []
  for (const row of overdue) {
    const told = reminders.find(
      one => one.developer_id === row.developer_id && one.ou_id === row.ou_id && one.quarter === row.quarter,
    )
    const count = told?.count ?? 0
    const standing = { due_on: row.due_on, count, last_on: told?.last_on ?? null }
    const terms = await reminderTerms(tx, today, row.ou_id)
    if (isReminderDue({ ...standing, settled_on: null, is_promised: false }, today, terms))
      due.push({ ...row, count })
  }
  return due
}

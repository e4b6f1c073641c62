import type { Person } from '@contract/approvals/approval-person.rules'
import { yearOf } from '@contract/kernel/calendar'
import { commandReach, type RefusedRecord } from '@contract/kernel/define-commands'
import { reachWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { MOST_APART } from '@server/platform/approvals/mails/digest-mail'
import type { ApprovalPort } from '@server/platform/approvals/approval-port'
import { businessDay } from '@server/platform/db/business-day'
import { NOW } from '@server/platform/db/clock'
import { apart, onlyTried } from '@server/platform/db/savepoint'
import type { Tx } from '@server/platform/db/transaction'
import { refuseHand } from '@server/platform/documents/document-actions'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import {
  changeDocument,
  lockDocuments,
  type DocumentRow,
} from '@server/platform/documents/document.repository'
import { checkDocumentStatus } from '@server/platform/documents/move-document'
import { besideRow } from '@server/platform/http/beside-row'
import { notFound, problemOf } from '@server/platform/http/problems'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { personOf } from '@server/platform/people/people.repository'
import { sayWhy } from '@server/platform/phrases/say'
import type { AnyCall } from '@server/platform/resource/resource-context'

export type ActingOn = { tx: Tx; actor: Actor; record: DocumentRow }

/** How a document is submitted: alone, or with others that were selected. */
export function submissionOf(approvals: ApprovalPort, parts: DocumentParts) {
  const { document, hooks } = parts
  const { resource, commands, type } = document

  async function prepare(acting: ActingOn): Promise<void> {
    checkDocumentStatus(parts, acting.record, 'submit')
    await refuseHand(parts, acting, 'submit')
    await hooks.beforeSubmit?.(acting.tx, acting.record)
  }

  async function submitAs(by: Person, acting: ActingOn, isOneOfMany = false): Promise<void> {
    const { tx, record } = acting
    await prepare(acting)
    const number = record.number ?? (await nextNumber(tx, parts, record))
    await changeDocument(tx.db, resource, record.id, { number, submitted_at: NOW })
    await approvals.submit(tx, { type, subject_id: record.id, by, isOneOfMany })
  }

  /** Locked in one order; given in that of the request, by which they are numbered. */
  async function lockAll(tx: Tx, actor: Actor, ids: readonly string[]): Promise<DocumentRow[]> {
    const access = reachWhere(actor, commandReach(commands.table.submit, resource), resource)
    const rows = new Map((await lockDocuments(tx.db, resource, ids, access)).map(row => [row.id, row]))
    return [...new Set(ids)].map(id => {
      const row = rows.get(id)
      if (!row) throw notFound()
      return row
    })
  }

  return {
    submit: async (acting: ActingOn) => submitAs(await personOf(acting.tx.db, acting.actor.userId), acting),
    /** By preparing them to be submitted, each apart, and leaving nothing of it behind. */
    ask: (tx: Tx, { actor, locale }: Pick<AnyCall, 'actor' | 'locale'>, ids: readonly string[]) =>
      onlyTried(tx, async tried => {
        const refused: RefusedRecord[] = []
        for (const record of await lockAll(tried, actor, ids)) {
          const why = await problemOf(() => apart(tried, piece => prepare({ tx: piece, actor, record })))
          if (why) refused.push({ id: record.id, why: sayWhy(locale, why.phrase, why.details.params) })
        }
        return refused
      }),
    async submitAll(tx: Tx, actor: Actor, ids: readonly string[]): Promise<{ count: number }> {
      const records = await lockAll(tx, actor, ids)
      const areMany = records.length > MOST_APART
      const by = await personOf(tx.db, actor.userId)
      for (const record of records)
        await submitAs(by, { tx, actor, record }, areMany).catch(error => {
          throw besideRow(error, ids.indexOf(record.id))
        })
      if (areMany) await approvals.tellOfMany(tx, { type, ids: records.map(({ id }) => id), by })
      return { count: records.length }
    },
  }
}

async function nextNumber(tx: Tx, { document }: DocumentParts, { ou_id }: DocumentRow): Promise<string> {
  const year = yearOf(await businessDay(tx.db))
  return allocateNumber(tx, { ouId: ou_id, type: document.numbers, year })
}

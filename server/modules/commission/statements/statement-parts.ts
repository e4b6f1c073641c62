import { isDeepStrictEqual } from 'node:util'
import { moneyText } from '@contract/kernel/money'
import { typedAddresses } from '@contract/modules/commission/statement-link'
import { statement, type KeptStatement } from '@contract/modules/commission/statement.document'
import { statementTotals } from '@contract/modules/commission/statement.rules'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import { Problem } from '@server/platform/http/problems'
import { reverseEntry } from '@server/platform/ledger/reverse-entry'
import { revokePaperLinks } from '@server/platform/links/paper-links'
import { voidSeal } from '@server/platform/seals/seal-document'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { writtenRecord } from '@server/platform/resource/written-record'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import { tellApproved } from '@server/modules/commission/notices/tell-approved'
import { tellBilled } from '@server/modules/commission/notices/tell-billed'
import { billableLines, type BillableLines } from '@server/modules/commission/statements/billable-lines'
import { drawStatementPaper } from '@server/modules/commission/statements/draw-statement-paper'
import { findContacts } from '@server/modules/commission/statements/addressee.repository'
import { subjectOf } from '@server/modules/commission/statements/mail-contacts'
import { mailStatement } from '@server/modules/commission/statements/mail-statement'
import { sealStatement } from '@server/modules/commission/statements/seal-statement'
import { sendStatement } from '@server/modules/commission/statements/send-statement'
import { closeDisputes } from '@server/modules/commission/statements/statement-dispute.repository'
import {
  claimTranches,
  freeTranches,
  isAdjusted,
} from '@server/modules/commission/statements/statement.repository'

/** Those that are asked for, as far as they can be billed now; all of them where nobody chose. */
async function wantedLines(
  tx: Tx,
  draft: Pick<KeptStatement, 'developer_id' | 'ou_id' | 'cutoff_on'> & { id: string | null },
  wanted: readonly string[] | null,
): Promise<BillableLines> {
  const { lines, vat_rate } = await billableLines(tx, { ...draft, statement_id: draft.id })
  const chosen = wanted && new Set(wanted)
  return { vat_rate, lines: chosen ? lines.filter(line => chosen.has(line.tranche_id)) : lines }
}

function amountsOf({ lines, vat_rate }: BillableLines) {
  const totals = statementTotals(lines)
  return {
    lines,
    vat_rate_pct: vat_rate,
    net_amount: moneyText(totals.net),
    vat_amount: moneyText(totals.vat),
    gross_amount: moneyText(totals.gross),
    expected_ewt: moneyText(totals.ewt),
    collectible: moneyText(totals.collectible),
  }
}

/** What a statement does of its own at each step. */
export function createStatementParts(
  commission: Pick<CommissionPort, 'reevaluate'>,
  publicUrl: () => string,
): DocumentParts {
  return documentParts(statement, {
    hooks: {
      async beforeWrite(tx, values, before) {
        const written = writtenRecord<KeptStatement>({ ...values }, before)
        const { tranche_ids: wanted } = written
        const found = await wantedLines(tx, written, wanted)
        if (wanted && found.lines.length < new Set(wanted).size)
          refuseBroken([{ path: 'tranche_ids', code: 'statement_line_not_billable' }])
        return { ...values, ...amountsOf(found) }
      },
      async beforeSubmit(tx, row) {
        const { id, lines } = row
        const { lines: now } = await billableLines(tx, { ...row, statement_id: id })
        const standing = new Map(now.map(line => [line.tranche_id, line]))
        if (!lines.every(line => isDeepStrictEqual(line, standing.get(line.tranche_id))))
          refuseBroken([{ path: 'tranche_ids', code: 'statement_line_not_billable' }])
        if (lines.length === 0) refuseBroken([{ path: 'tranche_ids', code: 'statement_needs_lines' }])
        const ids = lines.map(({ tranche_id }) => tranche_id)
        const claimed = await asPortal(tx, ({ db }) => claimTranches(db, id, ids))
        if (claimed < ids.length) refuseBroken([{ path: 'tranche_ids', code: 'statement_line_not_billable' }])
      },
      onApproved: (tx, row) => tellApproved(tx, row),
      onClosed: (tx, row) => asPortal(tx, async ({ db }) => void (await freeTranches(db, row.id))),
      async onVoided(tx, row, reason) {
        const { id, entry_id } = row
        if (await asPortal(tx, ({ db }) => isAdjusted(db, id)))
          throw new Problem('conflict', 'statement_adjusted')
        if (entry_id !== null) await reverseEntry(tx, entry_id, reason)
        await revokePaperLinks(tx, subjectOf(row))
        await voidSeal(tx, 'commission_statement', id)
        await asPortal(tx, portal => giveBack(portal, commission, id))
      },
    },
    drawPaper: drawStatementPaper(publicUrl),
    handlers: {
      async refresh({ tx, record: draft }, move) {
        const found = await wantedLines(tx, draft, draft.tranche_ids)
        const tranche_ids = draft.tranche_ids && found.lines.map(({ tranche_id }) => tranche_id)
        const content_version = draft.content_version + 1
        await move('refresh', { tranche_ids, content_version, ...amountsOf(found) })
      },
      async send({ tx, actor, record, body: { by_mail, ...order }, audit }, move) {
        const contacts = by_mail ? await findContacts(tx.db, record.developer_id) : []
        if (by_mail && contacts.length === 0)
          refuseBroken([{ path: 'by_mail', code: 'statement_without_contacts' }])
        const sent = await move('send', await sendStatement(tx, record, order))
        await sealStatement(tx, sent, publicUrl())
        await tellBilled(tx, sent, actor.userId)
        if (contacts.length === 0) return
        const by = { publicUrl: publicUrl(), userId: actor.userId }
        audit({ mailed_to: [null, await mailStatement(tx, sent, contacts, by)] }, 'mail')
      },
      async mail({ tx, actor, record, body, audit }) {
        const contacts = await findContacts(tx.db, record.developer_id)
        const recipients = typedAddresses(body.to).map(
          email => contacts.find(contact => contact.email === email) ?? { name: email, email },
        )
        const by = { publicUrl: publicUrl(), userId: actor.userId }
        audit({ mailed_to: [null, await mailStatement(tx, record, recipients, by)] })
      },
      async acknowledge({ body }, move) {
        await move('acknowledge', body)
      },
      async dispute({ body: { reason } }, move) {
        await move('dispute', { last_comment: reason })
      },
      async settle_dispute({ tx, record, body: { settlement } }, move) {
        await closeDisputes(tx.db, record.id, settlement)
        await move('settle_dispute', { last_comment: settlement })
        // What came in before the dispute or during it still counts: such a statement cannot be voided.
        if (record.settled_amount !== '0.00') await move('collect_part')
      },
    },
  })
}

/** Its tranches may be billed again, as far as what the buyers paid still opens them. */
async function giveBack(
  portal: Tx,
  commission: Pick<CommissionPort, 'reevaluate'>,
  statementId: string,
): Promise<void> {
  for (const saleId of await freeTranches(portal.db, statementId)) await commission.reevaluate(portal, saleId)
}

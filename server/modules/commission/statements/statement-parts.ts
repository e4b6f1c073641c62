import { isDeepStrictEqual } from 'node:util'
import { moneyText } from '@contract/kernel/money'
import { statement, type Statement } from '@contract/modules/commission/statement.document'
import { statementTotals } from '@contract/modules/commission/statement.rules'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import { reverseEntry } from '@server/platform/ledger/reverse-entry'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { writtenRecord } from '@server/platform/resource/written-record'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import { billableLines } from '@server/modules/commission/statements/billable'
import { sendStatement } from '@server/modules/commission/statements/send-statement'
import { claimTranches, freeTranches } from '@server/modules/commission/statements/statement.repository'

const of = (row: object) => row as unknown as Statement

/** What a statement does of its own at each step. */
export function createStatementParts(commission: Pick<CommissionPort, 'reevaluate'>): DocumentParts {
  return documentParts(statement, {
    hooks: {
      async beforeWrite(tx, values, before) {
        const written = writtenRecord<Statement>({ ...values }, before)
        const billable = await billableLines(tx, { ...written, statement_id: written.id })
        const wanted = written.tranche_ids
        const lines = wanted ? billable.filter(line => wanted.includes(line.tranche_id)) : billable
        if (wanted && lines.length < new Set(wanted).size)
          refuseBroken([{ path: 'tranche_ids', code: 'statement_line_not_billable' }])
        const totals = statementTotals(lines)
        return {
          ...values,
          lines,
          net_amount: moneyText(totals.net),
          vat_amount: moneyText(totals.vat),
          gross_amount: moneyText(totals.gross),
          expected_ewt: moneyText(totals.ewt),
          collectible: moneyText(totals.collectible),
        }
      },
      async beforeSubmit(tx, row) {
        const { id, lines } = of(row)
        const now = await billableLines(tx, { ...of(row), statement_id: id })
        if (!lines.every(line => now.some(other => isDeepStrictEqual(line, other))))
          refuseBroken([{ path: 'tranche_ids', code: 'statement_line_not_billable' }])
        if (lines.length === 0) refuseBroken([{ path: 'tranche_ids', code: 'statement_needs_lines' }])
        const ids = lines.map(({ tranche_id }) => tranche_id)
        const claimed = await asPortal(tx, ({ db }) => claimTranches(db, id, ids))
        if (claimed < ids.length) refuseBroken([{ path: 'tranche_ids', code: 'statement_line_not_billable' }])
      },
      onClosed: (tx, row) => asPortal(tx, async ({ db }) => void (await freeTranches(db, row.id))),
      async onVoided(tx, row, reason) {
        const { id, entry_id } = of(row)
        if (entry_id !== null) await reverseEntry(tx, entry_id, reason)
        await asPortal(tx, portal => giveBack(portal, commission, id))
      },
    },
    handlers: {
      async send({ tx, record, body }, move) {
        await move('send', await sendStatement(tx, of(record), body))
      },
      async acknowledge({ body }, move) {
        await move('acknowledge', body)
      },
      async dispute({ body: { reason } }, move) {
        await move('dispute', { last_comment: reason })
      },
      async settle_dispute({ body: { reason } }, move) {
        await move('settle_dispute', { last_comment: reason })
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

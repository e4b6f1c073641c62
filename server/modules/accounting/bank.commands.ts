import { bankLineCommands, bankStatementCommands } from '@contract/modules/accounting/bank.commands'
import type { Condition } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound, Problem } from '@server/platform/http/problems'
import { lockLedgers } from '@server/platform/ledger/entry.repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { draftForLine } from '@server/modules/accounting/bank-draft.service'
import { findBankLine, undoMatches } from '@server/modules/accounting/bank-line.repository'
import { acceptSure, matchLine } from '@server/modules/accounting/bank-match.service'
import { requireBankPlace } from '@server/modules/accounting/bank-place.repository'
import {
  isFirstOfSeveral,
  isStatementUsed,
  lockStatement,
  withdrawStatement,
} from '@server/modules/accounting/bank-statement.repository'
import { importStatement } from '@server/modules/accounting/bank-statement.service'

/** Room for the lines of a year. */
const BODY = 2 * 1024 * 1024

export function registerBankCommands(app: PortalApp, platform: Platform): void {
  registerCommands(
    app,
    platform,
    bankStatementCommands,
    { lock: (tx, access, id) => lockStatement(tx.db, access, id), bodyLimit: BODY },
    {
      async import({ tx, actor, body, audit }) {
        await requireBankPlace(tx.db, actor, 'create', body)
        const { added, known } = await importStatement(tx, body, actor.userId)
        audit({ file_name: body.file_name, added, known })
        return { added, known }
      },
      async withdraw({ tx, actor, record, audit }) {
        await lockLedgers(tx.db, [record.ou_id])
        if (await isStatementUsed(tx.db, record.id)) throw new Problem('rule_broken', 'statement_used')
        if (await isFirstOfSeveral(tx.db, record.id)) throw new Problem('rule_broken', 'statement_followed')
        await withdrawStatement(tx.db, record.id, actor.userId)
        audit({ file_name: record.file_name })
      },
    },
  )
  registerCommands(
    app,
    platform,
    bankLineCommands,
    { lock: (tx, access, id) => lockLine(tx, access, id) },
    {
      async match({ tx, actor, record, body: { journal_line_ids }, audit }) {
        await matchLine(tx, record, journal_line_ids, actor.userId)
        audit({ journal_line_ids })
      },
      async unmatch({ tx, actor, record, audit }) {
        if (!record.is_matched) throw new Problem('conflict', 'bank_line_open')
        await undoMatches(tx.db, record.id, actor.userId)
        audit()
      },
      async draft({ tx, actor, record, body, audit }) {
        const id = await draftForLine(tx, record, body, actor.userId)
        audit({ manual_entry_id: id })
        return { id }
      },
      async accept_sure({ tx, actor, body, audit }) {
        await requireBankPlace(tx.db, actor, 'create', body)
        const matched = await acceptSure(tx, body, actor.userId)
        audit({ ...body, matched })
        return { matched }
      },
    },
  )
}

/** Read again behind the lock of its unit: what was matched meanwhile is seen. */
async function lockLine(tx: Tx, access: Condition, id: string) {
  const line = await findBankLine(tx.db, access, id)
  if (!line) throw notFound()
  await lockLedgers(tx.db, [line.ou_id])
  const again = await findBankLine(tx.db, access, id)
  if (!again) throw notFound()
  return again
}

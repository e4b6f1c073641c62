import { parseMoney } from '@contract/kernel/money'
import { manualEntryCommands } from '@contract/modules/accounting/manual-entry-commands'
import {
  manualEntryResource,
  type ManualEntry,
  type ManualLine,
} from '@contract/modules/accounting/manual-entry.resource'
import { checkLines, type EntryLine } from '@contract/modules/accounting/entry.rules'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { postEntry } from '@server/platform/ledger/post-entry'
import { createRepository } from '@server/platform/resource/create-repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { accountsOf, deleteManualEntry, markPosted } from '@server/modules/accounting/manual-entry.repository'

export function registerManualEntryCommands(app: PortalApp, platform: Platform): void {
  const options = recordOptions<ManualEntry>(createRepository(manualEntryResource))
  registerCommands(app, platform, manualEntryCommands, options, {
    post: ({ tx, record }) => post(tx, record, false),
    post_adjustment: ({ tx, record }) => post(tx, record, true),
    async discard({ tx, record, audit }) {
      checkDraft(record)
      await deleteManualEntry(tx.db, record.id)
      audit({})
    },
  })
}

async function post(tx: Tx, entry: ManualEntry, isAdjustment: boolean): Promise<void> {
  checkDraft(entry)
  const lines = await entryLines(tx, entry.lines)
  refuseBroken(checkLines(lines))
  const [posted] = await postEntry(tx, {
    ouId: entry.ou_id,
    date: entry.entry_date,
    memo: entry.memo,
    source: { type: 'manual_entry', id: entry.id },
    key: `manual_entry:${entry.id}`,
    lines,
    isAdjustment,
  })
  if (posted) await markPosted(tx.db, entry.id, posted.id)
}

function checkDraft({ status }: ManualEntry): void {
  if (status !== 'draft') throw new Problem('rule_broken', 'entry_posted_before')
}

/** By the codes of their accounts; refuses, beside its line, what takes no entry by hand. */
async function entryLines({ db }: Tx, lines: readonly ManualLine[]): Promise<EntryLine[]> {
  const accounts = await accountsOf(
    db,
    lines.map(line => line.account_id),
  )
  return lines.map((line, index) => {
    const account = accounts.get(line.account_id)
    const refuse = (code: string) => refuseBroken([{ path: `lines.${index}.account_id`, code }])
    if (!account?.is_postable) refuse('account_takes_no_entries')
    if (!account?.is_active) refuse('account_retired')
    if (account?.hasOwnDocuments) refuse('account_has_own_documents')
    const [debit, credit] = [parseMoney(line.debit), parseMoney(line.credit)]
    if (debit > 0n && credit > 0n)
      refuseBroken([{ path: `lines.${index}.credit`, code: 'entry_line_one_side' }])
    return {
      account: account?.code ?? '',
      side: debit > 0n ? 'debit' : 'credit',
      amount: debit > 0n ? debit : credit,
      ...(line.project_id && { project_id: line.project_id }),
      ...(line.memo && { memo: line.memo }),
    }
  })
}

import { recordPath } from '@contract/access/record-path'
import { receiptCommands } from '@contract/modules/collection/receipt.commands'
import { canMoveReceipt, type ReceiptMove } from '@contract/modules/collection/receipt-state'
import {
  receiptResource,
  type KeptReceipt,
  type Receipt,
} from '@contract/modules/collection/receipt.resource'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { notify } from '@server/platform/notifications/notify'
import { deskStanding } from '@server/platform/notifications/notify-desk'
import { createRepository } from '@server/platform/resource/create-repository'
import { refuseAhead } from '@server/platform/resource/refuse-ahead'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import type { StatementPort } from '@server/platform/selling/statement-port'
import { allocateMore, postReceipt } from '@server/modules/collection/post-receipt'
import { changeReceipt, deleteReceipt } from '@server/modules/collection/receipt.repository'
import { undoReceipt } from '@server/modules/collection/undo-receipt'

function checkMove(receipt: KeptReceipt, move: ReceiptMove): void {
  if (!canMoveReceipt(receipt, move)) throw new Problem('conflict', 'receipt_wrong_state')
}

async function checkDay(tx: Tx, path: string, day: string, earliest: string | null): Promise<void> {
  if (earliest !== null && day < earliest) refuseBroken([{ path, code: 'receipt_day_before' }])
  await refuseAhead(tx, path, day)
}

/** What becomes of a receipt, from the draft to the bank. */
export function registerReceiptCommands(app: PortalApp, platform: Platform, statements: StatementPort): void {
  const options = recordOptions<KeptReceipt>(createRepository(receiptResource))
  registerCommands(app, platform, receiptCommands, options, {
    async post({ tx, actor, record, audit }) {
      checkMove(record, 'post')
      const posted = await postReceipt(tx, statements, record)
      await changeReceipt(tx.db, record.id, { ...posted, status: 'posted' })
      audit({ status: ['draft', 'posted'], number: [null, posted.number] })
      const { number, entry_id } = posted
      await tellPosted(tx, statements, { ...record, number }, { by: actor.userId, event: entry_id })
    },
    async allocate({ tx, actor, record, body, audit }) {
      checkMove(record, 'allocate')
      const unapplied_amount = await allocateMore(tx, statements, record, body)
      await changeReceipt(tx.db, record.id, { unapplied_amount })
      audit({ unapplied_amount: [record.unapplied_amount, unapplied_amount] })
      const { allocations } = body
      const event = String(record.row_version)
      await tellPosted(tx, statements, { ...record, allocations }, { by: actor.userId, event })
    },
    async deposit({ tx, record, body: { deposited_on }, audit }) {
      checkMove(record, 'deposit')
      await checkDay(tx, 'deposited_on', deposited_on, record.received_on)
      await changeReceipt(tx.db, record.id, { status: 'deposited', deposited_on })
      audit({ status: [record.status, 'deposited'] })
    },
    async clear({ tx, record, body: { cleared_on }, audit }) {
      checkMove(record, 'clear')
      await checkDay(tx, 'cleared_on', cleared_on, record.deposited_on)
      await changeReceipt(tx.db, record.id, { status: 'cleared', cleared_on })
      audit({ status: [record.status, 'cleared'] })
    },
    async bounce({ tx, record, body: { reason }, audit }) {
      checkMove(record, 'bounce')
      await undoReceipt(tx, statements, record, { status: 'bounced', reason })
      audit({ status: [record.status, 'bounced'], reason })
    },
    async void({ tx, record, body: { reason }, audit }) {
      checkMove(record, 'void')
      await undoReceipt(tx, statements, record, { status: 'voided', reason })
      audit({ status: [record.status, 'voided'], reason })
    },
    async discard({ tx, record, audit }) {
      checkMove(record, 'discard')
      await deleteReceipt(tx.db, record.id)
      audit({})
    },
  })
}

const VIEW = 'collection.record.view'

type PostedReceipt = Pick<Receipt, 'id' | 'ou_id' | 'number' | 'created_by' | 'allocations'>

/**
 * Sellers who can be paid out of what a receipt settles hear of it, and who drafted it or billed what it settles. Never
 * who posted it. `event` names the posting or the allocation: each is told once.
 */
async function tellPosted(
  tx: Tx,
  statements: Pick<StatementPort, 'concernedBy'>,
  { id, ou_id, number, created_by, allocations }: PostedReceipt,
  { by, event }: { by: string; event: string },
): Promise<void> {
  const lines = allocations.map(({ line_id }) => line_id)
  const { sellers, billers } = await statements.concernedBy(tx, lines)
  const others = (people: readonly (string | null)[]) =>
    people.filter((user): user is string => user !== null && user !== by)
  const notice = {
    kind: 'collection.posted',
    subject: { type: 'collection', id },
    params: { document: number ?? '' },
    dedupeKey: `${id}:${event}`,
  } as const
  await notify(tx, { ...notice, to: others(sellers), path: '/commission/transaction' })
  await notify(tx, {
    ...notice,
    to: others([created_by, ...billers]),
    path: recordPath(VIEW, id) ?? '/collection/record',
    seenAt: deskStanding({ permission: VIEW, ou_id }),
  })
}

import { shownSchema } from '@contract/kernel/define-resource'
import { clawbackCommands, type ClaimClawback } from '@contract/modules/commission/clawback.commands'
import {
  besideClawback,
  canMoveClawback,
  CLAWBACK_MOVES,
  type ClawbackMove,
} from '@contract/modules/commission/clawback-state'
import { clawbackResource, type Clawback } from '@contract/modules/commission/clawback.resource'
import { formatAmount, parseMoney } from '@contract/kernel/money'
import { mayDo, type Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { recordOptions } from '@server/platform/resource/run-command'
import { findPaidOf, insertClaim } from '@server/modules/commission/clawbacks/claim.repository'
import { confirmClaim } from '@server/modules/commission/clawbacks/confirm-claim'
import { changeClawback, findRecoveries } from '@server/modules/commission/clawbacks/clawback.repository'
import { isPayee, refusePayee, writeOffClawback } from '@server/modules/commission/clawbacks/write-off'

/** Whoever asked to give it up may think better of it, and does not agree to it. */
const MAY: Record<ClawbackMove, (actor: Actor, row: Clawback) => boolean> = {
  confirm: (actor, row) => mayDo(actor, 'commission.clawback.approve') && row.asked_by !== actor.userId,
  decline: (actor, row) => mayDo(actor, 'commission.clawback.approve') || row.asked_by === actor.userId,
  ask_write_off: actor => mayDo(actor, 'commission.clawback.create'),
  write_off: (actor, row) =>
    mayDo(actor, 'commission.clawback.write_off') && row.write_off_asked_by !== actor.userId,
  keep: actor => mayDo(actor, 'commission.clawback.write_off') || mayDo(actor, 'commission.clawback.create'),
}

/** Of a sale of one's units, of a seller who was paid as much of it, and never of oneself. */
async function checkClaim(tx: Tx, actor: Actor, claim: ClaimClawback): Promise<{ ou_id: string }> {
  const found = await findPaidOf(tx.db, claim)
  if (!found) throw fieldProblem('rule_broken', 'sale_id', 'reference_unknown')
  await refusePayee(tx, actor, claim)
  if (parseMoney(claim.amount) > parseMoney(found.paid))
    throw fieldProblem('rule_broken', 'amount', 'clawback_above_released', { most: formatAmount(found.paid) })
  return found
}

function checkMove(row: Clawback, move: ClawbackMove): void {
  if (!canMoveClawback(row, move)) throw new Problem('conflict', 'clawback_wrong_state')
}

/** Who owes it has no say in it, but for giving up what they opened themselves. */
async function movesOf(tx: Tx, actor: Actor, row: Clawback): Promise<ClawbackMove[]> {
  const moves = CLAWBACK_MOVES.filter(move => canMoveClawback(row, move) && MAY[move](actor, row))
  const isOwn = moves.length > 0 && (await isPayee(tx, actor, row))
  return isOwn ? moves.filter(move => move === 'decline') : moves
}

/** What sellers owe back, and giving it up. */
export function clawbackRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, clawbackResource, {
    only: ['list', 'look'],
    one: shownSchema(clawbackResource).extend(besideClawback),
    hooks: {
      beside: async (tx, { actor }, row) => ({
        actions: await movesOf(tx, actor, row),
        recoveries: await findRecoveries(tx.db, row.id),
      }),
    },
  })

  const options = recordOptions<Clawback>(createRepository(clawbackResource))
  registerCommands(app, platform, clawbackCommands, options, {
    async claim({ tx, actor, body, audit }) {
      const { ou_id } = await checkClaim(tx, actor, body)
      const on = await businessDay(tx.db)
      const id = await insertClaim(tx.db, { ...body, ou_id, asked_by: actor.userId, on })
      audit({ gross_amount: [null, body.amount], cause: [null, body.cause], reason: [null, body.reason] })
      return id
    },
    async confirm({ tx, actor, record, audit }) {
      checkMove(record, 'confirm')
      if (record.asked_by === actor.userId) throw new Problem('rule_broken', 'clawback_claim_needs_second')
      await refusePayee(tx, actor, record)
      await asPortal(tx, portal => confirmClaim(portal, actor.userId, record))
      audit({ status: ['proposed', 'open'] })
    },
    async decline({ tx, actor, record, audit }) {
      checkMove(record, 'decline')
      if (!MAY.decline(actor, record)) throw new Problem('forbidden')
      await changeClawback(tx.db, record.id, { status: 'declined' })
      audit({ status: ['proposed', 'declined'] })
    },
    async ask_write_off({ tx, actor, record, body: { reason }, audit }) {
      checkMove(record, 'ask_write_off')
      await refusePayee(tx, actor, record)
      await changeClawback(tx.db, record.id, { write_off_asked_by: actor.userId, write_off_reason: reason })
      audit({ write_off_reason: [null, reason] })
    },
    async write_off({ tx, actor, record, audit }) {
      checkMove(record, 'write_off')
      await writeOffClawback(tx, actor, record)
      audit({ status: [record.status, 'written_off'], written_off_amount: ['0.00', record.open_amount] })
    },
    async keep({ tx, actor, record, audit }) {
      checkMove(record, 'keep')
      await refusePayee(tx, actor, record)
      await changeClawback(tx.db, record.id, { write_off_asked_by: null, write_off_reason: null })
      audit({ write_off_reason: [record.write_off_reason, null] })
    },
  })
}

import { shownSchema } from '@contract/kernel/define-resource'
import { clawbackCommands } from '@contract/modules/commission/clawback-commands'
import {
  besideClawback,
  canMoveClawback,
  CLAWBACK_MOVES,
  type ClawbackMove,
} from '@contract/modules/commission/clawback-state'
import { clawbackResource, type Clawback } from '@contract/modules/commission/clawback.resource'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { recordOptions } from '@server/platform/resource/run-command'
import { changeClawback, findRecoveries } from '@server/modules/commission/clawbacks/clawback.repository'
import { refusePayee, writeOffClawback } from '@server/modules/commission/clawbacks/write-off'

/** Whoever asked to give it up may think better of it, and does not agree to it. */
const MAY: Record<ClawbackMove, (actor: Actor, row: Clawback) => boolean> = {
  ask_write_off: actor => mayDo(actor, 'commission.clawback.create'),
  write_off: (actor, row) =>
    mayDo(actor, 'commission.clawback.write_off') && row.write_off_asked_by !== actor.userId,
  keep: actor => mayDo(actor, 'commission.clawback.write_off') || mayDo(actor, 'commission.clawback.create'),
}

function checkMove(row: Clawback, move: ClawbackMove): void {
  if (!canMoveClawback(row, move)) throw new Problem('conflict', 'clawback_wrong_state')
}

/** What sellers owe back, and giving it up. */
export function clawbackRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, clawbackResource, {
    only: ['list', 'look'],
    one: shownSchema(clawbackResource).extend(besideClawback),
    hooks: {
      beside: async (tx, { actor }, row) => ({
        actions: CLAWBACK_MOVES.filter(
          move =>
            canMoveClawback(row as unknown as Clawback, move) && MAY[move](actor, row as unknown as Clawback),
        ),
        recoveries: await findRecoveries(tx.db, row.id),
      }),
    },
  })

  const options = recordOptions<Clawback>(createRepository(clawbackResource))
  registerCommands(app, platform, clawbackCommands, options, {
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

import type { UnitCommand } from '@contract/selling/property-unit.calls'
import { unitCommands } from '@contract/modules/property/unit.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { bulkUnits } from '@server/modules/property/bulk-units.service'
import { bulkReprice, previewReprice, repriceOne } from '@server/modules/property/reprice.service'
import { carryOut, nextStatus } from '@server/modules/property/unit-command.service'
import { lockVisibleUnit, type UnitRow } from '@server/modules/property/unit-row.repository'
import { unitRepository } from '@server/modules/property/unit.repository'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'

/** Room for the ids and versions of five thousand units. */
const BODY = 1024 * 1024

const options = {
  ...recordOptions(unitRepository, (tx, access, id) => lockVisibleUnit(tx.db, access, id)),
  bodyLimit: BODY,
}

type UnitContext = { tx: Tx; actor: Actor; record: UnitRow }

async function move(
  { tx, actor, record }: UnitContext,
  trigger: UnitCommand,
  given: { reason?: string; turned_over_on?: string } = {},
): Promise<void> {
  const asked = { trigger, reason: null, ...given }
  await carryOut(tx, [record], nextStatus(record, asked, actor), asked)
}

export function registerUnitCommands(app: PortalApp, platform: Platform): void {
  registerCommands(app, platform, unitCommands, options, {
    publish: context => move(context, 'publish'),
    block: context => move(context, 'block', context.body),
    unblock: context => move(context, 'unblock'),
    withdraw: context => move(context, 'withdraw', context.body),
    turn_over: context => move(context, 'turn_over', context.body),
    reprice: ({ tx, call, record, body }) => repriceOne(tx, call, record, body),
    bulk_publish: ({ tx, call, body }) => bulkUnits(tx, call, 'publish', body),
    bulk_block: ({ tx, call, body }) => bulkUnits(tx, call, 'block', body),
    preview_reprice: ({ tx, call, body }) => previewReprice(tx, call, body),
    bulk_reprice: ({ tx, call, body }) => bulkReprice(tx, call, body),
  })
}

import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { NotificationKind } from '@contract/modules/notifications/notification-kinds'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { findHolders } from '@server/platform/notifications/holders.repository'
import type { Notice } from '@server/platform/notifications/notification-port'
import { notify } from '@server/platform/notifications/notify'
import type { RecordAccess } from '@server/platform/notifications/record-access'

export type Desk = {
  permission: PermissionCode
  ou_id: string
  /** Who did it, where that is known. */
  except?: string
}

/** Only those whose right reaches the unit, and only as long as it does. */
export const deskStanding = ({ permission, ou_id }: Omit<Desk, 'except'>): RecordAccess => ({
  needs: permission,
  is_open: false,
  is_everywhere: false,
  ou_id,
  owner_id: null,
  line_id: null,
})

/**
 * To those who hold the right and belong to the unit; where it has none of its own, to whoever else may act in it.
 * How many were told: nobody may be told that a request was sent where this is none.
 */
export function notifyDesk<K extends NotificationKind>(
  tx: Tx,
  desk: Desk,
  notice: Omit<Notice<K>, 'to' | 'seenAt'>,
): Promise<number> {
  // Whoever holds a right for a unit need not stand in it, nor in one of the units of whoever acts.
  return asPortal(tx, portal => tellDesk(portal, desk, notice))
}

async function tellDesk<K extends NotificationKind>(
  tx: Tx,
  desk: Desk,
  notice: Omit<Notice<K>, 'to' | 'seenAt'>,
): Promise<number> {
  const { permission, ou_id, except } = desk
  const tell = (holders: readonly string[]) =>
    notify(tx, {
      ...notice,
      to: holders.filter(id => id !== except),
      seenAt: deskStanding(desk),
    } as Notice<K>)
  const ofUnit = await findHolders(tx.db, permission, ou_id)
  const told = await tell(ofUnit)
  const didAllThemselves = except !== undefined && ofUnit.includes(except)
  return told > 0 || didAllThemselves ? told : tell(await findHolders(tx.db, permission, null))
}

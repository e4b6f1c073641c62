import type { NotificationKind } from '@contract/modules/notifications/notification-kinds'
import type { Tx } from '@server/platform/db/transaction'
import type { Notice } from '@server/platform/notifications/notification-port'
import { findHolders } from '@server/platform/notifications/holders.repository'
import { deskStanding, notifyDesk } from '@server/platform/notifications/notify-desk'
import { notify } from '@server/platform/notifications/notify'
import { findSellersUsers } from '@server/modules/sales/records/tell-sale.repository'

type SaleKind = Extract<
  NotificationKind,
  | 'sale.reserved'
  | 'sale.booked'
  | 'sale.cancelled'
  | 'sale.forfeited'
  | 'payment.bounced'
  | 'reservation.lapsing'
>
export type ToldSale = { id: string; ou_id: string; sale_no: string | null; unit_code: string }

type SaleNotice = { by: string | null; until?: string; dedupeKey?: string }

const pathOf = (id: string, tab?: string) => `/sales/record?record=${id}${tab ? `&tab=${tab}` : ''}`
/** Who confirms reservations in the unit, and only as long as they do. */
const DESK = 'sales.record.reserve'

/** Those who sell it, whom it concerns as such, and the desk of the unit, by its right. Never who did it. */
export async function tellSale(tx: Tx, kind: SaleKind, sale: ToldSale, telling: SaleNotice): Promise<number> {
  const { by, until, dedupeKey } = telling
  const others = (ids: readonly string[]) => ids.filter(id => id !== by)
  const sellers = others(await findSellersUsers(tx.db, sale.id))
  const desk = others(await findHolders(tx.db, DESK, sale.ou_id)).filter(id => !sellers.includes(id))
  const values = { sale: sale.sale_no ?? '', unit: sale.unit_code }
  const notice = (to: readonly string[]) =>
    ({
      kind,
      to,
      subject: { type: 'sale', id: sale.id },
      params: until === undefined ? values : { ...values, until },
      path: pathOf(sale.id, kind === 'payment.bounced' ? 'payments' : undefined),
      ...(dedupeKey === undefined ? {} : { dedupeKey }),
    }) as Notice<SaleKind>
  const told = await notify(tx, notice(sellers))
  return (
    told +
    (await notify(tx, { ...notice(desk), seenAt: deskStanding({ permission: DESK, ou_id: sale.ou_id }) }))
  )
}

/** Asks the desk to reserve a draft. No name of the buyer: mails lie about. */
export const askDesk = (tx: Tx, sale: ToldSale, asker: { id: string; name: string }): Promise<number> =>
  notifyDesk(
    tx,
    { permission: DESK, ou_id: sale.ou_id, except: asker.id },
    {
      kind: 'reservation.requested',
      subject: { type: 'sale', id: sale.id },
      params: { unit: sale.unit_code, who: asker.name },
      path: pathOf(sale.id),
    },
  )

type Paper = { kind: 'paper.rejected'; until?: never } | { kind: 'paper.expiring'; until: string }

/** To the sellers alone: it is theirs to bring another one. No name of the buyer: the sale says which. */
export async function tellPaper(
  tx: Tx,
  paper: Paper,
  sale: Pick<ToldSale, 'id' | 'sale_no'>,
  { document, dedupeKey, by }: { document: string; dedupeKey: string; by: string | null },
): Promise<number> {
  const to = (await findSellersUsers(tx.db, sale.id)).filter(id => id !== by)
  const notice = {
    to,
    subject: { type: 'sale', id: sale.id },
    path: pathOf(sale.id, 'documents'),
    dedupeKey,
  }
  const values = { document, record: sale.sale_no ?? '' }
  return paper.kind === 'paper.expiring'
    ? notify(tx, { kind: paper.kind, ...notice, params: { ...values, until: paper.until } })
    : notify(tx, { kind: paper.kind, ...notice, params: values })
}

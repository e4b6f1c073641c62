import { addDays } from '@contract/kernel/dates'
import { draftSaleSchema } from '@contract/selling/sale.calls'
import type { AmendmentKind } from '@contract/selling/sale-words'
import { insertAmendment } from '@server/modules/sales/records/amendment.repository'
import { readSale } from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'
import { agreeTo, cancelSale } from '@server/seeds/sales/cancel-sale'
import { buyerOf, buyerOfLead, spouseOf } from '@server/seeds/sales/buyer-plans'
import type { DemoDesk } from '@server/seeds/sales/demo-desk'
import { findLead, verifyPapers, type DemoSeller } from '@server/seeds/sales/demo-sales.repository'
import { scatter, oneOf } from '@server/seeds/sales/scatter'
import { contextOf } from '@server/seeds/sales/sale-context'
import { SIGNED_AFTER, type SalePlan } from '@server/seeds/sales/sale-plans'
import { handIn, lookAtSome } from '@server/seeds/sales/write-papers'
import { payDue } from '@server/seeds/sales/write-payments'

/** One sale from its buyer to where it stands today, day by day, by what serves people. */
export async function writeSale(desk: DemoDesk, plan: SalePlan, unitId: string): Promise<void> {
  const agent = agentOf(desk, plan)
  await desk.setDay(plan.reserved)
  const id = await desk.drafts.create(
    { tx: desk.tx, actor: desk.desk },
    await draftOf(desk, plan, agent, unitId),
  )
  const asDesk = () => contextOf(desk, desk.desk, id)
  const cancel = (after: number) => cancelSale(desk, id, plan.index, addDays(plan.reserved, after))
  if (plan.course === 'draft') {
    if (plan.index % 2 === 1) await desk.drafts.askReservation(await asDesk())
    return
  }
  await desk.moves.reserve(await asDesk(), {
    reservation_or_ar_no: `AR-${10_000 + plan.index}`,
    reservation_date: null,
  })
  if (plan.course === 'forfeited') return forfeit(desk, id, plan)
  if (plan.course === 'cancelled') return cancel(plan.endsAfter)
  if (plan.course === 'reinstated') {
    await cancel(8)
    await desk.setDay(addDays(plan.reserved, 15))
    await desk.moves.reinstate(await asDesk(), 'The buyer has come back with the down payment.')
  }
  const file = await handIn(desk, id, agent.ou_id, plan)
  if (plan.course === 'reserved') return lookAtSome(desk, id, file, plan)
  await desk.setDay(addDays(plan.reserved, 25))
  await verifyPapers(desk.tx.db, id, file, desk.books.userId)
  const signed = addDays(plan.reserved, SIGNED_AFTER)
  await payDue(
    desk,
    id,
    { ...plan, atOnce: 1, bounces: false },
    { from: addDays(plan.reserved, -1), until: signed },
  )
  await desk.setDay(signed)
  await desk.moves.book(await asDesk(), signed)
  // Paid in full at the signing, it is over: nothing is changed or cancelled any more.
  if ((await readSale(desk.tx.db, id))?.status === 'fully_paid') return
  if (plan.course === 'amended') await shareWith(desk, id, plan, agent)
  const ended = addDays(plan.reserved, 100 + plan.endsAfter)
  const isOver = plan.course === 'booked_cancelled'
  await payDue(desk, id, plan, { from: signed, until: isOver ? ended : desk.today })
  if (isOver) await cancel(100 + plan.endsAfter)
}

/** The demo agent sells what somebody who looks at the portal wants to see; Cebu sells more than the others. */
function agentOf({ sellers }: DemoDesk, { index }: SalePlan): DemoSeller {
  const agents = sellers.filter(({ level }) => level === 'agent')
  const own = agents.find(({ username }) => username === 'agent')
  const cebu = agents.filter(({ ou_code }) => ou_code === 'CEB')
  const drawn = scatter(index, 'seller', 100)
  if (own && drawn < 15) return own
  return oneOf(index, 'agent', drawn < 60 && cebu.length > 0 ? cebu : agents)
}

async function draftOf(desk: DemoDesk, plan: SalePlan, agent: DemoSeller, unit_id: string) {
  const { index, reserved, fee, terms, discount } = plan
  const { ou_id, ou_code } = agent
  const lead = plan.fromLead ? await findLead(desk.tx.db, agent.employee_id, reserved) : null
  const person = buyerOf(index, ou_code, lead !== null)
  const owned = { ou_id, owner_employee_id: agent.employee_id }
  const buyer_id = await desk.writeBuyer({ ...person, ...(lead && buyerOfLead(lead)), ...owned })
  const hasSpouse = plan.hasSpouse && person['civil_status'] === 'married' && !lead
  const spouse = hasSpouse ? await desk.writeBuyer({ ...spouseOf(index, person, ou_code), ...owned }) : null
  const beside = desk.sellers.filter(each => each.ou_id === ou_id && each.id !== agent.id)
  const other = plan.isShared
    ? oneOf(
        index,
        'beside',
        beside.filter(({ level }) => level === 'agent'),
      )
    : undefined
  const manager = oneOf(
    index,
    'manager',
    beside.filter(({ level }) => level === 'sales_manager'),
  )
  return draftSaleSchema.parse({
    unit_id,
    buyer_id,
    reservation_fee: fee,
    reservation_date: reserved,
    co_buyers: spouse ? [{ buyer_id: spouse, share_pct: '50', relationship: 'Spouse' }] : [],
    sellers: [
      { seller_id: agent.id, level: 'agent', share_weight: other ? '2' : '1' },
      ...(other ? [{ seller_id: other.id, level: 'agent', share_weight: '1' }] : []),
      ...(manager ? [{ seller_id: manager.id, level: 'sales_manager' }] : []),
    ],
    price: { list_price: null, discount, vat_treatment: null, vat_reason: null, other_charges: '0.00' },
    terms,
    lead_id: null,
    remarks: null,
  })
}

async function forfeit(desk: DemoDesk, id: string, { reserved }: SalePlan): Promise<void> {
  const told = await desk.setDay(addDays(reserved, 31))
  await desk.moves.notice(await contextOf(desk, desk.desk, id), told)
  await desk.setDay(addDays(reserved, 36))
  await desk.moves.forfeit(await contextOf(desk, desk.desk, id), 'No answer to two letters.')
}

/** A colleague who helped comes to have a part of it. */
async function shareWith(desk: DemoDesk, id: string, plan: SalePlan, agent: DemoSeller): Promise<void> {
  const sale = await readSale(desk.tx.db, id)
  const present = await findSaleSellers(desk.tx.db, id)
  const others = desk.sellers.filter(
    each => each.ou_id === agent.ou_id && each.id !== agent.id && each.level === 'agent',
  )
  const other = oneOf(plan.index, 'helped', others)
  if (!sale || !other) return
  const day = await desk.setDay(addDays(plan.reserved, 60))
  const sellers = [
    ...present.map(({ seller_id, level, share_weight }) => ({ seller_id, level, share_weight })),
    { seller_id: other.id, level: 'agent', share_weight: '1' },
  ]
  const amendment = await insertAmendment(desk.tx.db, sale, {
    kind: 'change_seller' satisfies AmendmentKind,
    before: { seller_names: sale.seller_names },
    after: { seller_names: `${sale.seller_names} · ${other.name}` },
    asked: { kind: 'change_seller', sellers },
    effective_date: day,
    reason: 'The client was shown the house by a colleague.',
    asked_by: desk.desk.userId,
  })
  await agreeTo(desk, amendment)
}

import { sql } from 'kysely'
import { addDays } from '@contract/kernel/dates'
import { moneyText } from '@contract/kernel/money'
import type { Receipt } from '@contract/modules/collection/receipt.resource'
import type { Release } from '@contract/modules/commission/release.document'
import type { PaymentRow } from '@contract/modules/sales/buyer-payment.resource'
import { adjustmentDesk } from '@tests/api/adjustments.support'
import { asOfFigures } from '@tests/api/as-of-figures.support'
import { clawbackDesk } from '@tests/api/clawback.support'
import { commissionBuyers } from '@tests/api/commission-buyers.support'
import { expectFiguresOfShares } from '@tests/api/commission-figures.support'
import { expectCommissionHolds, expectLegalMoves } from '@tests/api/commission-holds.support'
import type { Step } from '@tests/api/commission-steps.support'
import { creditCalls } from '@tests/api/credits.support'
import { incentiveDesk } from '@tests/api/incentives.support'
import { releaseDesk } from '@tests/api/releases.support'
import { done, sellingDesk, type Seller } from '@tests/api/sales.support'
import type { TestApi } from '@tests/support/api'

/** What a walk has made so far. */
type Trail = {
  sales: string[]
  /** Cancelled, and not yet back. */
  ended: string[]
  /** Of sales that wait for a document. */
  papers: string[]
  payments: PaymentRow[]
  statements: string[]
  receipts: Receipt[]
  releases: Release[]
  grants: string[]
  credits: string[]
}
type Undo = 'bounce' | 'void_release' | 'void_statement' | 'void_grant' | 'void_credit'
type SaleStep = 'amend' | 'claw_back' | 'credit' | 'bill_rest' | 'cancel' | 'hold'
type BuyerStep = 'sell' | 'pay' | 'return_payment' | 'clear_payment' | 'paper' | 'reinstate'
const monthOf = (day: string) => day.slice(0, 7)
const one = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(all.length, 1)]

/** Each program of a walk counts the sales of a day of its own, so that none counts those of another. */
const FIRST_DAY_AGO = 5
const FROM_THE_FIRST_SALE = [{ from: '1', to: null, kind: 'fixed', amount: '9000.01' }]

/** Cebu sells, bills, receives, releases, grants and takes back; what is refused on the way is as good as what is done. */
export async function commissionWalk(api: TestApi, turnTo?: (instant: string) => Promise<void>) {
  const house = await sellingDesk(api)
  const desk = await releaseDesk(api, house)
  const backing = await clawbackDesk(api, house)
  const changes = await adjustmentDesk(api, backing)
  const incentives = await incentiveDesk(api, { house, claws: backing, releases: desk })
  const credits = creditCalls(house)
  const buyers = await commissionBuyers(house)
  const figures = asOfFigures(house)
  let day = desk.billing.today
  const { at } = house
  const sellers: readonly Seller[] = [
    ...[at('AGENT'), at('AGENT', 1), at('AGENT', 2)],
    ...[at('SM'), at('SD'), at('BROKER')],
  ]
  let programs = 0

  async function bill(trail: Trail, held: boolean): Promise<void> {
    const sale = await desk.billing.goldenSale()
    if (held)
      await sql`update sale set scheme_snapshot = jsonb_set(scheme_snapshot, '{holdback_rate_pct}', '"10"')
        where id = ${sale.id}`.execute(house.db)
    trail.statements.push((await desk.billing.sent(sale.id, day)).id)
    trail.sales.push(sale.id)
  }
  /** Billed later, as far as it opens by then. */
  async function sell(trail: Trail, needsPaper: boolean): Promise<void> {
    const { id } = await house.booked({
      sellers: [house.line(at('AGENT'), 'agent'), house.line(at('SM'), 'sales_manager')],
    })
    if (needsPaper) {
      await buyers.needPaper(id)
      trail.papers.push(id)
    }
    trail.sales.push(id)
  }
  async function receive(trail: Trail, now: Extract<Step, { does: 'receive' }>): Promise<void> {
    const { pick, percent, daysBefore } = now
    const line = one(await backing.openLines(), pick)
    if (!line) return
    // Into a month that takes no entries yet nobody receives money.
    const on = monthOf(addDays(day, -daysBefore)) === monthOf(day) ? addDays(day, -daysBefore) : day
    if (on < day) figures.forgetFrom(on)
    const cents = (BigInt(line.open_amount.replace('.', '')) * BigInt(percent)) / 100n
    const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
    if (cents > 0n) trail.receipts.push(await backing.paid(line, text, on))
  }
  /** One that waits for its payment claims its shares; it is paid with the next of its seller, as far as it still may be. */
  async function release(trail: Trail, { id: seller_id }: Seller, waits: boolean): Promise<void> {
    const { maker } = desk
    for (const { id } of trail.releases.filter(each => each.seller_id === seller_id)) {
      const standing = await maker.get(id)
      if (standing.status === 'approved') await desk.pay(standing, { paid_on: day })
    }
    const { lines } = await maker.choices(house.ou_id, seller_id)
    if (lines.length === 0) return
    const draft = done(await maker.draft({ ou_id: house.ou_id, seller_id, payee_invoice_no: 'SI-7' }))
    trail.releases.push(await (waits ? desk.approved(draft) : desk.paid(draft, { paid_on: day })))
  }
  async function grant(trail: Trail, agent: number): Promise<void> {
    const daysAgo = FIRST_DAY_AGO + programs
    programs += 1
    const day = addDays(backing.today, -daysAgo)
    const { id: saleId } = await incentives.sold(agent, daysAgo)
    const { id } = await incentives.program({ valid_from: day, valid_to: day, tiers: FROM_THE_FIRST_SALE })
    trail.sales.push(saleId)
    trail.grants.push((await incentives.granted(id, agent)).id)
  }
  async function billRest(trail: Trail, saleId: string): Promise<void> {
    const open = await changes.tranches(saleId)
    if (open.some(({ status }) => status === 'eligible'))
      trail.statements.push((await desk.billing.sent(saleId, day)).id)
  }
  async function credit(trail: Trail, saleId: string, { seq, percent }: { seq: number; percent: number }) {
    const tranche = one(await credits.billed(saleId), seq)
    const cents = (BigInt(tranche?.due.replace('.', '') ?? '0') * BigInt(percent)) / 100n
    if (!tranche || cents <= 0n) return
    const { tranche_id } = tranche
    const row = await credits.approved({ sale_id: saleId, tranche_id, amount: moneyText(cents) })
    done(await credits.command(row, 'post'))
    trail.credits.push(row.id)
  }
  const amend = (saleId: string, to: Extract<Step, { does: 'amend' }>['to']) =>
    changes.tried(
      saleId,
      'discount' in to
        ? changes.price(to.discount)
        : changes.sellers(to.agents.map(index => [at('AGENT', index), `${index + 1}`])),
    )

  async function takeBack(trail: Trail, { does, pick }: Extract<Step, { does: Undo }>): Promise<unknown> {
    switch (does) {
      case 'bounce': {
        const receipt = one(trail.receipts, pick)
        return receipt && desk.receipts.command(receipt, 'bounce', { reason: 'Account closed.' })
      }
      case 'void_release': {
        const paid = one(trail.releases, pick)
        return paid && desk.payer.command(await desk.maker.get(paid.id), 'void', { reason: 'Wrong account.' })
      }
      case 'void_statement': {
        const id = one(trail.statements, pick)
        const { accounting } = desk.billing
        return id && accounting.command(await accounting.get(id), 'void', { reason: 'Billed too early.' })
      }
      case 'void_credit': {
        const id = one(trail.credits, pick)
        return id && credits.command(await credits.read(id), 'void', { reason: 'It is owed after all.' })
      }
      case 'void_grant': {
        const id = one(trail.grants, pick)
        return id && incentives.command(await incentives.read(id), 'void', { reason: 'Counted wrongly.' })
      }
    }
  }

  async function ofSale(trail: Trail, now: Extract<Step, { does: SaleStep }>): Promise<unknown> {
    const saleId = one(trail.sales, now.pick)
    if (!saleId) return undefined
    switch (now.does) {
      case 'amend':
        return amend(saleId, now.to)
      case 'claw_back':
        return changes.clawedBack(saleId, sellers[now.seller]!, now.percent)
      case 'credit':
        return credit(trail, saleId, now)
      case 'bill_rest':
        return billRest(trail, saleId)
      case 'hold':
        return buyers.holdOrLetGo(saleId, now.seq)
      case 'cancel':
        return cancel(trail, saleId)
    }
  }
  /** A sale that is paid in full, or of which a tranche is held, is not cancelled. */
  async function cancel(trail: Trail, saleId: string): Promise<void> {
    const asked = await house.admin.cancel(await house.desk.fresh(saleId), {
      ...{ maceda_acknowledged: true, developer_notice_no: 'DN-16' },
    })
    if (asked.status !== 200) return
    if ((await house.desk.fresh(saleId)).status === 'booked') await backing.agree(saleId)
    trail.sales.splice(trail.sales.indexOf(saleId), 1)
    trail.ended.push(saleId)
  }

  async function ofBuyer(trail: Trail, now: Extract<Step, { does: BuyerStep }>): Promise<unknown> {
    switch (now.does) {
      case 'sell':
        return sell(trail, now.needsPaper)
      case 'pay': {
        const saleId = one(trail.sales, now.pick)
        const payment = saleId && (await buyers.pay(saleId, now.percent, now.by))
        return payment && trail.payments.push(payment)
      }
      case 'return_payment':
      case 'clear_payment': {
        const payment = one(trail.payments, now.pick)
        return payment && (now.does === 'clear_payment' ? buyers.cleared : buyers.returned)(payment)
      }
      case 'paper': {
        const saleId = one(trail.papers, now.pick)
        return saleId && buyers.decidePaper(saleId, now.verdict)
      }
      case 'reinstate': {
        const saleId = one(trail.ended, now.pick)
        if (!saleId || !(await buyers.reinstated(saleId))) return undefined
        trail.ended.splice(trail.ended.indexOf(saleId), 1)
        return trail.sales.push(saleId)
      }
    }
  }

  /** The day ends: what was said of it is kept, and the clock goes on. */
  async function turn(days: number): Promise<void> {
    if (!turnTo) return
    await figures.keep(day)
    day = addDays(day, days)
    await turnTo(`${day}T12:00:00+08:00`)
  }

  async function take(trail: Trail, now: Step): Promise<unknown> {
    switch (now.does) {
      case 'bill':
        return bill(trail, now.held)
      case 'receive':
        return receive(trail, now)
      case 'release':
        return release(trail, sellers[now.seller]!, now.waits)
      case 'grant':
        return grant(trail, now.agent)
      case 'bounce':
      case 'void_release':
      case 'void_statement':
      case 'void_grant':
      case 'void_credit':
        return takeBack(trail, now)
      case 'amend':
      case 'claw_back':
      case 'credit':
      case 'bill_rest':
      case 'hold':
      case 'cancel':
        return ofSale(trail, now)
      case 'turn':
        return turn(now.days)
      default:
        return ofBuyer(trail, now)
    }
  }

  /** After each step, beside what every change of commission holds. */
  async function check(): Promise<void> {
    await expectCommissionHolds(house)
    await changes.expectCommissionAgrees()
    await expectFiguresOfShares(house)
  }

  /** At the end of a walk: what was said of the days before, and how sales came to where they stand. */
  async function checkPast(trail: Trail): Promise<void> {
    await figures.check()
    await expectLegalMoves(house, [...trail.sales, ...trail.ended])
  }

  /** A trail of its own, which begins with a deal that is billed and of which a part is held back. */
  async function begin(): Promise<Trail> {
    const trail: Trail = {
      ...{ sales: [], ended: [], papers: [], payments: [], statements: [] },
      ...{ receipts: [], releases: [], grants: [], credits: [] },
    }
    await bill(trail, true)
    return trail
  }
  return { house, begin, take, check, checkPast }
}

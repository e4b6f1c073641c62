import { sql } from 'kysely'
import { expect } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { moneyText } from '@contract/kernel/money'
import type { Receipt } from '@contract/modules/collection/receipt.resource'
import type { Release } from '@contract/modules/commission/release.document'
import { adjustmentDesk } from '@tests/api/adjustments.support'
import { clawbackDesk } from '@tests/api/clawback.support'
import type { Step } from '@tests/api/commission-steps.support'
import { creditCalls } from '@tests/api/credits.support'
import { incentiveDesk } from '@tests/api/incentives.support'
import { releaseDesk } from '@tests/api/releases.support'
import { done, sellingDesk, type Seller } from '@tests/api/sales.support'
import type { TestApi } from '@tests/support/api'

/** What a walk has made so far. */
type Trail = {
  sales: string[]
  receipts: Receipt[]
  releases: Release[]
  grants: string[]
  credits: string[]
}
type Undo = 'bounce' | 'void_release' | 'void_grant' | 'void_credit'
type SaleStep = 'amend' | 'claw_back' | 'credit' | 'bill_rest' | 'cancel'
const one = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(all.length, 1)]

/** Each program of a walk counts the sales of a day of its own, so that none counts those of another. */
const FIRST_DAY_AGO = 5
const FROM_THE_FIRST_SALE = [{ from: '1', to: null, kind: 'fixed', amount: '9000.01' }]

/** Cebu sells, bills, receives, releases, grants and takes back; what is refused on the way is as good as what is done. */
export async function commissionWalk(api: TestApi) {
  const house = await sellingDesk(api)
  const desk = await releaseDesk(api, house)
  const backing = await clawbackDesk(api, house)
  const changes = await adjustmentDesk(api, backing)
  const incentives = await incentiveDesk(api, { house, claws: backing, releases: desk })
  const credits = creditCalls(house)
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
    await desk.billing.sent(sale.id)
    trail.sales.push(sale.id)
  }
  async function receive(trail: Trail, pick: number, percent: number): Promise<void> {
    const line = one(await backing.openLines(), pick)
    if (!line) return
    const cents = (BigInt(line.open_amount.replace('.', '')) * BigInt(percent)) / 100n
    const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
    if (cents > 0n) trail.receipts.push(await backing.paid(line, text))
  }
  async function release(trail: Trail, { id: seller_id }: Seller): Promise<void> {
    const { maker } = desk
    const { lines } = await maker.choices(house.ou_id, seller_id)
    if (lines.length === 0) return
    const draft = done(await maker.draft({ ou_id: house.ou_id, seller_id, payee_invoice_no: 'SI-7' }))
    trail.releases.push(await desk.paid(draft))
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
  async function billRest(saleId: string): Promise<void> {
    await changes.openAll(saleId)
    const open = await changes.tranches(saleId)
    if (open.some(({ status }) => status === 'eligible')) await desk.billing.sent(saleId)
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
        return billRest(saleId)
      case 'cancel':
        trail.sales.splice(trail.sales.indexOf(saleId), 1)
        return backing.cancelled(saleId)
    }
  }

  async function take(trail: Trail, now: Step): Promise<unknown> {
    switch (now.does) {
      case 'bill':
        return bill(trail, now.held)
      case 'receive':
        return receive(trail, now.pick, now.percent)
      case 'release':
        return release(trail, sellers[now.seller]!)
      case 'grant':
        return grant(trail, now.agent)
      case 'bounce':
      case 'void_release':
      case 'void_grant':
      case 'void_credit':
        return takeBack(trail, now)
      case 'amend':
      case 'claw_back':
      case 'credit':
      case 'bill_rest':
      case 'cancel':
        return ofSale(trail, now)
    }
  }

  /** Beside what every change of commission holds: a share is paid by releases alone, and tax is what they withheld. */
  async function check(): Promise<void> {
    const { rows } = await sql<Record<string, string | number>>`
      select
        (select count(*)::int from commission_share h where h.released_amount <> coalesce((select sum(l.amount)
          from commission_release_line l where l.share_id = h.id and l.state = 'paid'), 0)) as untold,
        (select coalesce(sum(tax), 0) - coalesce((select sum(l.credit - l.debit) from journal_line l join account a
          on a.id = l.account_id and a.code = '2040'), 0) from commission_tax)::numeric(16,2)::text as tax`.execute(
      house.db,
    )
    expect(rows[0]).toEqual({ tax: '0.00', untold: 0 })
    await changes.expectCommissionAgrees()
  }

  /** A trail of its own, which begins with a deal that is billed and of which a part is held back. */
  async function begin(): Promise<Trail> {
    const trail: Trail = { sales: [], receipts: [], releases: [], grants: [], credits: [] }
    await bill(trail, true)
    return trail
  }
  return { house, begin, take, check }
}

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Receipt } from '@contract/modules/collection/receipt.resource'
import type { Release } from '@contract/modules/commission/release.document'
import { startApi, type TestApi } from '@tests/support/api'
import { adjustmentDesk, type AdjustmentDesk } from '@tests/api/adjustments.support'
import { clawbackDesk, type ClawbackDesk } from '@tests/api/clawback.support'
import { releaseDesk, type ReleaseDesk } from '@tests/api/releases.support'
import { done, sellingDesk, type Seller } from '@tests/api/sales.support'

let api: TestApi
let desk: ReleaseDesk
let backing: ClawbackDesk
let changes: AdjustmentDesk
beforeAll(async () => {
  api = await startApi()
  const house = await sellingDesk(api)
  desk = await releaseDesk(api, house)
  backing = await clawbackDesk(api, house)
  changes = await adjustmentDesk(api, backing)
})
afterAll(() => api.close())

const pick = fc.nat(40)
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('bill' as const), held: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('receive' as const),
      pick,
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('release' as const), seller: fc.nat(5) }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('bounce' as const, 'void_release' as const), pick }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('amend' as const),
      pick,
      to: fc.oneof(
        fc.record({ discount: fc.constantFrom('0.5', '2.5', '5', '8.75') }),
        fc.record({ agents: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }) }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('bill_rest' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('claw_back' as const),
      pick,
      seller: fc.nat(5),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** What this walk has made so far. */
type Trail = { sales: string[]; receipts: Receipt[]; releases: Release[] }
const one = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(all.length, 1)]

const sellers = (): Seller[] => {
  const { at } = desk.house
  return [at('AGENT'), at('AGENT', 1), at('AGENT', 2), at('SM'), at('SD'), at('BROKER')]
}

async function receive(trail: Trail, at: number, percent: number): Promise<void> {
  const line = one(await backing.openLines(), at)
  if (!line) return
  const cents = (BigInt(line.open_amount.replace('.', '')) * BigInt(percent)) / 100n
  const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
  if (cents > 0n) trail.receipts.push(await backing.paid(line, text))
}

async function release(trail: Trail, seller: Seller): Promise<void> {
  const { maker, house } = desk
  const { lines } = await maker.choices(house.ou_id, seller.id)
  if (lines.length === 0) return
  const draft = done(
    await maker.draft({ ou_id: house.ou_id, seller_id: seller.id, payee_invoice_no: 'SI-7' }),
  )
  trail.releases.push(await desk.paid(draft))
}

/** What is refused on the way is as good as what is done. */
async function take(trail: Trail, now: Step): Promise<void> {
  switch (now.does) {
    case 'bill': {
      const sale = await desk.billing.goldenSale()
      if (now.held)
        await sql`update sale set scheme_snapshot = jsonb_set(scheme_snapshot, '{holdback_rate_pct}', '"10"')
          where id = ${sale.id}`.execute(desk.house.db)
      await desk.billing.sent(sale.id)
      trail.sales.push(sale.id)
      return
    }
    case 'receive':
      return receive(trail, now.pick, now.percent)
    case 'release':
      return release(trail, sellers()[now.seller]!)
    case 'bounce': {
      const receipt = one(trail.receipts, now.pick)
      if (receipt) await desk.receipts.command(receipt, 'bounce', { reason: 'Account closed.' })
      return
    }
    case 'void_release': {
      const paid = one(trail.releases, now.pick)
      if (paid) await desk.payer.command(await desk.maker.get(paid.id), 'void', { reason: 'Wrong account.' })
      return
    }
    case 'amend': {
      const saleId = one(trail.sales, now.pick)
      if (!saleId) return
      const change =
        'discount' in now.to
          ? changes.price(now.to.discount)
          : changes.sellers(now.to.agents.map(index => [desk.house.at('AGENT', index), `${index + 1}`]))
      return changes.tried(saleId, change)
    }
    case 'claw_back': {
      const saleId = one(trail.sales, now.pick)
      return saleId ? changes.clawedBack(saleId, sellers()[now.seller]!, now.percent) : undefined
    }
    case 'bill_rest': {
      const saleId = one(trail.sales, now.pick)
      if (!saleId) return
      await changes.openAll(saleId)
      const open = await changes.tranches(saleId)
      if (open.some(({ status }) => status === 'eligible')) await desk.billing.sent(saleId)
      return
    }
    case 'cancel': {
      const saleId = one(trail.sales, now.pick)
      if (!saleId) return
      trail.sales.splice(trail.sales.indexOf(saleId), 1)
      return backing.cancelled(saleId)
    }
  }
}

/** Beside what every change of commission holds: a share is paid by releases alone, and tax is what they withheld. */
async function checkCommission(): Promise<void> {
  const { rows } = await sql<Record<string, string | number>>`
    select
      (select count(*)::int from commission_share h where h.released_amount <> coalesce((select sum(l.amount)
        from commission_release_line l where l.share_id = h.id and l.state = 'paid'), 0)) as untold,
      (select coalesce(sum(tax), 0) - coalesce((select sum(l.credit - l.debit) from journal_line l join account a
        on a.id = l.account_id and a.code = '2040'), 0) from commission_tax)::numeric(16,2)::text as tax`.execute(
    desk.house.db,
  )
  expect(rows[0]).toEqual({ tax: '0.00', untold: 0 })
  await changes.expectCommissionAgrees()
}

it('holds after any walk of statements, receipts, releases, bounces, voids, amendments and cancellations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async steps => {
      const trail: Trail = { sales: [], receipts: [], releases: [] }
      await take(trail, { does: 'bill', held: true })
      for (const now of steps) {
        await take(trail, now)
        await checkCommission()
      }
    }),
    { numRuns: 5 },
  )
})

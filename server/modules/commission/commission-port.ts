import { moneyText, parseMoney } from '@contract/kernel/money'
import { trancheStep } from '@contract/modules/commission/eligibility.rules'
import type { TrancheFacts } from '@contract/modules/commission/eligibility.rules'
import { asPortal } from '@server/platform/db/as-portal'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import type { CommissionedSale, CommissionPort } from '@server/platform/selling/commission-port'
import type { PaymentPort } from '@server/platform/selling/payment-port'
import { countCommission } from '@contract/modules/commission/count-commission.rules'
import {
  ONLY_PROJECTED,
  readinessOf,
  shownCommission,
  type TrancheProgress,
} from '@server/modules/commission/commission-view'
import {
  findCommission,
  findCommissioned,
  findTranches,
  freezeRates,
  insertCommission,
  isKeptBySellers,
  lockCommission,
  moveTranche,
  removeCommission,
  reverseCommission,
  standingOf,
  type StandingFacts,
} from '@server/modules/commission/commission.repository'
import { adjustCommission } from '@server/modules/commission/adjustments/adjust-commission'
import { comingAdjustment } from '@server/modules/commission/adjustments/coming-adjustment'
import { asStored, shownAdjustments } from '@server/modules/commission/adjustments/stored-view'
import { cancelBilled } from '@server/modules/commission/clawbacks/cancel-billed'
import {
  isClaimedOrDisputed,
  lockBilling,
} from '@server/modules/commission/clawbacks/statement-credit.repository'
import {
  lockIncentives,
  lockSharesOf,
} from '@server/modules/commission/incentives/incentive-share.repository'
import { tellEligible } from '@server/modules/commission/notices/tell-eligible'
import { schemeFor } from '@server/modules/commission/scheme.repository'

type StoredCommission = CommissionedSale & { id: string }

const onItsDay = ({ project_id, developer_id, reservation_date: on }: CommissionedSale) => ({
  project_id,
  developer_id,
  on,
})
const BILLED = new Set(['billed', 'partly_collected', 'collected', 'on_hold'])

export function createCommissionPort(payments: Pick<PaymentPort, 'paid'>): CommissionPort {
  async function factsOf(db: Db, saleId: string, standing: StandingFacts): Promise<TrancheFacts> {
    const paid = await payments.paid(db, saleId)
    const { documents_complete, cts_signed, turned_over } = standing
    return {
      collected: parseMoney(paid.collected_principal),
      documents_complete,
      has_pdc: paid.has_pdc,
      cts_signed,
      taken_out: paid.taken_out_on !== null,
      turned_over,
    }
  }

  async function clearOf(tx: Tx, saleId: string): Promise<void> {
    const existing = await lockCommission(tx.db, saleId)
    if (!existing) return
    if (existing.status === 'cancelled' && (await findTranches(tx.db, existing.id)).some(isBilled)) {
      // It was credited and clawed back, and stays as it ended; unless somebody would be paid twice.
      if (await isKeptBySellers(tx.db, existing.id)) throw new Problem('conflict', 'commission_kept')
      return
    }
    await refuseBilled(tx, existing)
    await removeCommission(tx.db, existing.id)
  }

  return {
    async refuseUnsettled(tx, saleId) {
      const commission = await lockCommission(tx.db, saleId)
      if (!commission) return
      for (const each of [commission, ...(await lockIncentives(tx.db, saleId))]) await refuseClaimed(tx, each)
    },

    async facts(db, saleId) {
      const standing = await standingOf(db, saleId)
      if (!standing) throw new Error('a booked sale is there')
      return factsOf(db, saleId, standing)
    },

    async project(db, sale, reader) {
      const scheme = await schemeFor(db, onItsDay(sale))
      return scheme && shownCommission(countCommission(scheme, sale), ONLY_PROJECTED, reader)
    },

    async keepProjection(tx, sale) {
      await clearOf(tx, sale.id)
      const scheme = await schemeFor(tx.db, onItsDay(sale))
      if (scheme) await insertCommission(tx.db, sale, countCommission(scheme, sale), 'projected')
    },

    async freeze(tx, sale) {
      await clearOf(tx, sale.id)
      const scheme = await schemeFor(tx.db, onItsDay(sale))
      if (!scheme) throw new Problem('conflict', 'commission_scheme_missing')
      const counted = countCommission(scheme, sale)
      await insertCommission(tx.db, sale, counted, 'locked')
      await freezeRates(tx.db, counted)
      return { scheme_snapshot: scheme, base: moneyText(counted.base) }
    },

    async recompute(tx, sale: StoredCommission, change) {
      const commission = await lockCommission(tx.db, sale.id)
      const standing = await standingOf(tx.db, sale.id)
      if (!commission || !standing?.snapshot) throw new Error('a booked sale has its commission')
      if (change.moves_developer) {
        await refuseBilled(tx, commission)
        if ((await lockIncentives(tx.db, sale.id)).length > 0)
          throw new Problem('conflict', 'commission_billed')
      }
      const counted = countCommission(standing.snapshot, sale)
      await adjustCommission(tx, { ...change, commission, counted, sale_no: standing.sale_no })
      await freezeRates(tx.db, counted)
      return { base: moneyText(counted.base) }
    },

    coming: (tx, sale, reader) => asPortal(tx, ({ db }) => comingAdjustment(db, sale, reader)),

    async cancel(tx, saleId, reason) {
      const commission = await lockCommission(tx.db, saleId)
      if (!commission) return
      const incentives = await lockIncentives(tx.db, saleId)
      const ending = [commission, ...incentives]
      await lockBilling(
        tx.db,
        ending.map(({ id }) => id),
      )
      for (const each of ending) await refuseClaimed(tx, each)
      await lockSharesOf(tx.db, saleId)
      const standing = await standingOf(tx.db, saleId)
      if (standing?.snapshot) {
        const { collected } = await factsOf(tx.db, saleId, standing)
        const { clawback_rule: rule } = standing.snapshot
        await cancelBilled(tx, { commission, sale_no: standing.sale_no, rule, collected, reason })
      }
      const sale_no = standing?.sale_no ?? ''
      // A sale that is cancelled leaves the program, whatever its scheme leaves to its sellers.
      for (const each of incentives)
        await cancelBilled(tx, { commission: each, sale_no, rule: 'full', collected: 0n, reason })
      for (const each of ending) await reverseCommission(tx.db, each.id)
    },

    async view(db, saleId, reader) {
      const sale = await findCommissioned(db, saleId)
      const standing = await standingOf(db, saleId)
      if (!sale || !standing) return null
      const scheme = standing.snapshot ?? (await schemeFor(db, onItsDay(sale)))
      if (!scheme) return null
      const commission = await findCommission(db, saleId)
      const { status, tranches } = await writtenOf(db, commission)
      const facts = await factsOf(db, saleId, standing)
      const counted = countCommission(scheme, sale)
      const shown =
        commission && status !== 'projected' ? await asStored(db, commission.id, counted) : counted
      return {
        ...shownCommission(shown, { status, tranches, facts }, reader),
        adjustments: await shownAdjustments(db, sale, reader),
      }
    },

    async reevaluate(tx, saleId) {
      const commission = await lockCommission(tx.db, saleId)
      const standing = await standingOf(tx.db, saleId)
      if (commission?.status !== 'locked' || !standing?.snapshot) return []
      const facts = await factsOf(tx.db, saleId, standing)
      const opened: string[] = []
      const moved: { seq: number; status: 'eligible' | 'locked' }[] = []
      for (const { id, seq, status, trigger_amount } of await findTranches(tx.db, commission.id)) {
        const step = trancheStep(status, readinessOf(standing.snapshot, seq, trigger_amount, facts))
        if (step === null) continue
        const evidence = { trigger_amount, ...facts, collected: moneyText(facts.collected) }
        await moveTranche(tx.db, id, { status: step, on: standing.today, evidence })
        tx.audit({
          action: `commission_tranche.${step === 'eligible' ? 'open' : 'lock'}`,
          entityType: 'commission_tranche',
          entityId: id,
          ouId: commission.ou_id,
          diff: { status: [status, step], collected: [null, moneyText(facts.collected)] },
        })
        moved.push({ seq, status: step })
        if (step === 'eligible') opened.push(id)
      }
      await tellEligible(tx, saleId, { trancheIds: opened, on: standing.today })
      return moved
    },
  }
}

type Tranche = Awaited<ReturnType<typeof findTranches>>[number]
const isBilled = ({ status, statement_id }: Tranche): boolean => BILLED.has(status) || statement_id !== null

async function refuseBilled(tx: Tx, { id }: { id: string }): Promise<void> {
  if ((await findTranches(tx.db, id)).some(isBilled)) throw new Problem('conflict', 'commission_billed')
}

async function refuseClaimed(tx: Tx, { id }: { id: string }): Promise<void> {
  if (await isClaimedOrDisputed(tx.db, id)) throw new Problem('conflict', 'commission_on_statement')
}

async function writtenOf(
  db: Db,
  commission: Awaited<ReturnType<typeof findCommission>>,
): Promise<Pick<TrancheProgress, 'status' | 'tranches'>> {
  if (!commission) return ONLY_PROJECTED
  const tranches = await findTranches(db, commission.id)
  return { status: commission.status, tranches: new Map(tranches.map(tranche => [tranche.seq, tranche])) }
}

import { moneyText, parseMoney } from '@contract/kernel/money'
import { trancheStep } from '@contract/modules/commission/eligibility.rules'
import type { TrancheFacts } from '@contract/modules/commission/eligibility.rules'
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
  findCommissioned,
  findTranches,
  freezeRates,
  insertCommission,
  lockCommission,
  moveTranche,
  removeCommission,
  reverseCommission,
  standingOf,
  updateCommission,
  type StandingFacts,
} from '@server/modules/commission/commission.repository'
import { schemeFor } from '@server/modules/commission/scheme.repository'

type StoredCommission = CommissionedSale & { id: string }

const onItsDay = ({ project_id, developer_id, reservation_date: on }: CommissionedSale) => ({
  project_id,
  developer_id,
  on,
})
/** What was billed is a matter between two companies: no longer counted anew by itself. */
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
    await refuseWhere(tx, existing, isBilled, 'commission_billed')
    await removeCommission(tx.db, existing.id)
  }

  async function refuseOnStatement(tx: Tx, saleId: string): Promise<void> {
    const commission = await lockCommission(tx.db, saleId)
    if (commission) await refuseWhere(tx, commission, isOnStatement, 'commission_on_statement')
  }

  return {
    refuseOnStatement,

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

    async recompute(tx, sale: StoredCommission) {
      const commission = await lockCommission(tx.db, sale.id)
      const standing = await standingOf(tx.db, sale.id)
      if (!commission || !standing?.snapshot) throw new Error('a booked sale has its commission')
      await refuseWhere(tx, commission, isBilled, 'commission_billed')
      const counted = countCommission(standing.snapshot, sale)
      await updateCommission(tx.db, commission, counted)
      await freezeRates(tx.db, counted)
      return { base: moneyText(counted.base) }
    },

    async cancel(tx, saleId) {
      const commission = await lockCommission(tx.db, saleId)
      if (!commission) return
      await refuseWhere(tx, commission, isOnStatement, 'commission_on_statement')
      await reverseCommission(tx.db, commission.id)
    },

    async view(db, saleId, reader) {
      const sale = await findCommissioned(db, saleId)
      const standing = await standingOf(db, saleId)
      if (!sale || !standing) return null
      const scheme = standing.snapshot ?? (await schemeFor(db, onItsDay(sale)))
      if (!scheme) return null
      const { status, tranches } = await writtenOf(db, saleId)
      const facts = await factsOf(db, saleId, standing)
      return shownCommission(countCommission(scheme, sale), { status, tranches, facts }, reader)
    },

    async reevaluate(tx, saleId) {
      const commission = await lockCommission(tx.db, saleId)
      const standing = await standingOf(tx.db, saleId)
      if (commission?.status !== 'locked' || !standing?.snapshot) return []
      const facts = await factsOf(tx.db, saleId, standing)
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
      }
      return moved
    },
  }
}

type Tranche = Awaited<ReturnType<typeof findTranches>>[number]
const isOnStatement = ({ statement_id }: Tranche): boolean => statement_id !== null
const isBilled = (tranche: Tranche): boolean => BILLED.has(tranche.status) || isOnStatement(tranche)

/** Refuses by a code what such a tranche forbids. */
async function refuseWhere(
  tx: Tx,
  { id }: { id: string },
  isSuch: (tranche: Tranche) => boolean,
  code: 'commission_billed' | 'commission_on_statement',
): Promise<void> {
  if ((await findTranches(tx.db, id)).some(isSuch)) throw new Problem('conflict', code)
}

async function writtenOf(db: Db, saleId: string): Promise<Pick<TrancheProgress, 'status' | 'tranches'>> {
  const commission = await db
    .selectFrom('sale_commission')
    .select(['id', 'status'])
    .where('sale_id', '=', saleId)
    .executeTakeFirst()
  if (!commission) return ONLY_PROJECTED
  const tranches = await findTranches(db, commission.id)
  return { status: commission.status, tranches: new Map(tranches.map(tranche => [tranche.seq, tranche])) }
}

import { moneyText, parseMoney } from '@contract/kernel/money'
import { trancheReadiness, type TrancheFacts } from '@contract/modules/commission/eligibility.rules'
import type { CommissionView } from '@contract/selling/commission.calls'
import type { SchemeSnapshot } from '@contract/modules/commission/scheme-snapshot'
import type { CommissionReader } from '@server/platform/selling/commission-port'
import { seesShare } from '@server/platform/selling/sees-share'
import type { CountedCommission } from '@contract/modules/commission/count-commission.rules'

/** How far each tranche has come; nothing of it before anything is written down. */
export type TrancheProgress = {
  status: CommissionView['status']
  tranches: ReadonlyMap<number, Pick<CommissionView['tranches'][number], 'status' | 'eligible_on'>>
  facts: TrancheFacts
}

const NOTHING_PAID: TrancheFacts = {
  collected: 0n,
  documents_complete: false,
  has_pdc: false,
  cts_signed: false,
  taken_out: false,
  turned_over: false,
}
export const ONLY_PROJECTED: TrancheProgress = {
  status: 'projected',
  tranches: new Map(),
  facts: NOTHING_PAID,
}

/** What is counted, as this reader may see it. */
export function shownCommission(
  counted: CountedCommission,
  standing: TrancheProgress,
  reader: CommissionReader,
): CommissionView {
  const { scheme, sellers } = counted
  const seesAll = reader.sees === 'all'
  const shown = sellers.filter(({ employee_id }) => seesShare(reader, employee_id))
  const ids = new Set(shown.map(({ id }) => id))
  return {
    status: standing.status,
    scheme: { id: scheme.id, code: scheme.code, name: scheme.name, version: scheme.version },
    base: seesAll ? moneyText(counted.base) : null,
    gross: seesAll ? moneyText(counted.gross) : null,
    company: seesAll ? moneyText(counted.company) : null,
    steps: seesAll ? counted.steps : [],
    sellers: shown.map(seller => ({
      id: seller.id,
      name: seller.name,
      level: seller.level,
      share_weight: seller.weight,
      rate_pct: seller.rate_pct,
      amount: moneyText(seller.amount),
      is_own: seller.employee_id !== null && seller.employee_id === reader.employee_id,
    })),
    adjustments: [],
    tranches: counted.tranches.map(tranche => ({
      ...trancheTerms(scheme, tranche.seq),
      seq: tranche.seq,
      trigger_amount: moneyText(tranche.trigger_amount),
      expected_on: tranche.expected_on,
      status: standing.tranches.get(tranche.seq)?.status ?? 'locked',
      eligible_on: standing.tranches.get(tranche.seq)?.eligible_on ?? null,
      waits_for: readinessOf(scheme, tranche.seq, moneyText(tranche.trigger_amount), standing.facts)
        .waits_for,
      gross: seesAll ? moneyText(tranche.gross) : null,
      company: seesAll ? moneyText(tranche.company) : null,
      shares: tranche.sellers
        .filter(({ id }) => ids.has(id))
        .map(({ id, amount }) => ({ id, amount: moneyText(amount) })),
    })),
  }
}

function trancheTerms(scheme: SchemeSnapshot, seq: number) {
  const terms = scheme.tranches.find(tranche => tranche.seq === seq)
  return {
    name: terms?.name ?? null,
    trigger_pct: terms?.trigger_pct ?? '0',
    release_pct: terms?.release_pct ?? '0',
  }
}

export function readinessOf(
  scheme: SchemeSnapshot,
  seq: number,
  triggerAmount: string,
  facts: TrancheFacts,
): ReturnType<typeof trancheReadiness> {
  return trancheReadiness(
    {
      trigger_amount: parseMoney(triggerAmount),
      requires_documents: scheme.requires_documents,
      requires_pdc: scheme.requires_pdc,
      requires_event: scheme.tranches.find(tranche => tranche.seq === seq)?.requires_event ?? 'none',
    },
    facts,
  )
}

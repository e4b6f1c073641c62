import type { z } from 'zod'
import { moneyText } from '@contract/kernel/money'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import type { commissionPreviewQuery, CommissionView } from '@contract/selling/commission.calls'
import { pathOfRefusal, saleFigures, type AskedFigures } from '@contract/selling/sale-figures.rules'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { scopeOf, type Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, notFound } from '@server/platform/http/problems'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import type { UnitPort } from '@server/platform/selling/unit-port'
import { businessDay } from '@server/platform/db/business-day'
import { sellerBehind } from '@server/modules/commission/preview.repository'

type Parts = { units: UnitPort; commission: CommissionPort }

/** Only what is one's own for who sees no more; the whole for whoever keeps schemes. */
export async function previewUnit(
  tx: Tx,
  { units, commission }: Parts,
  actor: Actor,
  query: z.infer<typeof commissionPreviewQuery>,
): Promise<CommissionView | null> {
  const { db } = tx
  const unit = await units.find(db, query.unit_id, actor)
  if (!unit) throw notFound()
  const today = await businessDay(db)
  const seller = await sellerBehind(db, actor.userId)
  const { financing, discount_rate_pct, dp_rate_pct, dp_terms_months, level } = query
  const discount = discount_rate_pct
    ? ({ kind: 'promo', rate_pct: discount_rate_pct, amount: null } as const)
    : ({ kind: 'none', rate_pct: null, amount: null } as const)
  const asked: AskedFigures = {
    unit,
    price: { list_price: null, discount, vat_treatment: null, vat_reason: null, other_charges: '0.00' },
    terms: {
      financing,
      lender_bank_id: null,
      dp_rate_pct,
      spot_dp_amount: '0.00',
      dp_start_date: null,
      dp_terms_months,
      balance_terms_months: 60,
      interest_rate_pct: '0',
    },
    reservation_fee: '0.00',
    reservation_date: today,
    taxes: saleTaxesOn(await tx.parameters(), today),
  }
  try {
    const { price, schedule } = saleFigures(asked)
    const scope = scopeOf(actor, 'commission.scheme.view')
    const employee_id = seller?.employee_id ?? actor.userId
    return await commission.project(
      db,
      {
        id: null,
        ou_id: '',
        project_id: unit.project_id,
        developer_id: unit.developer_id,
        reservation_date: today,
        net_list_price: moneyText(price.net_list_price),
        misc_fee_amount: moneyText(price.misc_fee_amount),
        tcp: moneyText(price.tcp),
        dp_amount: moneyText(schedule.dp_amount),
        sellers: [{ id: 'own', name: seller?.name ?? '', level, employee_id, weight: '1', sequence_no: 1 }],
        schedule: schedule.rows.map(({ due_date, principal }) => ({
          due_date,
          principal: moneyText(principal),
        })),
      },
      { employee_id, sees: scope === 'ou' || scope === 'all' ? 'all' : [] },
    )
  } catch (error) {
    if (error instanceof RefusedTerms)
      throw fieldProblem('rule_broken', pathOfRefusal(error.code, asked), error.code)
    throw error
  }
}

import { z } from 'zod'
import type { DateText } from '@contract/kernel/dates'
import { amountText, rateText } from '@contract/kernel/field-declarations'
import { moneyText } from '@contract/kernel/money'
import { recordOf } from '@contract/kernel/records'
import { countCommission, type CountedSale } from '@contract/modules/commission/count-commission.rules'
import type { CountedCommission } from '@contract/modules/commission/count-commission.rules'
import type { SchemeSnapshot } from '@contract/modules/commission/scheme-snapshot'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'
import type { SaleTaxes } from '@contract/selling/sale-taxes'
import { saleFigures } from '@contract/selling/sale-figures.rules'
import { FINANCINGS } from '@contract/selling/schedule.rules'

const WEIGHTS = /^\d{1,5}(\.\d{1,4})?$/
const MOST_SELLERS = 9
const weightsOf = (text: string): string[] => text.split(/[\s,;/]+/).filter(Boolean)

/** Who stands in a level, by weight: "1" one person, "50 30 20" three, nothing for nobody. */
const weightsText = z
  .string()
  .max(80)
  .refine(text => {
    const weights = weightsOf(text)
    const isSound = weights.every(weight => WEIGHTS.test(weight) && Number(weight) > 0)
    return weights.length <= MOST_SELLERS && isSound
  }, 'weights_malformed')

/** A sale that is only thought of. */
export const thoughtSaleSchema = z.strictObject({
  list_price: amountText.refine(text => Number(text) > 0, 'list_price_missing'),
  discount_rate_pct: rateText(),
  misc_fee_rate_pct: rateText(),
  financing: z.enum(FINANCINGS),
  dp_rate_pct: rateText(),
  dp_terms_months: z.number().int().min(1).max(120),
  weights: z.object(recordOf(SELLER_LEVELS, () => weightsText)),
})
export type ThoughtSale = z.infer<typeof thoughtSaleSchema>

export type SchemePreview = CountedCommission & { tcp: string; net_list_price: string }

/** What a sale would pay whom and when, by the functions that price and freeze real ones. */
export function previewScheme(
  scheme: SchemeSnapshot,
  sale: ThoughtSale,
  on: DateText,
  taxes: SaleTaxes,
): SchemePreview {
  const isDiscounted = Number(sale.discount_rate_pct) > 0
  const { price, schedule } = saleFigures({
    unit: {
      list_price: sale.list_price,
      vat_rule: 'residential_dwelling',
      is_socialised: false,
      vat_inclusive_prices: false,
      misc_fee_rate_pct: sale.misc_fee_rate_pct,
    },
    price: {
      list_price: null,
      discount: isDiscounted
        ? { kind: 'promo', rate_pct: sale.discount_rate_pct, amount: null }
        : { kind: 'none', rate_pct: null, amount: null },
      vat_treatment: null,
      vat_reason: null,
      other_charges: '0.00',
    },
    terms: {
      financing: sale.financing,
      lender_bank_id: null,
      dp_rate_pct: sale.dp_rate_pct,
      spot_dp_amount: '0.00',
      dp_start_date: null,
      dp_terms_months: sale.dp_terms_months,
      balance_terms_months: 60,
      interest_rate_pct: '0',
    },
    reservation_fee: '0.00',
    reservation_date: on,
    taxes,
  })
  const counted: CountedSale = {
    net_list_price: moneyText(price.net_list_price),
    misc_fee_amount: moneyText(price.misc_fee_amount),
    tcp: moneyText(price.tcp),
    dp_amount: moneyText(schedule.dp_amount),
    sellers: sellersOf(sale.weights),
    schedule: schedule.rows.map(({ due_date, principal }) => ({ due_date, principal: moneyText(principal) })),
  }
  return { ...countCommission(scheme, counted), tcp: counted.tcp, net_list_price: counted.net_list_price }
}

function sellersOf(weights: ThoughtSale['weights']): CountedSale['sellers'] {
  return SELLER_LEVELS.flatMap(level =>
    weightsOf(weights[level]).map((weight, index) => ({
      id: `${level} ${index + 1}`,
      name: String(index + 1),
      level,
      employee_id: null,
      weight,
      sequence_no: index,
    })),
  )
}

import type { Step } from '@contract/kernel/computation'
import { moneyText } from '@contract/kernel/money'
import { shownHow } from '@contract/selling/shown-step'
import { priceQuerySchema, unitPriceAnswerSchema } from '@contract/selling/property-unit.calls'
import type { PriceKey } from '@contract/selling/price.rules'
import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { priceOfUnit } from '@contract/selling/unit-price.rules'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { refusingTerms } from '@server/platform/http/refusing-terms'
import { registerRead } from '@server/platform/http/register-read'
import { isHiddenUnit } from '@server/modules/property/hidden-unit'
import { findPricedUnit } from '@server/modules/property/unit-facts.repository'
import { businessDay } from '@server/platform/db/business-day'
import { recordParams } from '@server/platform/resource/routes/record-params'

/** What a buyer would pay for a unit on today's list, each step with its rule; nothing is kept of it. */
export function priceRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: `/api/v1${propertyUnitResource.path}/:id/price`,
    access: { permission: 'property.listing.view' },
    summary: 'The total contract price of a unit, step by step',
    params: recordParams,
    query: priceQuerySchema,
    answers: unitPriceAnswerSchema,
    read: async (tx, call) => {
      const unit = await findPricedUnit(tx.db, call.params.id)
      if (!unit || isHiddenUnit(call.actor, unit.status)) throw notFound()
      const today = await businessDay(tx.db)
      const taxes = saleTaxesOn(await tx.parameters(), today)
      const { price, vat, dp_amount, balance_amount } = refusingTerms(() =>
        priceOfUnit(unit, call.query, today, taxes),
      )
      return {
        steps: price.steps.map(shownStep),
        tcp: moneyText(price.tcp),
        net_list_price: moneyText(price.net_list_price),
        vat: { ...vat, threshold: vat.threshold === null ? null : moneyText(vat.threshold) },
        dp_amount: moneyText(dp_amount),
        balance_amount: moneyText(balance_amount),
      }
    },
  })
}

function shownStep({ key, rule, how, amount }: Step<PriceKey>) {
  return { key, rule, how: how.by === 'given' ? { by: how.by } : shownHow(how), amount: moneyText(amount) }
}

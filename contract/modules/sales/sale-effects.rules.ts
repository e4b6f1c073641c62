import type { LeadTrigger } from '@contract/selling/lead-state.rules'
import type { UnitTrigger } from '@contract/selling/unit-state.rules'
import type { SaleTrigger } from '@contract/modules/sales/sale-state.rules'
import type { SaleStatus } from '@contract/modules/sales/sale-status'

export type SaleEffects = {
  unit: readonly UnitTrigger[]
  /** Done where the lead's own table knows the step; a lead that is won already stays so. */
  lead: LeadTrigger | null
}

const NOTHING: SaleEffects = { unit: [], lead: null }

/** What a sale's step does to its unit and its lead, in the same transaction. */
export function effectsOf(trigger: SaleTrigger, from: SaleStatus): SaleEffects {
  switch (trigger) {
    case 'reserve':
    case 'reinstate':
      return { unit: ['reserve'], lead: 'sale_reserved' }
    case 'book':
      return { unit: ['sell'], lead: 'sale_booked' }
    case 'forfeit':
      return { unit: ['free'], lead: 'sale_ended' }
    case 'cancel':
      return { unit: ['free'], lead: from === 'reserved' ? 'sale_ended' : null }
    case 'pay_off':
    case 'amend':
      return NOTHING
  }
}

/** An amendment to another unit: the old one is free, the new one comes as far as the old one was. */
export function unitChange(status: SaleStatus): { old: readonly UnitTrigger[]; new: readonly UnitTrigger[] } {
  return { old: ['free'], new: status === 'booked' ? ['reserve', 'sell'] : ['reserve'] }
}

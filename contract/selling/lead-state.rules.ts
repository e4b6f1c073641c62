import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Machine } from '@contract/kernel/state-machine'

/** Statuses are the company's own rows; the machine works on the category each belongs to. */
export const LEAD_CATEGORIES = ['open', 'working', 'reserved', 'won', 'lost'] as const
export type LeadCategory = (typeof LEAD_CATEGORIES)[number]

export type LeadTrigger = 'work' | 'lose' | 'reopen' | 'sale_reserved' | 'sale_booked' | 'sale_ended'
export type LeadGuard = 'reason_given' | 'not_protected_elsewhere'

export type LeadFacts = {
  reason: string | null
  /** Another lead of the same fingerprint is protected by now. */
  protected_elsewhere: boolean
}

/** 4.2. What a sale does to its lead asks for no right of its own. Reopening is the owner's manager's. */
export const leadMachine: Machine<LeadCategory, LeadTrigger, LeadGuard, PermissionCode, LeadFacts> = {
  initial: 'open',
  rows: [
    { trigger: 'work', from: 'open', to: 'working', permission: 'buyer.lead.edit', guards: [] },
    { trigger: 'lose', from: 'open', to: 'lost', permission: 'buyer.lead.edit', guards: ['reason_given'] },
    { trigger: 'lose', from: 'working', to: 'lost', permission: 'buyer.lead.edit', guards: ['reason_given'] },
    {
      trigger: 'reopen',
      from: 'lost',
      to: 'open',
      permission: 'buyer.lead.assign',
      guards: ['not_protected_elsewhere'],
    },
    { trigger: 'sale_reserved', from: 'open', to: 'reserved', permission: null, guards: [] },
    { trigger: 'sale_reserved', from: 'working', to: 'reserved', permission: null, guards: [] },
    { trigger: 'sale_booked', from: 'reserved', to: 'won', permission: null, guards: [] },
    { trigger: 'sale_ended', from: 'reserved', to: 'working', permission: null, guards: [] },
  ],
  guards: {
    reason_given: ({ reason }) => Boolean(reason?.trim()),
    not_protected_elsewhere: ({ protected_elsewhere }) => !protected_elsewhere,
  },
}

/** What a person asks for who puts a lead into a status of another category; null where nobody may by hand. */
export function triggerBetween(from: LeadCategory, to: LeadCategory): LeadTrigger | null {
  const row = leadMachine.rows.find(
    candidate => candidate.from === from && candidate.to === to && candidate.permission !== null,
  )
  return row?.trigger ?? null
}

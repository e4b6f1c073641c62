import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Machine } from '@contract/kernel/state-machine'
import { saleGuards, type SaleFacts, type SaleGuard } from '@contract/modules/sales/sale-guards.rules'
import type { SaleStatus } from '@contract/modules/sales/sale-status'

export const SALE_TRIGGERS = [
  'reserve',
  'book',
  'forfeit',
  'cancel',
  'pay_off',
  'reinstate',
  'amend',
] as const
export type SaleTrigger = (typeof SALE_TRIGGERS)[number]

/** 4.3. Paying off asks for no right: it follows from what the developer has collected. */
export const saleMachine: Machine<SaleStatus, SaleTrigger, SaleGuard, PermissionCode, SaleFacts> = {
  initial: 'draft',
  rows: [
    {
      trigger: 'reserve',
      from: 'draft',
      to: 'reserved',
      permission: 'sales.record.reserve',
      guards: [
        'unit_free',
        'lead_cleared',
        'fee_received',
        'agent_named',
        'buyer_consented',
        'schedule_foots',
      ],
    },
    {
      trigger: 'book',
      from: 'reserved',
      to: 'booked',
      permission: 'sales.record.book',
      guards: ['documents_verified', 'contract_signed', 'down_payment_secured', 'not_own_sale'],
    },
    {
      trigger: 'forfeit',
      from: 'reserved',
      to: 'forfeited',
      permission: 'sales.record.forfeit',
      guards: ['reservation_over', 'notice_served'],
    },
    {
      trigger: 'cancel',
      from: 'reserved',
      to: 'cancelled',
      permission: 'sales.record.cancel',
      guards: ['reason_given'],
    },
    {
      trigger: 'cancel',
      from: 'booked',
      to: 'cancelled',
      permission: 'sales.record.cancel',
      guards: ['reason_given', 'approved', 'law_acknowledged', 'developer_notified'],
    },
    {
      trigger: 'pay_off',
      from: 'booked',
      to: 'fully_paid',
      permission: null,
      guards: ['price_collected'],
    },
    {
      trigger: 'reinstate',
      from: 'cancelled',
      to: 'reserved',
      permission: 'sales.record.reinstate',
      guards: ['recently_cancelled', 'unit_free'],
    },
    amendment('reserved'),
    amendment('booked'),
  ],
  guards: saleGuards,
}

function amendment(status: SaleStatus) {
  return {
    trigger: 'amend',
    from: status,
    to: status,
    permission: 'sales.record.amend',
    guards: ['reason_given', 'approved', 'new_unit_free'],
  } as const
}

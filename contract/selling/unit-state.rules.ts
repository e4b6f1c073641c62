import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'
import type { Machine } from '@contract/kernel/state-machine'
import { isHoldLive, mayExtendHold, type Hold } from '@contract/selling/hold.rules'

export const UNIT_STATUSES = [
  'draft',
  'available',
  'on_hold',
  'reserved',
  'sold',
  'turned_over',
  'blocked',
  'withdrawn',
] as const
export type UnitStatus = (typeof UNIT_STATUSES)[number]

export type UnitTrigger =
  | 'publish'
  | 'hold'
  | 'extend_hold'
  | 'end_hold'
  | 'release_hold'
  | 'expire_hold'
  | 'reserve'
  | 'sell'
  | 'free'
  | 'turn_over'
  | 'block'
  | 'unblock'
  | 'withdraw'

export type UnitGuard =
  | 'price_set'
  | 'licence_to_sell'
  | 'reason_given'
  | 'no_live_hold'
  | 'own_hold'
  | 'extension_left'
  | 'hold_over'
  | 'hold_own_or_none'
  | 'turnover_dated'

export type UnitFacts = {
  list_price: Centavos
  has_licence_to_sell: boolean
  reason: string | null
  /** The hold that was not released, live or not. */
  hold: Hold | null
  /** Who asks: the holder, or the sellers of the sale. */
  employee_ids: readonly string[]
  turnover_on: DateText | null
  now: string
}

const liveHold = ({ hold, now }: Pick<UnitFacts, 'hold' | 'now'>) =>
  hold !== null && isHoldLive(hold, now) ? hold : null

const isOwn = (hold: Hold, { employee_ids }: UnitFacts) => employee_ids.includes(hold.held_by_employee_id)

/** 4.1. What follows from a sale asks for no right of its own: the sale's transition has asked already. */
export const unitMachine: Machine<UnitStatus, UnitTrigger, UnitGuard, PermissionCode, UnitFacts> = {
  initial: 'draft',
  rows: [
    row('publish', 'draft', 'available', 'property.listing.publish', ['price_set', 'licence_to_sell']),
    row('hold', 'available', 'on_hold', 'property.reserved.hold', ['no_live_hold']),
    row('extend_hold', 'on_hold', 'on_hold', 'property.reserved.extend_hold', ['own_hold', 'extension_left']),
    row('end_hold', 'on_hold', 'available', 'property.reserved.hold', ['own_hold']),
    row('release_hold', 'on_hold', 'available', 'property.reserved.release_hold', ['reason_given']),
    row('expire_hold', 'on_hold', 'available', null, ['hold_over']),
    row('reserve', 'available', 'reserved', null, ['hold_own_or_none']),
    row('reserve', 'on_hold', 'reserved', null, ['hold_own_or_none']),
    row('sell', 'reserved', 'sold', null, []),
    row('free', 'reserved', 'available', null, []),
    row('free', 'sold', 'available', null, []),
    row('turn_over', 'sold', 'turned_over', 'property.listing.edit', ['turnover_dated']),
    row('block', 'draft', 'blocked', 'property.listing.block', ['reason_given']),
    row('block', 'available', 'blocked', 'property.listing.block', ['reason_given', 'no_live_hold']),
    row('unblock', 'blocked', 'available', 'property.listing.block', ['price_set', 'licence_to_sell']),
    row('withdraw', 'draft', 'withdrawn', 'property.listing.block', ['reason_given']),
    row('withdraw', 'available', 'withdrawn', 'property.listing.block', ['reason_given', 'no_live_hold']),
    row('withdraw', 'blocked', 'withdrawn', 'property.listing.block', ['reason_given']),
  ],
  guards: {
    price_set: ({ list_price }) => list_price > 0n,
    licence_to_sell: ({ has_licence_to_sell }) => has_licence_to_sell,
    reason_given: ({ reason }) => Boolean(reason?.trim()),
    no_live_hold: facts => liveHold(facts) === null,
    own_hold: facts => facts.hold !== null && isOwn(facts.hold, facts),
    extension_left: ({ hold, now }) => hold !== null && mayExtendHold(hold, now),
    hold_over: facts => liveHold(facts) === null,
    hold_own_or_none: facts => {
      const hold = liveHold(facts)
      return hold === null || isOwn(hold, facts)
    },
    turnover_dated: ({ turnover_on }) => turnover_on !== null,
  },
}

function row(
  trigger: UnitTrigger,
  from: UnitStatus,
  to: UnitStatus,
  permission: PermissionCode | null,
  guards: readonly UnitGuard[],
) {
  return { trigger, from, to, permission, guards }
}

/** What a unit is at this moment: one whose hold has run out is free, whether or not anybody has tidied up. */
export function unitStatusNow(status: UnitStatus, hold: Hold | null, now: string): UnitStatus {
  return status === 'on_hold' && liveHold({ hold, now }) === null ? 'available' : status
}

import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { defineResource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { holdUnitSchema, holdViewSchema, releaseHoldSchema } from '@contract/modules/property/hold.calls'
import { unitHoldAccess } from '@contract/modules/property/unit-hold.access'

/** Holds are listed among the units that are kept for somebody; here they are what is commanded. */
export const unitHolds = defineResource({
  name: 'unit_hold',
  path: '/property/holds',
  title: 'unit_id',
  defaultSort: [],
  fields: { unit_id: { kind: 'id', schema: idSchema } },
  ...unitHoldAccess,
})
const KEPT_UNITS = ['unit_hold', 'reserved_unit', 'property_unit']

export const holdCommands = defineCommands(withTouches(unitHolds, KEPT_UNITS), {
  hold: {
    on: 'list',
    path: '',
    permission: { permission: 'property.reserved.hold', and: 'property.listing.view' },
    summary: 'Keep a unit for two days; of several who ask at once one gets it',
    body: holdUnitSchema,
    answer: holdViewSchema,
    makes: true,
  },
  extend: {
    permission: 'property.reserved.extend_hold',
    // Who sees a hold and may not act on it is told so.
    scopeOf: 'view',
    summary: 'Keep it for two more days, once',
    answer: holdViewSchema,
  },
  release: {
    permission: { permission: 'property.reserved.hold', or: 'property.reserved.release_hold' },
    scopeOf: 'view',
    summary: 'End a hold: one’s own, or with a reason that of somebody else',
    body: releaseHoldSchema,
    answer: null,
  },
})

import { saleCommands } from '@contract/modules/sales/sale.commands'
import { createCommandApi } from '@/shared/command/create-command-api'
import { idTag, listTag } from '@/shared/http/tags'

/** A sale moves its unit, its hold, its lead and its request for approval with it. */
export const saleActions = createCommandApi(saleCommands, {
  once: true,
  touches: id => [
    ...['property_unit', 'unit_hold', 'approval_tracker', 'lead', 'unit_quote'].map(listTag),
    ...(id === undefined ? [] : [idTag('approval_tracker', `sale_amendment ${id}`)]),
  ],
})

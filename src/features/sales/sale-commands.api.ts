import { saleCommands } from '@contract/modules/sales/sale.commands'
import { createCommandApi } from '@/shared/command/create-command-api'

/** A sale moves its unit, its hold, its lead and its request for approval with it. */
export const saleActions = createCommandApi(saleCommands, { once: true })

import { defineCommands } from '@contract/kernel/define-commands'
import { quoteLinkSchema, saveQuoteSchema } from '@contract/modules/property/quote.calls'
import { unitQuoteResource } from '@contract/modules/property/unit-quote.resource'

export const quoteCommands = defineCommands(unitQuoteResource, {
  save: {
    on: 'list',
    path: '',
    permission: { permission: 'sales.record.create', and: 'property.listing.view' },
    summary: 'Keep what a client was told that a unit would cost',
    body: saveQuoteSchema,
    makes: true,
  },
  link: {
    permission: 'sales.record.create',
    summary: 'A link for the buyer; those before it still open the quote',
    answer: quoteLinkSchema,
    makes: true,
    answersSecret: true,
  },
  revoke_link: {
    permission: 'sales.record.create',
    summary: 'Take back every link of a quote',
    answer: null,
  },
})

import { defineCommands } from '@contract/kernel/define-commands'
import { quoteLinkSchema, saveQuoteSchema } from '@contract/modules/property/quote.commands'
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
    on: 'record',
    permission: 'sales.record.create',
    summary: 'A link for the buyer; the one before it opens nothing any more',
    answer: quoteLinkSchema,
    makes: true,
    answersSecret: true,
  },
  revoke_link: {
    on: 'record',
    permission: 'sales.record.create',
    summary: 'Take the link of a buyer back',
    answer: null,
  },
})

import type { CloseChecklist } from '@contract/modules/accounting/close-checklist'
import type { EntryPoster, EntryPosterQuery } from '@contract/modules/accounting/entry-poster'
import { entryTemplateCommands } from '@contract/modules/accounting/entry-template.commands'
import { entryTemplateResource } from '@contract/modules/accounting/entry-template.resource'
import { fiscalPeriodResource } from '@contract/modules/accounting/fiscal-period.resource'
import { journalCommands } from '@contract/modules/accounting/journal.commands'
import { journalEntryResource } from '@contract/modules/accounting/journal-entry.resource'
import { journalLineResource } from '@contract/modules/accounting/journal-line.resource'
import { manualEntryCommands } from '@contract/modules/accounting/manual-entry.commands'
import { manualEntryResource } from '@contract/modules/accounting/manual-entry.resource'
import { openingBalanceResource } from '@contract/modules/accounting/opening-balance.resource'
import { periodCommands } from '@contract/modules/accounting/period.commands'
import { periodReopening } from '@contract/modules/accounting/period-reopening.document'
import { createCommandApi } from '@/shared/command/create-command-api'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const journal = createResourceApi(journalEntryResource)
export const ledgerLines = createResourceApi(journalLineResource)
export const manualEntries = createResourceApi(manualEntryResource)
export const entryTemplates = createResourceApi(entryTemplateResource)
export const openingBalances = createResourceApi(openingBalanceResource)
export const periods = createResourceApi(fiscalPeriodResource)
export const periodReopenings = createDocumentApi(periodReopening)

export const journalActions = createCommandApi(journalCommands, { once: true })
export const manualActions = createCommandApi(manualEntryCommands, { once: true })
export const templateActions = createCommandApi(entryTemplateCommands)
export const periodActions = createCommandApi(periodCommands)

const ledgerApi = addCalls(['fiscal_period', 'manual_entry', 'journal_entry'], build => ({
  getEntryPoster: build.query<EntryPoster, EntryPosterQuery>({
    query: params => ({ url: `/api/v1${manualEntryResource.path}/poster`, params }),
    providesTags: [listTag('fiscal_period')],
  }),
  getCloseChecklist: build.query<CloseChecklist, string>({
    query: id => ({ url: `/api/v1/accounting/periods/${encodeURIComponent(id)}/checklist` }),
    // It is about rows of other modules too: what is shown again is asked again.
    keepUnusedDataFor: 0,
    providesTags: [listTag('fiscal_period'), listTag('manual_entry'), listTag('journal_entry')],
  }),
}))
export const { useGetCloseChecklistQuery, useGetEntryPosterQuery } = ledgerApi

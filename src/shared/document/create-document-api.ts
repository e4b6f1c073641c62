import { paperPath, type DocumentDefinition } from '@contract/kernel/define-document'
import { createCommandApi } from '@/shared/command/create-command-api'
import { createRefusedQuery } from '@/shared/command/create-refused-query'
import { createResourceApi } from '@/shared/resource/create-resource-api'

/** The calls of a document: its list and records, and its commands; made once, where a feature keeps its calls. */
export function createDocumentApi(document: DocumentDefinition) {
  return {
    document,
    records: createResourceApi(document.resource),
    commands: createCommandApi(document.commands),
    listCommands: createCommandApi(document.listCommands),
    useRefused: createRefusedQuery(document.listCommands, 'ask_submission'),
    paperOf: (id: string) => `/api/v1${paperPath(document, encodeURIComponent(id))}`,
  }
}

export type DocumentApi = ReturnType<typeof createDocumentApi>

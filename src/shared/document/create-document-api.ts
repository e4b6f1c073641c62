import type { DocumentDefinition } from '@contract/kernel/define-document'
import { createCommandApi, type CommandApiOptions } from '@/shared/command/create-command-api'
import { idTag, listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

/** The calls of a document: its list and records, and its commands; made once, where a feature keeps its calls. */
export function createDocumentApi(
  document: DocumentDefinition,
  { touches }: Pick<CommandApiOptions, 'touches'> = {},
) {
  const { type, resource, commands } = document
  return {
    document,
    records: createResourceApi(resource),
    commands: createCommandApi(commands, {
      // Whoever decides sees another inbox, and its tracker moves on.
      touches: (id, ...call) => [
        ...(touches?.(id, ...call) ?? []),
        listTag('approval_seat'),
        ...(id === undefined ? [] : [idTag('approval_tracker', `${type} ${id}`)]),
      ],
    }),
  }
}

export type DocumentApi = ReturnType<typeof createDocumentApi>

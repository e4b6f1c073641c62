import { z } from 'zod'
import type { OwnCommandTable } from '@contract/kernel/define-document'
import { shownSchema } from '@contract/kernel/define-resource'
import type { ApprovalPort } from '@server/platform/approvals/approval-port'
import { refuseHand } from '@server/platform/documents/document-actions'
import { documentHooks } from '@server/platform/documents/document-hooks'
import { registerDocumentPaper } from '@server/platform/documents/document-paper'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { deleteDraft, lockDocument, type DocumentRow } from '@server/platform/documents/document.repository'
import { checkDocumentStatus, moveDocument } from '@server/platform/documents/move-document'
import { submissionOf } from '@server/platform/documents/submit-documents'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound, Problem } from '@server/platform/http/problems'
import { personOf } from '@server/platform/people/people.repository'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { noRecords, type CommandContext, type CommandOptions } from '@server/platform/resource/run-command'

/** The routes of a document: its list, its record, and the commands that every document has. */
export function registerDocument(
  app: PortalApp,
  platform: Platform,
  approvals: ApprovalPort,
  parts: DocumentParts,
): void {
  const { document, hooks } = parts
  const { resource, commands, type } = document
  const repository = createRepository(resource)
  // What may be done with it is told to whoever opens or moves it, and to nobody else.
  const one = shownSchema(resource).extend({
    actions: z.array(z.string()).optional(),
    /** Of those that are not left to this reader: why, by the names of the commands. */
    refused: z.record(z.string(), z.string()).optional(),
  })
  registerResource(app, platform, resource, {
    only: ['list', 'get', 'create', 'update'],
    repository,
    one,
    hooks: documentHooks(parts),
  })

  registerDocumentPaper(app, platform, parts)

  const options: CommandOptions<DocumentRow> = {
    async lock(tx, access, id) {
      const row = await lockDocument(tx.db, resource, id, access)
      if (!row) throw notFound()
      return row
    },
    show: (tx, access, id) => repository.get(tx.db, access, id),
  }
  const submission = submissionOf(approvals, parts)
  registerCommands(app, platform, document.listCommands, noRecords, {
    ask_submission: ({ tx, call, body: { ids } }) => submission.ask(tx, call, ids),
    submit_many: ({ tx, actor, body: { ids } }) => submission.submitAll(tx, actor, ids),
  })

  registerCommands(app, platform, commands, options, {
    ...ownHandlers(parts),
    submit: submission.submit,
    async withdraw(context) {
      const { tx, actor, record } = context
      checkDocumentStatus(parts, record, 'withdraw')
      // What was returned waits for nobody: there is no open round to end.
      if (record.status === 'pending')
        return approvals.withdraw(tx, {
          type,
          subject_id: record.id,
          by: await personOf(tx.db, actor.userId),
        })
      const moved = await moveDocument(tx, parts, record, 'withdraw')
      await hooks.onClosed?.(tx, moved)
    },
    async discard({ tx, record, audit }) {
      checkDocumentStatus(parts, record, 'discard')
      await hooks.beforeDiscard?.(tx, record)
      await deleteDraft(tx.db, resource, record.id)
      audit({})
    },
    async void(context) {
      const { tx, record, body } = context
      checkDocumentStatus(parts, record, 'void')
      await refuseHand(parts, context, 'void')
      const moved = await moveDocument(tx, parts, record, 'void', { last_comment: body.reason })
      await hooks.onVoided?.(tx, moved, body.reason)
    },
  })
}

type OwnRun = (context: CommandContext<OwnCommandTable[string], DocumentRow>) => Promise<unknown>

/** Those of the document's own commands, asked for only where its state allows it. */
function ownHandlers(parts: DocumentParts) {
  const wrapped = Object.keys(parts.document.own).map(name => {
    const handler = parts.handlers?.[name]
    if (!handler) throw new Error(`nothing carries out ${parts.document.resource.name}/${name}`)
    const run: OwnRun = async context => {
      const { tx, record } = context
      checkDocumentStatus(parts, record, name)
      if (parts.hooks.allows?.(record, name) === false) throw new Problem('conflict', 'leave_wrong_state')
      await refuseHand(parts, context, name)
      let row = record
      return handler(context, async (trigger, values) => {
        row = await moveDocument(tx, parts, row, trigger, values)
        return row
      })
    }
    return [name, run] as const
  })
  return Object.fromEntries(wrapped)
}

import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { offeredOf } from '@server/platform/documents/document-actions'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { checkDocumentStatus } from '@server/platform/documents/move-document'
import { Problem } from '@server/platform/http/problems'
import { findEmployeeOf } from '@server/platform/people/employees.repository'
import type { ResourceHooks } from '@server/platform/resource/resource-context'

/** Of the unit of whoever drafts it, unless its fields name another. */
async function maker(tx: Tx, { userId }: Actor): Promise<{ employee_id: string; ou_id: string }> {
  const employee = await findEmployeeOf(tx.db, userId)
  if (!employee) throw new Problem('rule_broken', 'no_employee')
  return { employee_id: employee.id, ou_id: employee.ou_id }
}

/** A new document is its maker's own; what is decided about is not changed. */
export function documentHooks(parts: DocumentParts): ResourceHooks {
  const { hooks } = parts
  return {
    beside: (tx, call, row) => offeredOf(tx, call, parts, row as DocumentRow),
    async beforeWrite(tx, call, values, before) {
      const row = before as DocumentRow | null
      if (row) checkDocumentStatus(parts, row, 'edit')
      const completed = (await hooks.beforeWrite?.(tx, values, row)) ?? values
      if (row) return { ...completed, content_version: row.content_version + 1 }
      return { ...(await maker(tx, call.actor)), ...completed }
    },
  }
}

import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { EVERYWHERE, isActiveField, maybe, nameText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { conditionSchema } from '@contract/approvals/condition.rules'
import { APPROVED_DOCUMENTS } from '@contract/kernel/document-types'

/** Who decides about a type of document, in which order. Its steps come with it as one document. */
export const approvalChainResource = defineResource({
  name: 'approval_chain',
  path: '/settings/approval-chains',
  table: 'approval_chain',
  permission: 'settings.approval_chain',
  scope: { ou: 'ou_id', sharedWithoutOu: true },
  title: 'name',
  defaultSort: [
    { field: 'doc_type', direction: 'asc' },
    { field: 'priority', direction: 'desc' },
  ],
  isSmall: true,
  fields: {
    doc_type: { kind: 'enum', schema: z.enum(APPROVED_DOCUMENTS), ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: maybe(idSchema), ...EVERYWHERE },
    division_id: { kind: 'reference', to: 'division', schema: maybe(idSchema), ...EVERYWHERE },
    condition: {
      kind: 'json',
      schema: maybe(conditionSchema),
      creatable: true,
      changeable: true,
      listed: true,
    },
    /** The highest is tried first. */
    priority: { kind: 'integer', schema: z.number().int().min(0).max(9_999).default(0), ...EVERYWHERE },
    is_active: isActiveField,
  },
})

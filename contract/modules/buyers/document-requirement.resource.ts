import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { codeText, EVERYWHERE, isActiveField, maybe, nameText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { BUYER_KINDS, EMPLOYMENTS } from '@contract/selling/buyer.values'
import {
  DOCUMENT_GIVERS,
  DOCUMENT_KEEPERS,
  DOCUMENT_STAGES,
  DOCUMENT_TIMES,
} from '@contract/selling/requirements.rules'
import { FINANCINGS } from '@contract/selling/schedule.rules'

/** One line of the list of papers that sales ask for. Left empty, a condition is met by every sale. */
export const documentRequirementResource = defineResource({
  name: 'document_requirement',
  path: '/buyer-management/requirements',
  table: 'document_requirement',
  permission: 'buyer.record',
  // Whoever verifies papers says which ones are asked for.
  actions: {
    create: 'verify_document',
    edit: 'verify_document',
    deactivate: 'verify_document',
    export: 'verify_document',
  },
  scope: {},
  title: 'name',
  defaultSort: [
    { field: 'mandatory_for', direction: 'asc' },
    { field: 'sort', direction: 'asc' },
  ],
  isSmall: true,
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    mandatory_for: { kind: 'enum', schema: z.enum(DOCUMENT_STAGES), ...EVERYWHERE },
    project_id: { kind: 'reference', to: 'project', schema: maybe(idSchema), ...EVERYWHERE },
    financing: { kind: 'enum', schema: maybe(z.enum(FINANCINGS)), ...EVERYWHERE },
    employment: { kind: 'enum', schema: maybe(z.enum(EMPLOYMENTS)), ...EVERYWHERE },
    buyer_kind: { kind: 'enum', schema: maybe(z.enum(BUYER_KINDS)), ...EVERYWHERE },
    needed_when: { kind: 'enum', schema: z.enum(DOCUMENT_TIMES).default('always'), ...EVERYWHERE },
    from_whom: { kind: 'enum', schema: z.enum(DOCUMENT_GIVERS).default('buyer'), ...EVERYWHERE },
    kept_with: { kind: 'enum', schema: z.enum(DOCUMENT_KEEPERS).default('buyer'), ...EVERYWHERE },
    asks_valid_to: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    sort: { kind: 'integer', schema: z.number().int().min(0).max(9999).default(0), ...EVERYWHERE },
    is_active: isActiveField,
  },
})

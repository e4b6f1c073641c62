import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  codeText,
  dateText,
  EVERYWHERE,
  IN_RECORD,
  isActiveField,
  KEPT,
  maybe,
  nameText,
} from '@contract/kernel/field-declarations'
import { audienceSchema } from '@contract/modules/files/audience'

export const FORM_CATEGORIES = ['leave', 'payroll', 'benefits', 'sales', 'finance', 'general'] as const

export const downloadableFormResource = defineResource({
  name: 'downloadable_form',
  path: '/files/forms',
  table: 'downloadable_form',
  permission: 'files.form',
  // Of the whole company. Who keeps forms sees all of them; who uses them asks for their own.
  scope: {},
  actions: { view: 'manage', create: 'manage', edit: 'manage', deactivate: 'manage' },
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    category: { kind: 'enum', schema: z.enum(FORM_CATEGORIES), ...EVERYWHERE },
    /** None until its first file is there. */
    version: { kind: 'integer', schema: z.number().int(), ...KEPT },
    file_name: { kind: 'text', schema: z.string().nullable(), ...KEPT },
    valid_from: { kind: 'date', schema: dateText, ...EVERYWHERE },
    valid_to: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    audience: { kind: 'json', schema: audienceSchema, ...IN_RECORD },
    download_count: { kind: 'integer', schema: z.number().int(), ...KEPT },
    is_active: isActiveField,
  },
})

export type DownloadableForm = Row<typeof downloadableFormResource>

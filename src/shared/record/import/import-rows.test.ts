import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineResource, type Resource } from '@contract/kernel/define-resource'
import {
  doubledFields,
  guessColumns,
  missingFields,
  rememberedColumns,
} from '@/shared/record/import/column-guess'
import { errorTable, groupErrors, rowsFor } from '@/shared/record/import/import-rows'

const resource = defineResource({
  name: 'trial',
  path: '/trial/trials',
  table: 'trial',
  permission: 'trial.trial',
  scope: {},
  title: 'name',
  defaultSort: [],
  fields: {
    code: { kind: 'code', schema: z.string().min(1), creatable: true },
    name: { kind: 'text', schema: z.string().min(1), creatable: true },
    kind: { kind: 'enum', schema: z.enum(['head_office', 'branch']).nullable(), creatable: true },
    developer_id: { kind: 'reference', to: 'developer', schema: z.uuid().nullable(), creatable: true },
  },
}) as Resource
const FIELDS = ['code', 'name', 'kind', 'developer_id']
const LABELS: Record<string, string> = {
  code: 'Código',
  name: 'Nombre',
  kind: 'Tipo',
  developer_id: 'Promotor',
}
const labelOf = (field: string) => LABELS[field] ?? field

describe('the columns of a file', () => {
  it('are matched by the words of the reader, by the fields themselves, and by what was chosen before', () => {
    expect(guessColumns(['CODIGO *', 'name', 'Developer', 'Other'], FIELDS, labelOf)).toEqual([
      'code',
      'name',
      'developer_id',
      null,
    ])
    expect(guessColumns(['Nr', 'Wer'], FIELDS, labelOf, { nr: 'code', wer: 'gone' })).toEqual(['code', null])
    expect(guessColumns(['Code', 'código'], FIELDS, labelOf)).toEqual(['code', null])
    expect(rememberedColumns(['Nr.', 'Wer'], ['code', null])).toEqual({ nr: 'code' })
  })

  it('lack what must be filled, and fill nothing twice', () => {
    expect(missingFields(resource, FIELDS, ['code', null])).toEqual(['name'])
    expect(doubledFields(['code', 'name', 'code', null, null])).toEqual(['code'])
  })
})

describe('the rows of a file', () => {
  const valueLabel = (_field: string, value: string) => (value === 'branch' ? 'Sucursal' : value)

  it('go by the names of the fields, with choices by their own', () => {
    const rows = [
      ['A', 'Ana', 'sucursal', 'left out'],
      ['B', '', 'head_office', ''],
    ]
    expect(rowsFor(resource, ['code', 'name', 'kind', null], rows, valueLabel)).toEqual([
      { code: 'A', name: 'Ana', kind: 'branch' },
      { code: 'B', name: null, kind: 'head_office' },
    ])
  })

  const errors = [
    { row: 4, path: 'name', code: 'required', message: 'Required.' },
    { row: 0, path: 'code', code: 'already_exists', message: 'Taken.' },
    { row: 2, path: 'name', code: 'required', message: 'Required.' },
    { row: 2, path: '', code: 'in_use', message: 'In use.' },
  ]

  it('fail in groups', () => {
    expect(groupErrors(errors).map(({ path, rows }) => [path, rows])).toEqual([
      ['name', [4, 2]],
      ['code', [0]],
      ['', [2]],
    ])
  })

  it('that failed come back with their number in the sheet and all that is wrong', () => {
    const rows = [
      ['A', 'x'],
      ['B', 'y'],
      ['C', ''],
      ['D', 'z'],
      ['E', ''],
    ]
    expect(errorTable(['Code', 'Name'], rows, errors, { row: 'Row', error: 'Error', labelOf })).toEqual({
      headings: ['Row', 'Code', 'Name', 'Error'],
      rows: [
        ['2', 'A', 'x', 'Código: Taken.'],
        ['4', 'C', '', 'Nombre: Required. In use.'],
        ['6', 'E', '', 'Nombre: Required.'],
      ],
    })
  })
})

import type { GridColumn } from '@/shared/grid/data-grid.types'
import type { CaseColumn } from './harness.types'

export type CaseRow = { id: string } & Record<string, unknown>

const FORMATTERS: Record<string, (value: unknown) => string> = {
  eur: value => (value === null || value === undefined || value === '' ? '' : `€${String(value)}`),
}

export const columnId = (column: CaseColumn) => (typeof column === 'string' ? column : column.id)

export function caseColumns(columns: CaseColumn[], isRtl: boolean): GridColumn<CaseRow>[] {
  const first = columnId(columns[0] ?? '')
  return columns.map(column => {
    const own = typeof column === 'string' ? { id: column } : column
    const format = own.formatter === undefined ? undefined : FORMATTERS[own.formatter]
    if (own.formatter !== undefined && !format) throw new Error(`No such formatter: ${own.formatter}`)
    if (own.getter !== undefined && own.getter !== 'double') throw new Error(`No such getter: ${own.getter}`)
    return {
      colId: own.id,
      field: own.id,
      headerName: own.id,
      width: 120,
      kind: own.kind,
      hide: own.hide ?? false,
      pinned: own.pin ? ((own.pin === 'left') === !isRtl ? 'start' : 'end') : null,
      ...(format && { valueFormatter: ({ value }) => format(value) }),
      ...(own.getter && { valueGetter: ({ data }) => Number(data?.[first]) * 2 }),
    } satisfies GridColumn<CaseRow>
  })
}

export function caseRows(columns: CaseColumn[], rows: unknown[][], prefix: string): CaseRow[] {
  return rows.map((values, n) => ({
    id: `${prefix}${n}`,
    ...Object.fromEntries(columns.map((column, at) => [columnId(column), values[at]])),
  }))
}

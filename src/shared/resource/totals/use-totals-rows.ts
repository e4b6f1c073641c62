import { useMemo } from 'react'
import type { Field } from '@contract/kernel/define-resource'
import { isTotalled } from '@contract/kernel/field-total'
import { placedColumns } from '@/shared/grid/columns/column-layout'
import { totalsRow, type TotalsRow } from '@/shared/grid/columns/totals-row'
import type { ListModel } from '@/shared/resource/list-model'
import { totalsOf } from '@/shared/resource/totals/totals-of'
import { useTotals } from '@/shared/resource/totals/use-totals'

const NONE: readonly TotalsRow[] = []

/** The row at the foot of a list that has amounts: none where it has no rows. */
export function useTotalsRows(list: ListModel): readonly TotalsRow[] {
  const { columns, settings, words, api, filtered } = list
  const shown = useMemo(() => {
    const fields: Partial<Record<string, Field>> = api.resource.fields
    const placed = placedColumns(columns, settings.layout).filter(({ isHidden }) => !isHidden)
    const inOrder = [
      ...placed.filter(({ pinned }) => pinned === 'start'),
      ...placed.filter(({ pinned }) => pinned !== 'start'),
    ]
    return inOrder.map(({ column }) => {
      const field = fields[column.id]
      return { id: column.id, kind: column.kind, isTotalled: field !== undefined && isTotalled(field) }
    })
  }, [api, columns, settings.layout])
  const summed = shown.filter(column => column.isTotalled).map(column => column.id)
  const sums = useTotals(list, filtered === 0 ? [] : summed)
  return useMemo(() => {
    const texts = filtered === 0 ? null : totalsOf({ columns: shown, sums }, words.say, words.formats.amount)
    return texts ? [totalsRow(texts)] : NONE
  }, [shown, sums, words, filtered])
}

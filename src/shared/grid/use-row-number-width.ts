import type { GridApi } from 'ag-grid-community'
import { useEffect } from 'react'
import { figureText } from '@/shared/format/formats'
import { NUMBER_WIDTH, ROW_NUMBER_COLUMN } from '@/shared/grid/service-columns'

const DIGIT = 8
const AROUND = 26

/** Wide enough for the number of the last row: "100,000" would stand there as "10…". */
function rowNumberWidth(rows: number | null): number {
  return Math.max(NUMBER_WIDTH, AROUND + DIGIT * figureText(rows ?? 0).length)
}

export function useRowNumberWidth<Row>(api: GridApi<Row> | null, rows: number | null): void {
  const newWidth = rowNumberWidth(rows)
  useEffect(() => {
    api?.setColumnWidths([{ key: ROW_NUMBER_COLUMN, newWidth }])
  }, [api, newWidth])
}

import { useCallback } from 'react'
import type { ReportDimension } from '@contract/modules/sales/sales-report.rules'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

type ReportLine = { key: string | null; label: string | null }

/** What a line is called, in the table, in the picture and in the file alike. */
export function useLineLabel(by: ReportDimension): (line: ReportLine) => string {
  const t = usePhrases('sales-report')
  const formats = useFormats()
  return useCallback(
    ({ key, label }) => (by === 'month' && key ? formats.month(`${key}-01`) : (label ?? t('none'))),
    [by, formats, t],
  )
}

import type { CollectionReport } from '@contract/modules/collection/collection-report'
import { RECEIPT_MODES } from '@contract/modules/collection/receipt.resource'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** What a row of the report is called: a month or a method by its name, and what settles nothing yet by that. */
export function useRowName({ by }: Pick<CollectionReport, 'by'>) {
  const t = usePhrases('collection')
  const formats = useFormats()
  return ({ key, name }: Pick<CollectionReport['rows'][number], 'key' | 'name'>): string => {
    const mode = by === 'mode' && RECEIPT_MODES.find(one => one === key)
    if (mode) return t(`values.mode.${mode}`)
    if (name === null) return t('report.none')
    return by === 'month' ? formats.month(`${name}-01`) : name
  }
}

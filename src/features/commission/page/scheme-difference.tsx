import type { SchemeTerms } from '@contract/modules/commission/scheme.resource'
import {
  addressOf,
  schemeDifference,
  type DifferenceLine,
} from '@contract/modules/commission/scheme-difference.rules'
import { useLineWords } from '@/features/commission/use-line-words'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldValue } from '@/shared/record/field-value'
import { Table, type TableColumn } from '@/shared/ui/table'

export type SchemeDifferenceProps = { before: SchemeTerms; after: SchemeTerms }

/** What one version says otherwise than another, line by line. */
export function SchemeDifference({ before, after }: SchemeDifferenceProps) {
  const t = usePhrases('commission')
  const words = useLineWords()
  const lines = schemeDifference(before, after)
  const value = (line: DifferenceLine, side: 'before' | 'after') => {
    const told = words.of(addressOf(line))
    if (!told) return null
    return <FieldValue field={told.field} name={told.name} namespace="commission" value={line[side]} />
  }
  const columns: TableColumn<DifferenceLine>[] = [
    {
      key: 'what',
      header: t('changes.what'),
      rowHeader: true,
      cell: line => words.of(addressOf(line))?.label ?? addressOf(line),
    },
    { key: 'before', header: t('changes.before'), cell: line => <del>{value(line, 'before')}</del> },
    {
      key: 'after',
      header: t('changes.after'),
      cell: line => <ins className="scheme-new">{value(line, 'after')}</ins>,
    },
  ]
  return (
    <Table
      caption={t('changes.title')}
      columns={columns}
      rows={lines}
      rowKey={addressOf}
      empty={<p className="text-muted mb-0">{t('changes.none')}</p>}
    />
  )
}

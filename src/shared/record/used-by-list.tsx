import type { UsedBy } from '@contract/kernel/record-calls'
import { hasPhrase } from '@/shared/i18n/i18n'
import { useLatePhrases } from '@/shared/i18n/use-late-phrases'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Skeleton } from '@/shared/ui/skeleton'

export type UsedByListProps = { uses: UsedBy }

export function UsedByList({ uses }: UsedByListProps) {
  const t = usePhrases('used-by')
  const areWordsHere = useLatePhrases('used-by')
  const nameOf = (table: string) =>
    hasPhrase('used-by', `tables.${table}`)
      ? t(`tables.${table}` as 'tables.other')
      : t('tables.other', { table })
  if (!areWordsHere) return <Skeleton lines={2} />
  return (
    <dl className="definition-list">
      {uses.map(({ table, count }) => (
        <div key={table} className="definition-pair">
          <dt>{nameOf(table)}</dt>
          <dd>{t('count', { count })}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { UsedBy } from '@contract/kernel/record-calls'
import { hasPhrase } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type UsedByListProps = { uses: UsedBy }

export function UsedByList({ uses }: UsedByListProps) {
  const t = usePhrases('record')
  const nameOf = (table: string) =>
    hasPhrase('record', `used.tables.${table}`)
      ? t(`used.tables.${table}` as 'used.tables.other')
      : t('used.tables.other', { table })
  return (
    <dl className="definition-list">
      {uses.map(({ table, count }) => (
        <div key={table} className="definition-pair">
          <dt>{nameOf(table)}</dt>
          <dd>{t('used.count', { count })}</dd>
        </div>
      ))}
    </dl>
  )
}

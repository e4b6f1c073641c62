import type { KnownChange } from '@contract/modules/accounting/known-changes.rules'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'
import { Card } from '@/shared/ui/card'

export type KnownChangesProps = {
  statement: { known_on: string | null; changes: readonly KnownChange[] }
}

/** What was posted since the day that a statement is asked of: each account that it moved. */
export function KnownChanges({ statement: { known_on, changes } }: KnownChangesProps) {
  const t = usePhrases('statement')
  const formats = useFormats()
  if (known_on === null) return null
  const day = formats.date(known_on)
  const columns = (['account', 'known', 'now', 'difference'] as const).map(key => ({
    key,
    label: t(`known_on.${key}`),
  }))
  return (
    <Card title={t('known_on.title', { day })} text={changes.length === 0 && t('known_on.none')} flush>
      {changes.length > 0 && (
        <StatementTable title={t('known_on.title', { day })} columns={columns}>
          <tbody className="statement-rows">
            {changes.map(({ account_id, code, name, known, now, difference }) => (
              <tr key={account_id} className="statement-line">
                <th scope="row" title={`${code} ${name}`}>
                  <bdi>{`${code} ${name}`}</bdi>
                </th>
                <StatementFigure amount={known} />
                <StatementFigure amount={now} />
                <StatementFigure amount={difference} />
              </tr>
            ))}
          </tbody>
        </StatementTable>
      )}
    </Card>
  )
}

import { AGING_BUCKETS } from '@contract/modules/collection/aging.rules'
import type { OwedLines, OwedProject } from '@contract/modules/collection/owed-lines'
import type { OwedAddress } from '@/features/collection/receivables/use-owed-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { GroupedTable } from '@/shared/statement/grouped-table'
import { StatementFigure } from '@/shared/statement/statement-figure'

export type OwedProjectsProps = { name: string; owed: OwedLines; address: OwedAddress }

type Figures = Pick<OwedProject, 'buckets' | 'total'>

/** What a developer owes, project by project; each sum leads to the statements that it is made of. */
export function OwedProjects({ name: developer, owed, address }: OwedProjectsProps) {
  const t = usePhrases('collection')
  const columns = [
    { key: 'project', label: t('receivables.project') },
    ...AGING_BUCKETS.map(bucket => ({ key: bucket, label: t(`receivables.bucket.${bucket}`) })),
    { key: 'total', label: t('receivables.total') },
  ]
  const cells = ({ buckets, total }: Figures, name: string, key?: string | null) => (
    <>
      {AGING_BUCKETS.map(bucket => (
        <StatementFigure key={bucket} amount={buckets[bucket] ?? '0.00'} />
      ))}
      <StatementFigure
        amount={total}
        entries={{ to: address.toProject(key ?? ''), label: t('receivables.statements_in', { name }) }}
      />
    </>
  )
  return (
    <GroupedTable
      title={t('receivables.projects_of', { name: developer })}
      columns={columns}
      rows={owed.projects}
      totals={owed}
      totalName={t('receivables.all_projects')}
      nameOf={row => row.name}
      cells={cells}
    />
  )
}

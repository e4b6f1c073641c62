import type { ChartPerson } from '@contract/modules/people/employee.calls'
import { headsIn, reportsIn } from '@/features/people/org-chart/chart-view'
import { useGetOrgChartQuery } from '@/features/people/people.api'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'
import { AnswerWait } from '@/shared/resource/answer-wait'

export type EmployeeLineProps = { id: string; opens: 'panel' | ((id: string) => string) }

/** Who stands above, nearest first, and who reports directly. */
export function EmployeeLine({ id, opens }: EmployeeLineProps) {
  const t = usePhrases('people')
  const { data, ...answer } = useGetOrgChartQuery()
  if (!data) return <AnswerWait answer={answer} lines={6} />
  const list = (people: readonly ChartPerson[], none: string) =>
    people.length === 0 ? (
      <p className="text-muted">{none}</p>
    ) : (
      <ul className="line-list">
        {people.map(person => (
          <li key={person.id}>
            <RecordLink id={person.id} opens={opens} className="record-link">
              <bdi>{person.full_name}</bdi>
            </RecordLink>
            <span className="small text-muted">{storedName('position', person.position)}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <div className="stack">
      <section className="form-stack">
        <h3 className="section-title">{t('line.heads')}</h3>
        {list(headsIn(data, id), t('line.no_heads'))}
      </section>
      <section className="form-stack">
        <h3 className="section-title">{t('line.reports')}</h3>
        {list(reportsIn(data, id), t('line.no_reports'))}
      </section>
    </div>
  )
}

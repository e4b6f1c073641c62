import type { Chart } from '@/features/people/org-chart/chart-view'
import { Ltr } from '@/shared/format/ltr'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PersonAvatar } from '@/shared/photo/person-avatar'
import { spokenName } from '@/shared/photo/spoken-name'
import { Icon } from '@/shared/ui/icon'

export type ChartListProps = { people: Chart; chart: Chart }

/** On a phone: who somebody is, to whom they report, and how to reach them with one touch. */
export function ChartList({ people, chart }: ChartListProps) {
  const t = usePhrases('people')
  const nameOf = (id: string | null) => chart.find(person => person.id === id)?.full_name
  return (
    <ul className="chart-list" aria-label={t('chart.title')}>
      {people.map(person => {
        const head = nameOf(person.head_id)
        return (
          <li key={person.id} className="chart-card">
            <PersonAvatar employeeId={person.id} name={spokenName(person.full_name)} />
            <div className="chart-card-words">
              <strong>
                <bdi>{person.full_name}</bdi>
              </strong>
              <span>{storedName('position', person.position)}</span>
              <span className="small text-muted">
                {head ? t('chart.reports_to', { name: head }) : t('chart.top')}
              </span>
              {person.mobile && (
                <a href={`tel:${person.mobile}`} className="chart-reach">
                  <Icon name="phone" /> <Ltr>{person.mobile}</Ltr>
                </a>
              )}
              <a href={`mailto:${person.email}`} className="chart-reach">
                <Icon name="envelope" /> <bdi>{person.email}</bdi>
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
